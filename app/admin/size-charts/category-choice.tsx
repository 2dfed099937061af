import { Trans } from "@lingui/react/macro";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { withChoice } from "../form/with-choice.ts";
import { ChartFieldName } from "./chart-field-name.tsx";

/** A category, and the chart that it has now. */
export type CategoryOption = { id: string; name: string; chartId: string | null };

type CategoryChoiceProps = {
  /** The edited chart. */
  id: string;
  categories: CategoryOption[];
  chosen: string[];
  onChange: (chosen: string[]) => void;
};

/** The categories of a size chart. A category has one chart, and leaves its former one. */
export function CategoryChoice({ id, categories, chosen, onChange }: CategoryChoiceProps) {
  return (
    <fieldset>
      <legend className="text-muted text-sm">
        <ChartFieldName of="categories" />
      </legend>
      <div className="flex flex-wrap gap-x-6">
        {categories.map((category) => (
          <CheckboxField
            key={category.id}
            label={
              category.chartId && category.chartId !== id ? (
                <>
                  {category.name}{" "}
                  <span className="text-muted text-xs">
                    <Trans>(has another chart now)</Trans>
                  </span>
                </>
              ) : (
                category.name
              )
            }
            checked={chosen.includes(category.id)}
            onChange={(isChosen) => onChange(withChoice(chosen, category.id, isChosen))}
          />
        ))}
      </div>
    </fieldset>
  );
}
