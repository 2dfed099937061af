import { Trans } from "@lingui/react/macro";
import { useId, useState } from "react";
import { entryNameIn, type TaxonomyEntry } from "#app/domain/catalogue/taxonomy-entry.ts";
import type { AdminSizeChart } from "#app/domain/fit/size-chart.ts";
import { EMPTY_CHART_DRAFT } from "#app/domain/fit/size-chart-form.ts";
import { Button } from "#app/ui/button.tsx";
import { newUuid } from "#app/ui/new-uuid.ts";
import { useLanguage } from "#app/ui/use-language.ts";
import { useReturnFocus } from "../focus/use-return-focus.ts";
import { useRowsWithDeleted } from "../unsaved/use-rows-with-deleted.ts";
import { ChartForm } from "./chart-form.tsx";
import { ChartRow } from "./chart-row.tsx";

type ChartPanelProps = { charts: AdminSizeChart[]; categories: TaxonomyEntry[] };

/** The size charts of the shop's size guide. */
export function ChartPanel({ charts, categories }: ChartPanelProps) {
  const id = useId();
  const { rows, onClose, changes } = useRowsWithDeleted(charts, (chart) => chart.id);
  const heading = useReturnFocus<HTMLHeadingElement>(changes);
  const language = useLanguage();
  const [addedId, setAddedId] = useState<string | null>(null);
  const add = useReturnFocus<HTMLButtonElement>(addedId);
  const options = categories.map((category) => ({
    id: category.id,
    name: entryNameIn(language, category),
    chartId:
      charts.find((chart) => chart.categories.some((used) => used.id === category.id))?.id ?? null,
  }));
  return (
    <section
      aria-labelledby={id}
      className="mt-8 min-w-0 border border-hairline bg-surface px-5 py-6 sm:px-8 sm:py-8"
    >
      <h2 ref={heading} id={id} tabIndex={-1} className="text-xl">
        <Trans>Size charts</Trans>
      </h2>
      <p className="mt-2 max-w-[34em] text-muted text-sm">
        <Trans>
          What shoppers see under Size Guide on a product of the category, and what Find my size
          compares with.
        </Trans>
      </p>
      <ul className="mt-5 border-hairline border-t">
        {rows.map(({ row, isDeleted }) => (
          <ChartRow key={row.id} chart={row} categories={options} {...{ isDeleted, onClose }} />
        ))}
      </ul>
      {addedId ? (
        <ChartForm
          id={addedId}
          version={null}
          stored={EMPTY_CHART_DRAFT}
          categories={options}
          onDone={() => setAddedId(null)}
        />
      ) : (
        <Button
          ref={add}
          size="sm"
          variant="secondary"
          className="mt-5"
          onClick={() => setAddedId(newUuid())}
        >
          <Trans>Add a size chart</Trans>
        </Button>
      )}
    </section>
  );
}
