import { createContext, type ReactNode, use, useId } from "react";
import { classNames } from "./class-names.ts";

export const FIELD_CLASS =
  "min-h-11 w-full border border-edge bg-surface px-3 py-2 transition-colors hover:border-ink " +
  "aria-invalid:border-oxblood disabled:bg-panel disabled:text-muted";

export type FieldShellProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  className?: string;
};

type ControlProps = { id: string; "aria-describedby"?: string; "aria-invalid"?: true };

/**
 * The role of errors: none in a long form that focuses its first invalid field, which is described by its error. Short forms keep
 * it: screen readers do not read a field again that already had the focus.
 */
export const ErrorRole = createContext<"alert" | undefined>("alert");

/** A control with label, hint and error, associated by ARIA attributes. */
export function FieldShell({
  label,
  hint,
  error,
  className,
  children,
}: FieldShellProps & { children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const role = use(ErrorRole);
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={classNames("grid grid-cols-1 content-start gap-1.5", className)}>
      <label htmlFor={id} className="text-sm text-muted">
        {label}
      </label>
      {children({
        id,
        ...(describedBy && { "aria-describedby": describedBy }),
        ...(error && { "aria-invalid": true as const }),
      })}
      {hint && (
        <p id={`${id}-hint`} className="text-xs text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role={role} className="text-sm text-oxblood">
          {error}
        </p>
      )}
    </div>
  );
}
