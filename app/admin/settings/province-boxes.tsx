import { PROVINCES } from "#app/domain/delivery/province.ts";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";

type ProvinceBoxesProps = {
  chosen: readonly string[];
  onChange: (provinces: string[]) => void;
  /** What is said below a province. */
  noteOf?: (province: string) => string | undefined;
};

/** A checkbox for each province. */
export function ProvinceBoxes({ chosen, onChange, noteOf }: ProvinceBoxesProps) {
  const toggle = (name: string, isChosen: boolean) =>
    onChange(PROVINCES.filter((known) => (known === name ? isChosen : chosen.includes(known))));
  return (
    <div className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
      {PROVINCES.map((name) => {
        const note = noteOf?.(name);
        return (
          <CheckboxField
            key={name}
            label={
              <span>
                {name}
                {note && <span className="block text-muted text-xs">{note}</span>}
              </span>
            }
            checked={chosen.includes(name)}
            onChange={(isChosen) => toggle(name, isChosen)}
          />
        );
      })}
    </div>
  );
}
