import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";
import type { LengthUnit } from "#app/domain/product/centimeters.ts";
import { Option } from "../option.tsx";

type UnitChoiceProps = { unit: LengthUnit; onChange: (unit: LengthUnit) => void };

export function UnitChoice({ unit, onChange }: UnitChoiceProps) {
  const { t } = useLingui();
  const name = useId();
  const options = [
    { value: "cm", label: <Trans>Centimeters</Trans> },
    { value: "in", label: <Trans>Inches</Trans> },
  ] as const;
  return (
    <fieldset aria-label={t`Unit`} className="flex flex-wrap gap-2">
      {options.map(({ value, label }) => (
        <Option
          key={value}
          type="radio"
          name={name}
          value={value}
          checked={unit === value}
          onChange={() => onChange(value)}
        >
          {label}
        </Option>
      ))}
    </fieldset>
  );
}
