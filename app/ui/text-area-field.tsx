import type { ComponentProps } from "react";
import { FIELD_CLASS, FieldShell, type FieldShellProps } from "./field-shell.tsx";

type TextAreaFieldProps = FieldShellProps &
  Omit<ComponentProps<"textarea">, "onChange" | "className"> & {
    onChange?: (value: string) => void;
  };

export function TextAreaField({
  label,
  hint,
  error,
  className,
  onChange,
  ...area
}: TextAreaFieldProps) {
  return (
    <FieldShell label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <textarea
          {...area}
          {...control}
          onChange={(event) => onChange?.(event.currentTarget.value)}
          className={FIELD_CLASS}
        />
      )}
    </FieldShell>
  );
}
