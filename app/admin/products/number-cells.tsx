import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { AdminProduct } from "#app/domain/admin-product.ts";
import { amountFromCents } from "#app/domain/money.ts";
import { type QuantityTone, quantityToneFor } from "#app/domain/quantity-tone.ts";
import { classNames } from "#app/ui/class-names.ts";
import { InlineNumber } from "./inline-number.tsx";
import type { ProductTableActions } from "./use-product-table.tsx";

/** Red, orange and green of the specification's section 9, in the house's tones. */
const TONES: Record<QuantityTone, string> = {
  none: "text-oxblood",
  few: "text-amber",
  enough: "text-sage",
};

/** Below the table's width its headings are gone, so a bare number says what it is. */
function NumberLabel({ children }: { children: ReactNode }) {
  return (
    <span aria-hidden="true" className="block text-muted text-xs lg:hidden">
      {children}
    </span>
  );
}

type CellProps = { product: AdminProduct; table: ProductTableActions };

/** What it costs, changed where it stands, and what it cost before. */
export function PriceCell({ product, table }: CellProps) {
  const { t } = useLingui();
  return (
    <>
      <NumberLabel>
        <Trans>Price</Trans>
      </NumberLabel>
      <InlineNumber
        label={t`Price of ${product.name}`}
        value={amountFromCents(product.price)}
        inputMode="decimal"
        onSave={(text) => table.change(product, { price: text })}
        className="max-w-28 max-lg:-ml-2"
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
  const tone = classNames("font-semibold", TONES[quantityToneFor(product.quantity)]);
  if (product.variants) {
    return (
      <button
        type="button"
        onClick={() => table.edit(product)}
        title={t`Counted per size and colour`}
        className={classNames(
          "min-h-11 px-2 tabular-nums underline decoration-dotted max-lg:-ml-2",
          tone,
        )}
      >
        {product.quantity}
      </button>
    );
  }
  return (
    <InlineNumber
      label={t`Quantity of ${product.name}`}
      value={String(product.quantity)}
      inputMode="numeric"
      onSave={(text) => table.change(product, { quantity: text })}
      className={classNames("max-w-20 max-lg:-ml-2", tone)}
    />
  );
}

/** How many there are, in its colour: changed where it stands, or in the editor where sizes and colours are counted. */
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
