import { useEffect, useRef } from "react";

/** Return the ref of a form whose first invalid field is focused when an attempt to save finds problems. */
export function useFirstProblem(problems: object) {
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (Object.keys(problems).length === 0) return;
    form.current
      ?.querySelector<HTMLElement>("[aria-invalid=true], fieldset[aria-describedby] input")
      ?.focus();
  }, [problems]);

  return form;
}
