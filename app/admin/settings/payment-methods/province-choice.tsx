import { Plural, Trans } from "@lingui/react/macro";
import { PROVINCES } from "#app/domain/province.ts";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";

type ProvinceChoiceProps = {
  chosen: readonly string[];
  onChange: (provinces: string[]) => void;
};

/** Where a way to pay is offered; none chosen is everywhere. */
export function ProvinceChoice({ chosen, onChange }: ProvinceChoiceProps) {
  const toggle = (name: string, isChosen: boolean) =>
    onChange(PROVINCES.filter((known) => (known === name ? isChosen : chosen.includes(known))));
  return (
    <details className="sm:col-span-2">
      <summary className="min-h-11 cursor-pointer py-2.5 text-sm">
        {chosen.length === 0 ? (
          <Trans>Offered in all provinces</Trans>
        ) : (
          <Plural
            value={chosen.length}
            one="Offered in # province"
            other="Offered in # provinces"
          />
        )}
      </summary>
      <div className="grid gap-x-6 sm:grid-cols-3">
        {PROVINCES.map((name) => (
          <CheckboxField
            key={name}
            label={name}
            checked={chosen.includes(name)}
            onChange={(isChosen) => toggle(name, isChosen)}
          />
        ))}
      </div>
    </details>
  );
}
