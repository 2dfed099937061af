import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { amountFromCents } from "#app/domain/money/money.ts";
import type { AdminProduct } from "#app/domain/product-editing/admin-product.ts";
import { inventoryStatusFor } from "#app/domain/stock/inventory-status.ts";
import { nameIn } from "#app/domain/text/name-in.ts";
import { classNames } from "#app/ui/class-names.ts";
import { useLanguage } from "#app/ui/use-language.ts";
import { InlineNumber } from "./inline-number.tsx";
import type { ProductTableActions } from "./use-product-table.ts";

/** The red, orange and green of specification section 9. */
const TONES = {
  "sold-out": "text-oxblood",
  "low-stock": "text-amber",
  "in-stock": "text-sage",
};

/** The table has no headings on narrow screens. */
function NumberLabel({ children }: { children: ReactNode }) {
  return (
    <span aria-hidden="true" className="block text-muted text-xs lg:hidden">
      {children}
    </span>
  );
}

type CellProps = { product: AdminProduct; table: ProductTableActions };

/** The editable price and the original price. */
export function PriceCell({ product, table }: CellProps) {
  const { t } = useLingui();
  const name = nameIn(useLanguage(), product);
  return (
    <>
      <NumberLabel>
        <Trans>Price</Trans>
      </NumberLabel>
      <InlineNumber
        label={t`Price of ${name}`}
        product={product}
        value={amountFromCents(product.price)}
        field="price"
        onError={table.onError}
        className="max-w-28 max-lg:-ml-2 lg:text-right"
      />
      {product.originalPrice !== null && (
        <s className="block px-2 text-muted text-sm tabular-nums max-lg:px-0">
          {amountFromCents(product.originalPrice)}
        </s>
      )}
    </>
  );
}

function Quantity({ product, table }: CellProps) {
  const { t } = useLingui();
  const name = nameIn(useLanguage(), product);
  const tone = classNames("font-semibold", TONES[inventoryStatusFor(product.quantity)]);
  if (product.variants) {
    return (
      <button
        type="button"
        onClick={() => table.countStock(product)}
        aria-label={t`Quantity of ${name}: ${product.quantity}, per size and color`}
        className={classNames(
          "min-h-11 min-w-11 px-2 text-left tabular-nums lg:text-right underline decoration-dotted max-lg:-ml-2",
          tone,
        )}
      >
        {product.quantity}
      </button>
    );
  }
  return (
    <InlineNumber
      label={t`Quantity of ${name}`}
      product={product}
      value={String(product.quantity)}
      field="quantity"
      onError={table.onError}
      className={classNames("max-w-20 max-lg:-ml-2 lg:text-right", tone)}
    />
  );
}

/** The colored quantity: edited in place, or in a dialog if it is counted per size and color. */
export function QuantityCell(props: CellProps) {
  return (
    <>
      <NumberLabel>
        <Trans>Quantity</Trans>
      </NumberLabel>
      <Quantity {...props} />
    </>
  );
}
