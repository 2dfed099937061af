import { type ReactNode, useLayoutEffect, useRef } from "react";

type AddingFieldsProps = { isAdding: boolean; children: ReactNode };

/** The fields of a form that closes once it has added something. They take no text meanwhile: it would be lost. */
export function AddingFields({ isAdding, children }: AddingFieldsProps) {
  const fields = useRef<HTMLFieldSetElement>(null);
  useLayoutEffect(() => {
    // A disabled field loses the focus. An error is shown beside the button.
    if (!isAdding || !fields.current?.contains(document.activeElement)) return;
    fields.current.form?.querySelector<HTMLElement>("[type=submit]")?.focus();
  }, [isAdding]);
  return (
    <fieldset ref={fields} disabled={isAdding} className="contents">
      {children}
    </fieldset>
  );
}
