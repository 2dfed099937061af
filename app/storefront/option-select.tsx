import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { SelectField } from "#app/ui/select-field.tsx";
import { useChoiceName } from "./use-choice-name.ts";

type OptionSelectProps = {
  label: ReactNode;
  options: string[];
  value: string | null;
  onChange: (option: string) => void;
  hasStock: (option: string) => boolean;
};

/** A size or color in a native select. Options out of stock are disabled; nothing without options. */
export function OptionSelect({ label, options, value, onChange, hasStock }: OptionSelectProps) {
  const nameOf = useChoiceName();
  if (options.length === 0) return null;
  return (
    <SelectField label={label} value={value ?? ""} onChange={onChange}>
      {value === null && (
        <option value="" disabled>
          <Trans>Choose…</Trans>
        </option>
      )}
      {options.map((option) => (
        <option key={option} value={option} disabled={option !== value && !hasStock(option)}>
          {nameOf(option)}
        </option>
      ))}
    </SelectField>
  );
}
