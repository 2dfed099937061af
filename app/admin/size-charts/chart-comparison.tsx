import { useLingui } from "@lingui/react/macro";
import type { ChartColumn, ChartDraft } from "#app/domain/fit/size-chart-form.ts";
import type { Measure } from "#app/domain/product/measures.ts";
import { useMeasureWord } from "#app/ui/fit/use-measure-word.ts";
import type { Comparison } from "../form/conflict-alert.tsx";
import { namesAsListed } from "../form/names-as-listed.ts";
import type { CategoryOption } from "./category-choice.tsx";
import { ChartFieldName } from "./chart-field-name.tsx";
import { useChartColumns } from "./use-chart-columns.ts";

function MeasureNames({ measures }: { measures: Measure[] }) {
  return measures.map(useMeasureWord()).join(", ") || "–";
}

function CategoryNames({ ids, categories }: { ids: string[]; categories: CategoryOption[] }) {
  const { t } = useLingui();
  return namesAsListed(ids, categories, t`Deleted`);
}

/** A line for each size. */
function Sizes({ draft }: { draft: ChartDraft }) {
  const columns = useChartColumns(draft);
  const lines = draft.rows.map(({ cells }) => {
    const filled = columns.flatMap(({ key, name }) => {
      const text = cells[key as ChartColumn];
      return text ? [`${name} ${text}`] : [];
    });
    return [cells.size, filled.join(", ")].filter(Boolean).join(": ");
  });
  return <span className="whitespace-pre-line">{lines.join("\n") || "–"}</span>;
}

/** Return how to show the parts of a size chart that two editors changed. */
export function chartComparison(categories: CategoryOption[]): Comparison<ChartDraft> {
  return {
    nameOf: (part) => <ChartFieldName of={part} />,
    show(part, draft) {
      if (part === "categories") {
        return <CategoryNames ids={draft.categories} categories={categories} />;
      }
      if (part === "rows") return <Sizes draft={draft} />;
      return <MeasureNames measures={draft[part]} />;
    },
  };
}
