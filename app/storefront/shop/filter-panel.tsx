import type { ChoiceCounts } from "#app/domain/catalogue/choice-counts.ts";
import type { Filters } from "#app/domain/catalogue/filters.ts";
import { useDeferredUntilPaint } from "#app/ui/use-deferred-until-paint.ts";
import type { FilterChoices } from "./filter-fields.tsx";
import { FilterForm } from "./filter-form.tsx";
import { FilterSheet } from "./filter-sheet.tsx";
import type { FilterChange } from "./use-filter-change.ts";
import type { FilterFormState } from "./use-filter-form.ts";

export type FilterPanelProps = {
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** In a wide window it is beside the grid, otherwise over the page. */
  isWide: boolean;
  form: FilterFormState;
  filters: Filters;
  choices: FilterChoices;
  counts: ChoiceCounts;
  change: FilterChange;
  /** The number of products. */
  total: number;
};

/** The filters beside the grid, and those of narrow windows over the page. */
export function FilterPanel({ open, onOpenChange, isWide, form, ...panel }: FilterPanelProps) {
  const { filters, choices } = panel;
  // The grid is painted before the numbers beside it.
  const counts = useDeferredUntilPaint(panel.counts);
  return (
    <div className={import.meta.env.SSR ? "hidden noscript:block" : undefined}>
      <FilterForm form={form} filters={filters} choices={choices} counts={counts} />
      <FilterSheet
        {...panel}
        counts={counts}
        isOpen={open && !isWide}
        onOpenChange={onOpenChange}
      />
    </div>
  );
}
