import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { FIELD_CLASS, FieldShell, type FieldShellProps } from "./field-shell.tsx";

type TextFieldProps = FieldShellProps &
  Omit<ComponentProps<"input">, "onChange" | "className"> & {
    onChange?: (value: string) => void;
    inputClassName?: string;
  };

export function TextField({
  label,
  hint,
  error,
  className,
  inputClassName,
  onChange,
  ...input
}: TextFieldProps) {
  return (
    <FieldShell label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <input
          {...input}
          {...control}
          onChange={(event) => onChange?.(event.currentTarget.value)}
          className={classNames(FIELD_CLASS, inputClassName)}
        />
      )}
    </FieldShell>
  );
}
