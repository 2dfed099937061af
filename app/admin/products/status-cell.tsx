import { Plural, Trans } from "@lingui/react/macro";
import type { AdminProduct } from "#app/domain/product-editing/admin-product.ts";
import { contradictsStock, inventoryStatusFor } from "#app/domain/stock/inventory-status.ts";
import { nameIn } from "#app/domain/text/name-in.ts";
import { useLanguage } from "#app/ui/use-language.ts";
import { useReturnFocus } from "../focus/use-return-focus.ts";
import { useInventoryStatusName } from "./use-inventory-status-name.ts";
import { useProductChange } from "./use-product-change.ts";
import type { ProductTableActions } from "./use-product-table.ts";

type StatusCellProps = { product: AdminProduct; table: Pick<ProductTableActions, "onError"> };

/** Says that the status contradicts the stock, and sets the one that fits. */
function Contradiction({ product, table }: StatusCellProps) {
  const nameOf = useInventoryStatusName();
  const { change, isBusy } = useProductChange(product, table.onError);
  const language = useLanguage();
  const { quantity } = product;
  const fitting = inventoryStatusFor(quantity);
  const name = nameOf(fitting);

  return (
    <span className="block text-amber">
      {quantity > 0 ? (
        <Plural value={quantity} one="But # unit is left." other="But # units are left." />
      ) : (
        <Trans>But none is left.</Trans>
      )}
      <button
        type="button"
        // Not disabled, which would lose the focus.
        onClick={() => !isBusy && change({ inventoryStatus: fitting })}
        className="block min-h-11 text-left underline hover:text-ink"
      >
        <Trans>Set to {name}</Trans>
        <span className="sr-only">: {nameIn(language, product)}</span>
      </button>
    </span>
  );
}

/** The inventory status, and where it contradicts the stock, one press to set the right one. */
export function StatusCell({ product, table }: StatusCellProps) {
  const nameOf = useInventoryStatusName();
  const { inventoryStatus, quantity, statusFollowsStock } = product;
  const isContradicted = contradictsStock(inventoryStatus, quantity);
  const status = useReturnFocus<HTMLSpanElement>(isContradicted);
  return (
    <>
      <span ref={status} tabIndex={-1}>
        {nameOf(inventoryStatus)}
      </span>
      {statusFollowsStock && (
        <span className="block text-muted">
          <Trans>Follows the stock</Trans>
        </span>
      )}
      {isContradicted && <Contradiction product={product} table={table} />}
    </>
  );
}
