import { Trans } from "@lingui/react/macro";
import { type ComponentProps, type ReactNode, useId } from "react";
import type { Taxonomy, TaxonomyKind } from "#app/data/admin/taxonomy.ts";
import type { TaxonomyEntry } from "#app/domain/catalogue/taxonomy-entry.ts";
import type { AdminSizeChart } from "#app/domain/fit/size-chart.ts";
import { useReturnFocus } from "../focus/use-return-focus.ts";
import { PageHeading } from "../layout/page-heading.tsx";
import { ChartPanel } from "../size-charts/chart-panel.tsx";
import { UnsavedGuard } from "../unsaved/unsaved-guard.tsx";
import { useRowsWithDeleted } from "../unsaved/use-rows-with-deleted.ts";
import { SwatchPanel } from "./swatch-panel.tsx";
import { TaxonomyEntryForm } from "./taxonomy-entry-form.tsx";
import { TaxonomyEntryRow } from "./taxonomy-entry-row.tsx";

type TaxonomyPanelProps = {
  kind: TaxonomyKind;
  title: ReactNode;
  addLabel: ReactNode;
  entries: TaxonomyEntry[];
};

function TaxonomyPanel({ kind, title, addLabel, entries }: TaxonomyPanelProps) {
  const id = useId();
  const { rows, onClose, changes } = useRowsWithDeleted(entries, (entry) => entry.id);
  const heading = useReturnFocus<HTMLHeadingElement>(changes);
  return (
    <section
      aria-labelledby={id}
      className="border border-hairline bg-surface px-5 py-6 sm:px-8 sm:py-8"
    >
      <h2 ref={heading} id={id} tabIndex={-1} className="mb-5 text-xl">
        {title}
      </h2>
      <TaxonomyEntryForm kind={kind} submitLabel={addLabel} />
      <ul className="mt-6 border-hairline border-t">
        {rows.map(({ row, isDeleted }) => (
          <TaxonomyEntryRow key={row.id} entry={row} {...{ kind, isDeleted, onClose }} />
        ))}
      </ul>
    </section>
  );
}

/** The tab Categories & Collections. */
export function TaxonomyPage({
  categories,
  collections,
  charts,
  ...swatches
}: Taxonomy & { charts: AdminSizeChart[] } & ComponentProps<typeof SwatchPanel>) {
  return (
    <UnsavedGuard>
      <PageHeading title={<Trans>Categories & Collections</Trans>} />
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-2">
        <TaxonomyPanel
          kind="categories"
          title={<Trans>Categories</Trans>}
          addLabel={<Trans>Add Category</Trans>}
          entries={categories}
        />
        <TaxonomyPanel
          kind="collections"
          title={<Trans>Collections</Trans>}
          addLabel={<Trans>Add Collection</Trans>}
          entries={collections}
        />
      </div>
      <ChartPanel charts={charts} categories={categories} />
      <SwatchPanel {...swatches} />
    </UnsavedGuard>
  );
}
