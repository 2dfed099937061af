import type { FormEvent } from "react";
import { focusFirstInvalid } from "../focus-first-invalid.ts";

/**
 * Show the message that an invalid field names in `data-problem`, in place of the browser's, until the field is edited. For HTML
 * that hydration leaves alone; what React renders has `useInvalidFields`.
 */
export function showFieldProblem(event: FormEvent) {
  const field = event.target as HTMLInputElement;
  const problem = document.getElementById(field.dataset.problem ?? "");
  if (!problem) return;
  event.preventDefault();
  const mark = (isInvalid: boolean) => {
    problem.hidden = !isInvalid;
    field.setAttribute("aria-invalid", String(isInvalid));
    field.setAttribute("aria-describedby", isInvalid ? problem.id : "");
  };
  mark(true);
  field.addEventListener("input", () => mark(false), { once: true });
  focusFirstInvalid(field.form);
}
