import type { Openable } from "#app/ui/lazy-panel.tsx";
import { useDeferredUntilPaint } from "#app/ui/use-deferred-until-paint.ts";
import { FilterForm, type FilterFormProps } from "./filter-form.tsx";
import { FilterSheet } from "./filter-sheet.tsx";
import type { ProductCountProps } from "./product-count.tsx";
import type { FilterChange } from "./use-filter-change.ts";

export type FilterPanelProps = Openable &
  FilterFormProps &
  ProductCountProps & {
    /** In a wide window it is beside the grid, otherwise over the page. */
    isWide: boolean;
    change: FilterChange;
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
