import { Plural, Trans } from "@lingui/react/macro";
import type { Order } from "#app/domain/order/order.ts";
import { Button } from "#app/ui/button.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import type { Selection } from "../table/use-selection.ts";

/** Selects every listed order, and opens the packing slips of those selected. */
export function OrderSelectionBar({ selection }: { selection: Selection<Order> }) {
  const { selected, isEverySelected, selectAll } = selection;
  return (
    <div className="flex min-h-16 flex-wrap items-center justify-between gap-x-6 gap-y-2 border-hairline border-t py-2">
      <CheckboxField
        label={<Trans>Select all</Trans>}
        checked={isEverySelected}
        onChange={selectAll}
      />
      {selected.length > 0 ? (
        <ButtonLink
          to={`/admin/orders/packing-slips?${new URLSearchParams(selected.map(({ id }) => ["id", id]))}`}
          variant="secondary"
          size="sm"
        >
          <Plural value={selected.length} one="# Packing Slip" other="# Packing Slips" />
        </ButtonLink>
      ) : (
        <Button variant="secondary" size="sm" disabled>
          <Trans>Packing Slips</Trans>
        </Button>
      )}
    </div>
  );
}
