import { Trans, useLingui } from "@lingui/react/macro";
import type { AdminProduct } from "#app/domain/admin-product.ts";
import { amountFromCents } from "#app/domain/money.ts";
import { type QuantityTone, quantityToneFor } from "#app/domain/quantity-tone.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Picture } from "#app/ui/picture.tsx";
import { InlineNumber } from "./inline-number.tsx";
import { InventoryStatusName } from "./inventory-status-name.tsx";
import { ProductActions } from "./product-actions.tsx";
import type { ProductDesk } from "./use-product-desk.tsx";

/** Red, orange and green of the specification's section 9, in the house's tones. */
const TONES: Record<QuantityTone, string> = {
  none: "text-oxblood",
  few: "text-amber",
  enough: "text-sage",
};

const CELL = "py-2 pr-4 align-middle";

function Thumbnail({ product }: { product: AdminProduct }) {
  const [main] = product.images;
  return (
    <span className="block aspect-3/4 w-12 overflow-hidden bg-panel">
      {main && <Picture address={main} alt="" sizes="48px" />}
    </span>
  );
}

function Flags({ product }: { product: AdminProduct }) {
  return (
    <span className="grid text-sm text-muted">
      {product.isNewArrival && (
        <span>
          <Trans>New Arrival</Trans>
        </span>
      )}
      {product.isBestseller && (
        <span>
          <Trans>Bestseller</Trans>
        </span>
      )}
    </span>
  );
}

function QuantityCell({ product, desk }: { product: AdminProduct; desk: ProductDesk }) {
  const { t } = useLingui();
  const tone = classNames("font-semibold", TONES[quantityToneFor(product.quantity)]);
  if (product.variants) {
    return (
      <button
        type="button"
        onClick={() => desk.edit(product)}
        title={t`Counted per size and colour`}
        className={classNames("min-h-11 px-2 tabular-nums underline decoration-dotted", tone)}
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
      onSave={(text) => desk.change(product, { quantity: text })}
      className={classNames("max-w-20", tone)}
    />
  );
}

/** One product of the owner's table; on a phone its cells stand below each other. */
export function ProductRow({ product, desk }: { product: AdminProduct; desk: ProductDesk }) {
  const { t } = useLingui();
  return (
    <tr className="border-hairline border-b max-lg:grid max-lg:grid-cols-[4rem_1fr_1fr] max-lg:py-3">
      <td className={classNames(CELL, "w-16 max-lg:row-span-4")}>
        <Thumbnail product={product} />
      </td>
      <th scope="row" className={classNames(CELL, "text-left font-normal max-lg:col-span-2")}>
        <button
          type="button"
          onClick={() => desk.edit(product)}
          className="min-h-11 text-left hover:text-terracotta"
        >
          {product.name}
        </button>
      </th>
      <td className={classNames(CELL, "text-sm max-lg:py-0")}>{product.categoryName ?? "–"}</td>
      <td className={classNames(CELL, "text-sm max-lg:py-0")}>{product.collectionName ?? "–"}</td>
      <td className={CELL}>
        <InlineNumber
          label={t`Price of ${product.name}`}
          value={amountFromCents(product.price)}
          inputMode="decimal"
          onSave={(text) => desk.change(product, { price: text })}
          className="max-w-28 max-lg:-ml-2"
        />
        {product.originalPrice !== null && (
          <s className="block px-2 text-muted text-sm tabular-nums max-lg:px-0">
            {amountFromCents(product.originalPrice)}
          </s>
        )}
      </td>
      <td className={CELL}>
        <QuantityCell product={product} desk={desk} />
      </td>
      <td className={classNames(CELL, "text-sm max-lg:py-0")}>
        <InventoryStatusName status={product.inventoryStatus} />
      </td>
      <td className={classNames(CELL, "max-lg:py-0")}>
        <Flags product={product} />
      </td>
      <td className="py-2 text-right whitespace-nowrap max-lg:col-span-3 max-lg:pb-0">
        <ProductActions product={product} desk={desk} />
      </td>
    </tr>
  );
}
