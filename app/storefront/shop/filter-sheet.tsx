import { Select, Trans } from "@lingui/react/macro";
import { grammaticalNumber } from "#app/domain/text/grammatical-number.ts";
import { groupThousands } from "#app/domain/text/group-thousands.ts";
import { Button } from "#app/ui/button.tsx";
import type { Openable } from "#app/ui/lazy-panel.tsx";
import { LiveRegion } from "#app/ui/live-region.tsx";
import { SheetPanel } from "#app/ui/sheet-panel.tsx";
import { useDeferredUntilPaint } from "#app/ui/use-deferred-until-paint.ts";
import { FilterControls, type FilterControlsProps } from "./filter-controls.tsx";
import { FilterForm } from "./filter-form.tsx";
import { ProductCount, type ProductCountProps } from "./product-count.tsx";
import type { FilterChange } from "./use-filter-change.ts";
import { useFilterForm } from "./use-filter-form.ts";

type SheetFormProps = Omit<FilterControlsProps, "form"> & { change: FilterChange };

export type FilterSheetProps = Openable & SheetFormProps & ProductCountProps;

function SheetForm({ change, ...controls }: SheetFormProps) {
  const form = useFilterForm(controls.filters, change);
  // The grid is painted before the numbers over it.
  const counts = useDeferredUntilPaint(controls.counts);
  return (
    <FilterForm form={form}>
      <FilterControls {...controls} form={form} counts={counts} />
    </FilterForm>
  );
}

/** The filter panel of narrow windows, over the page. */
export function FilterSheet({ open, onOpenChange, total: count, ...form }: FilterSheetProps) {
  const total = groupThousands(String(count));
  return (
    <SheetPanel
      side="left"
      open={open}
      onOpenChange={onOpenChange}
      title={<Trans>Filters</Trans>}
      footer={
        <>
          <LiveRegion>
            <ProductCount total={count} />
          </LiveRegion>
          <Button className="w-full" onClick={() => onOpenChange(false)}>
            <Select
              value={grammaticalNumber(count)}
              _one={`Show ${total} product`}
              other={`Show ${total} products`}
            />
          </Button>
        </>
      }
    >
      <div className="py-6">
        <SheetForm {...form} />
      </div>
    </SheetPanel>
  );
}
