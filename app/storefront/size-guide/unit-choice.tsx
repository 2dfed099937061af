import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { OPTION_CLASS, OPTION_INPUT_CLASS } from "../option-class.ts";

type Unit = "cm" | "in";

/** Centimeters or inches. */
export function UnitChoice({ unit, onChange }: { unit: Unit; onChange: (unit: Unit) => void }) {
  const { t } = useLingui();
  const name = useId();
  const options = [
    { value: "cm", label: <Trans>Centimeters</Trans> },
    { value: "in", label: <Trans>Inches</Trans> },
  ] as const;
  return (
    <fieldset aria-label={t`Unit`} className="flex gap-2">
      {options.map(({ value, label }) => (
        <label key={value} className={OPTION_CLASS}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={unit === value}
            onChange={() => onChange(value)}
            className={OPTION_INPUT_CLASS}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
