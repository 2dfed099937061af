import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { FIELD_CLASS, FieldShell, type FieldShellProps } from "./field-shell.tsx";
import { ChevronDownIcon } from "./icons/chevron-down-icon.tsx";

type SelectFieldProps = FieldShellProps &
  Omit<ComponentProps<"select">, "onChange" | "className"> & {
    onChange?: (value: string) => void;
  };

/** A labelled native select with `<option>` children. */
export function SelectField({
  label,
  hint,
  error,
  className,
  onChange,
  ...select
}: SelectFieldProps) {
  return (
    <FieldShell label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <span className="relative block">
          <select
            {...select}
            {...control}
            onChange={(event) => onChange?.(event.currentTarget.value)}
            className={classNames(FIELD_CLASS, "cursor-pointer appearance-none truncate pr-9")}
          />
          <ChevronDownIcon className="pointer-events-none absolute top-1/2 right-2.5 size-4 -translate-y-1/2" />
        </span>
      )}
    </FieldShell>
  );
}
