import type { ReactNode } from "react";
import type { Measure } from "#app/domain/product/measures.ts";
import { useMeasureWord } from "#app/ui/fit/use-measure-word.ts";
import { TOGGLE_CLASS } from "./toggle-class.ts";

type MeasureChoiceProps<Name extends Measure> = {
  label: ReactNode;
  measures: readonly Name[];
  chosen: readonly Name[];
  onChange: (chosen: Name[]) => void;
};

/** Buttons that choose the columns of a table of measures. */
export function MeasureChoice<Name extends Measure>({
  label,
  measures,
  chosen,
  onChange,
}: MeasureChoiceProps<Name>) {
  const wordOf = useMeasureWord();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-muted text-sm">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {measures.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={chosen.includes(name)}
            onClick={() =>
              onChange(measures.filter((other) => chosen.includes(other) !== (other === name)))
            }
            className={TOGGLE_CLASS}
          >
            {wordOf(name)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
