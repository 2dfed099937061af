import { Trans, useLingui } from "@lingui/react/macro";
import type { AdminProduct } from "#app/domain/product-editing/admin-product.ts";
import { nameIn } from "#app/domain/text/name-in.ts";
import { classNames } from "#app/ui/class-names.ts";
import { useLanguage } from "#app/ui/use-language.ts";
import { Thumbnail } from "../table/thumbnail.tsx";
import { PriceCell, QuantityCell } from "./number-cells.tsx";
import { ProductActions } from "./product-actions.tsx";
import { productButtonId } from "./product-button-id.ts";
import { StatusCell } from "./status-cell.tsx";
import type { ProductTableActions } from "./use-product-table.ts";
import { WaitingNote } from "./waiting-note.tsx";

const CELL = "py-2 pr-4 align-middle";

type ProductRowProps = { product: AdminProduct; table: ProductTableActions };

/** The row's checkbox and its picture. */
function Picker({ product, table: { selection } }: ProductRowProps) {
  const { t } = useLingui();
  const name = nameIn(useLanguage(), product);
  return (
    <span className="flex items-center gap-1 max-lg:flex-col max-lg:items-start">
      <label className="-ml-3 grid size-11 place-items-center max-lg:order-last max-lg:ml-0.5">
        <input
          type="checkbox"
          aria-label={t`Select ${name}`}
          checked={selection.isSelected(product.id)}
          onChange={(event) => selection.select(product.id, event.currentTarget.checked)}
          className="size-5 accent-terracotta"
        />
      </label>
      <Thumbnail image={product.images[0]} />
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
export function ProductRow({ product, table }: ProductRowProps) {
  const language = useLanguage();
  const isSpanish = language === "es";
  const category = isSpanish ? product.categoryNameEs : product.categoryName;
  const collection = isSpanish ? product.collectionNameEs : product.collectionName;
  return (
    <tr className="border-hairline border-b max-lg:product-card max-lg:py-3 md:max-lg:grid-cols-[4rem_repeat(4,1fr)]">
      <td className={classNames(CELL, "w-28 max-lg:w-16 max-lg:row-span-7 md:max-lg:row-span-3")}>
        <Picker product={product} table={table} />
      </td>
      <th scope="row" className={classNames(CELL, "text-left font-normal max-lg:col-[2/-1]")}>
        <button
          id={productButtonId(product.id)}
          type="button"
          onClick={() => table.edit(product)}
          className="wrap-anywhere min-h-11 text-left hover:text-terracotta"
        >
          {nameIn(language, product)}
        </button>
        {product.isDraft && (
          <span className="label-caps ml-3 inline-block border border-edge bg-panel px-2 py-0.5 text-muted">
            <Trans>Draft</Trans>
          </span>
        )}
        <WaitingNote productId={product.id} />
      </th>
      <td className={classNames(CELL, "text-sm max-lg:py-0")}>{category ?? "–"}</td>
      <td className={classNames(CELL, "text-sm max-lg:py-0")}>{collection ?? "–"}</td>
      <td className={classNames(CELL, "lg:text-right")}>
        <PriceCell product={product} table={table} />
      </td>
      <td className={classNames(CELL, "lg:text-right")}>
        <QuantityCell product={product} table={table} />
      </td>
      <td className={classNames(CELL, "text-sm max-lg:self-center max-lg:py-0")}>
        <StatusCell product={product} table={table} />
      </td>
      <td className={classNames(CELL, "max-lg:self-center max-lg:py-0")}>
        <Flags product={product} />
      </td>
      <td className="py-2 text-right whitespace-nowrap lg:max-xl:whitespace-normal max-lg:col-[1/-1] max-lg:whitespace-normal max-lg:pb-0 md:max-lg:col-span-2 md:max-lg:py-0">
        <ProductActions product={product} table={table} />
      </td>
    </tr>
  );
}
