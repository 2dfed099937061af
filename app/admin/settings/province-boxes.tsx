import { type ReactNode, useState } from "react";
import { PROVINCES } from "#app/domain/delivery/province.ts";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { ChevronDownIcon } from "#app/ui/icons/chevron-down-icon.tsx";

type ProvinceBoxesProps = {
  /** Shown while the list is folded. */
  summary: ReactNode;
  startsOpen?: boolean;
  chosen: readonly string[];
  onChange: (provinces: string[]) => void;
  /** What is said below a province. */
  noteOf?: (province: string) => string | undefined;
};

/** A folded list with a checkbox for each province. */
export function ProvinceBoxes({
  summary,
  startsOpen = false,
  chosen,
  onChange,
  noteOf,
}: ProvinceBoxesProps) {
  // A choice does not fold the list.
  const [isOpen] = useState(startsOpen);
  const toggle = (name: string, isChosen: boolean) =>
    onChange(PROVINCES.filter((known) => (known === name ? isChosen : chosen.includes(known))));
  return (
    <details open={isOpen} className="group sm:col-span-2">
      <summary className="flex min-h-11 cursor-pointer items-center gap-1.5 text-sm [&::-webkit-details-marker]:hidden">
        {summary}
        <ChevronDownIcon className="size-4 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
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
    </details>
  );
}
