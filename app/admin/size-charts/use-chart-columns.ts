import { useLingui } from "@lingui/react/macro";
import { SIZE_SYSTEMS } from "#app/domain/fit/size-chart.ts";
import type { ChartDraft } from "#app/domain/fit/size-chart-form.ts";
import type { Measure } from "#app/domain/product/measures.ts";
import { useMeasureWord } from "#app/ui/fit/use-measure-word.ts";
import type { GridColumn } from "../measures/measure-grid.tsx";

/** Return the columns of a chart's table after the size. */
export function useChartColumns({ body, garment }: ChartDraft): GridColumn[] {
  const { t } = useLingui();
  const wordOf = useMeasureWord();
  const ofBody = (measure: string) => t`${measure} of the body`;
  const ofGarment = (measure: string) => t`${measure} of the garment`;
  const named =
    (kind: "body" | "garment", label: (measure: string) => string) => (name: Measure) => ({
      key: `${kind}.${name}`,
      name: label(wordOf(name)),
      label: label(wordOf(name)),
      isText: kind === "body",
    });
  return [
    ...SIZE_SYSTEMS.map((system) => {
      const name = system.toUpperCase();
      return { key: system, name, label: t`${name} size`, isText: true };
    }),
    ...body.map(named("body", ofBody)),
    ...garment.map(named("garment", ofGarment)),
  ];
}
