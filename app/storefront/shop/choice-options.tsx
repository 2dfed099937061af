import { countOf } from "#app/domain/catalogue/choice-counts.ts";
import type { ChoiceField } from "#app/domain/catalogue/filters.ts";
import { Swatch } from "#app/ui/swatch.tsx";
import { Option } from "../option.tsx";
import type { Choices } from "./use-choices.ts";

export type ChoiceOption = { value: string; name: string };

export type ChoiceOptionsProps = {
  field: ChoiceField;
  options: ChoiceOption[];
  choices: Choices;
  counts: Readonly<Record<string, number>>;
};

/** The values of a filter as checkboxes, each with the number of products that it would show. */
export function ChoiceOptions({ field, options, choices, counts }: ChoiceOptionsProps) {
  const { chosen, kept, toggle } = choices;
  return (
    <div className="flex flex-wrap gap-1.5">
      {options.map(({ value, name }) => {
        const count = countOf(counts, value);
        const isEmpty = count === 0 && !kept.includes(value);
        return (
          <Option
            key={value}
            type="checkbox"
            name={field}
            value={value}
            checked={chosen.includes(value)}
            disabled={isEmpty}
            onChange={(event) => toggle(value, event.target.checked)}
            className={isEmpty ? "opacity-45" : undefined}
          >
            {field === "color" && <Swatch color={value} />}
            <span>
              {name} <span className="tabular-nums opacity-70">{count}</span>
            </span>
          </Option>
        );
      })}
    </div>
  );
}
