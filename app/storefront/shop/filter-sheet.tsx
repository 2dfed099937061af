import { Select, Trans } from "@lingui/react/macro";
import { grammaticalNumber } from "#app/domain/text/grammatical-number.ts";
import { groupThousands } from "#app/domain/text/group-thousands.ts";
import { Button } from "#app/ui/button.tsx";
import { LiveRegion } from "#app/ui/live-region.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { FilterForm, type FilterFormProps } from "./filter-form.tsx";
import { ProductCount, type ProductCountProps } from "./product-count.tsx";
import type { FilterChange } from "./use-filter-change.ts";
import { useFilterForm } from "./use-filter-form.ts";

type SheetFormProps = Omit<FilterFormProps, "form"> & { change: FilterChange };

type FilterSheetProps = SheetFormProps &
  ProductCountProps & { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

function SheetForm({ change, ...panel }: SheetFormProps) {
  const form = useFilterForm(panel.filters, change);
  return <FilterForm form={form} {...panel} />;
}

/** The filter panel of narrow windows, over the page. */
export function FilterSheet({ isOpen, onOpenChange, total: count, ...panel }: FilterSheetProps) {
  const total = groupThousands(String(count));
  return (
    <Sheet
      side="left"
      open={isOpen}
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
        <SheetForm {...panel} />
      </div>
    </Sheet>
  );
}
