import { useLingui } from "@lingui/react/macro";
import type { ChartColumn, ChartDraft } from "#app/domain/fit/size-chart-form.ts";
import type { Measure } from "#app/domain/product/measures.ts";
import { useMeasureWord } from "#app/ui/fit/use-measure-word.ts";
import type { Comparison } from "../form/conflict-alert.tsx";
import type { CategoryOption } from "./category-choice.tsx";
import { ChartFieldName } from "./chart-field-name.tsx";
import { useChartColumns } from "./use-chart-columns.ts";

function MeasureNames({ measures }: { measures: Measure[] }) {
  return measures.map(useMeasureWord()).join(", ") || "–";
}

/** Without a name it is deleted. */
function CategoryNames({ names }: { names: (string | undefined)[] }) {
  const { t } = useLingui();
  return names.map((name) => name ?? t`Deleted`).join(", ") || "–";
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
  const nameOf = (id: string) => categories.find((category) => category.id === id)?.name;
  return {
    nameOf: (part) => <ChartFieldName of={part} />,
    show(part, draft) {
      if (part === "categories") return <CategoryNames names={draft.categories.map(nameOf)} />;
      if (part === "rows") return <Sizes draft={draft} />;
      return <MeasureNames measures={draft[part]} />;
    },
  };
}
