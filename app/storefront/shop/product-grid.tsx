import { useLingui } from "@lingui/react/macro";
import type { Product } from "#app/domain/product/product.ts";
import { classNames } from "#app/ui/class-names.ts";
import { ProductCard } from "../product/product-card.tsx";
import { GRID_COLUMNS, GRID_PICTURE_SIZES, MAX_COLUMNS } from "./grid-columns.ts";
import { useCardsInView } from "./use-cards-in-view.ts";
import { useProgressiveGrid } from "./use-progressive-grid.ts";

/* The height of a card: a 3:4 picture as wide as a column, and the text below it. */
const ESTIMATED_HEIGHTS =
  "[--estimated-height:calc(133.33cqi+var(--card-text-height))] " +
  "@min-[18.75rem]:[--estimated-height:calc(66.67cqi-0.5rem+var(--card-text-height))] " +
  "@max-lg:[--card-text-height:12.5rem] @max-lg:pointer:[--card-text-height:9rem] @lg:[--estimated-height:calc(66.67cqi-1rem+var(--card-text-height))] " +
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
      <ul ref={grid} className={`${GRID_COLUMNS} ${ESTIMATED_HEIGHTS}`}>
        {products.map((product, index) => (
          <li
            key={product.id}
            className={classNames(
              index >= MAX_COLUMNS && index < visible && "below-fold",
              // Reserves the space of cards rendered after the paint: no layout shift.
              index >= visible && "min-h-(--estimated-height) [content-visibility:hidden]",
            )}
          >
            {rendered.has(product.id) && (
              <ProductCard
                product={product}
                priority={index === 0}
                isOnscreen={index === 1}
                sizes={GRID_PICTURE_SIZES}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
