import { Trans } from "@lingui/react/macro";
import type { Product } from "#app/domain/product.ts";
import { classNames } from "#app/ui/class-names.ts";
import { ProductCard } from "../product/product-card.tsx";

/** The first row on the widest page; its pictures are what a shopper sees first. */
const FIRST_ROW = 4;

type ProductGridProps = { products: Product[]; isLoading: boolean };

/** The goods in one to four columns, by the room there is beside the filter panel. */
export function ProductGrid({ products, isLoading }: ProductGridProps) {
  return (
    <section
      aria-busy={isLoading}
      className={classNames(
        "@container transition-opacity duration-200",
        // An answer that comes at once should not flicker.
        isLoading && "opacity-45 delay-300",
      )}
    >
      <h2 className="sr-only">
        <Trans>Products</Trans>
      </h2>
      <ul className="grid grid-cols-1 gap-x-6 gap-y-12 @lg:grid-cols-2 @3xl:grid-cols-3 @5xl:grid-cols-4">
        {products.map((product, index) => (
          <li key={product.id}>
            <ProductCard product={product} priority={index < FIRST_ROW} />
          </li>
        ))}
      </ul>
    </section>
  );
}
