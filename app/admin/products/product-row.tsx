import { Trans } from "@lingui/react/macro";
import type { AdminProduct } from "#app/domain/admin-product.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Picture } from "#app/ui/picture.tsx";
import { useLanguage } from "#app/ui/use-language.ts";
import { PriceCell, QuantityCell } from "./number-cells.tsx";
import { ProductActions } from "./product-actions.tsx";
import { StatusCell } from "./status-cell.tsx";
import type { ProductTableActions } from "./use-product-table.ts";

const CELL = "py-2 pr-4 align-middle";

function Thumbnail({ product }: { product: AdminProduct }) {
  const [main] = product.images;
  return (
    <span className="block aspect-3/4 w-12 overflow-hidden bg-panel">
      {main && <Picture src={main} alt="" sizes="48px" />}
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

/** A product of the table, a card on narrow screens. */
export function ProductRow({
  product,
  table,
}: {
  product: AdminProduct;
  table: ProductTableActions;
}) {
  const isSpanish = useLanguage() === "es";
  const category = isSpanish ? product.categoryNameEs : product.categoryName;
  const collection = isSpanish ? product.collectionNameEs : product.collectionName;
  return (
    <tr className="border-hairline border-b max-lg:grid max-lg:grid-cols-[4rem_1fr_1fr] max-lg:py-3 md:max-lg:grid-cols-[4rem_repeat(4,1fr)]">
      <td className={classNames(CELL, "w-16 max-lg:row-span-4 md:max-lg:row-span-3")}>
        <Thumbnail product={product} />
      </td>
      <th
        scope="row"
        className={classNames(CELL, "text-left font-normal max-lg:col-span-2 md:max-lg:col-span-4")}
      >
        <button
          type="button"
          onClick={() => table.edit(product)}
          className="min-h-11 text-left hover:text-terracotta"
        >
          {product.name}
        </button>
      </th>
      <td className={classNames(CELL, "text-sm max-lg:py-0")}>{category ?? "–"}</td>
      <td className={classNames(CELL, "text-sm max-lg:py-0")}>{collection ?? "–"}</td>
      <td className={CELL}>
        <PriceCell product={product} table={table} />
      </td>
      <td className={CELL}>
        <QuantityCell product={product} table={table} />
      </td>
      <td className={classNames(CELL, "text-sm max-lg:self-center max-lg:py-0")}>
        <StatusCell product={product} table={table} />
      </td>
      <td className={classNames(CELL, "max-lg:self-center max-lg:py-0")}>
        <Flags product={product} />
      </td>
      <td className="py-2 text-right whitespace-nowrap max-lg:col-span-3 max-lg:pb-0 md:max-lg:col-span-2 md:max-lg:py-0">
        <ProductActions product={product} table={table} />
      </td>
    </tr>
  );
}
