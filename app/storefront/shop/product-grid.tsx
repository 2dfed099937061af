import { useLingui } from "@lingui/react/macro";
import type { Product } from "#app/domain/product.ts";
import { classNames } from "#app/ui/class-names.ts";
import { ProductCard } from "../product/product-card.tsx";
import { useCardsInView } from "./use-cards-in-view.ts";
import { useProgressiveGrid } from "./use-progressive-grid.ts";

/** The most cards a first row has. */
const MAX_COLUMNS = 4;

/* Columns of 3:4 pictures with text below them. */
const GRID =
  "grid grid-cols-1 gap-x-6 gap-y-12 @lg:grid-cols-2 @3xl:grid-cols-3 @5xl:grid-cols-4 " +
  "[--estimated-height:calc(133.33cqi+var(--card-text-height))] @lg:[--estimated-height:calc(66.67cqi-1rem+var(--card-text-height))] " +
  "@3xl:[--estimated-height:calc(44.44cqi-1.33rem+var(--card-text-height))] @5xl:[--estimated-height:calc(33.33cqi-1.5rem+var(--card-text-height))]";

type ProductGridProps = {
  products: Product[];
  /** Whether the pending answer is slow. */
  isLoading: boolean;
};

/** The products in one to four columns, by the grid's width. */
export function ProductGrid({ products, isLoading }: ProductGridProps) {
  const { t } = useLingui();
  const { grid, count } = useCardsInView();
  const { visible, rendered } = useProgressiveGrid(products, count);
  return (
    <section
      aria-busy={isLoading}
      className={classNames(
        "@container transition-opacity duration-200",
        isLoading && "opacity-45",
      )}
    >
      <h2 className="sr-only">{t`Products`}</h2>
      <ul ref={grid} className={GRID}>
        {products.map((product, index) => (
          <li
            key={product.id}
            className={classNames(
              index >= MAX_COLUMNS && index < visible && "below-fold",
              // Reserves the space of cards rendered after the paint: no layout shift.
              index >= visible && "min-h-(--estimated-height) [content-visibility:hidden]",
            )}
          >
            {rendered.has(product.id) && <ProductCard product={product} priority={index === 0} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
