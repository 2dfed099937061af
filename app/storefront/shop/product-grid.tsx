import { useLingui } from "@lingui/react/macro";
import { useRef } from "react";
import type { Product } from "#app/domain/product.ts";
import { classNames } from "#app/ui/class-names.ts";
import { ProductCard } from "../product/product-card.tsx";
import { useSameProducts } from "../product/use-same-products.ts";
import { useFirstRows } from "./use-first-rows.ts";

/** The first row of any window. */
const SEEN_FIRST = 4;

/** More than any window shows of the first grid there is. */
const MOST_IN_VIEW = 8;

/** Takes the grid as it stands and returns how many cards the window shows of it, or will when its first row is back in view. */
function inView(grid: HTMLElement | null): number {
  const [list, card] = [grid, grid?.firstElementChild].map((it) => it?.getBoundingClientRect());
  if (!list || !card?.height) return MOST_IN_VIEW;
  const columns = Math.round(list.width / card.width);
  const rows = Math.ceil((window.innerHeight - Math.max(list.top, 0)) / card.height);
  return columns * Math.max(rows, 1);
}

/* One to four plates of 3:4 across, with their words beneath. */
const GRID =
  "grid grid-cols-1 gap-x-6 gap-y-12 @lg:grid-cols-2 @3xl:grid-cols-3 @5xl:grid-cols-4 " +
  "[--rough-height:calc(133.33cqi+var(--card-words))] @lg:[--rough-height:calc(66.67cqi-1rem+var(--card-words))] " +
  "@3xl:[--rough-height:calc(44.44cqi-1.33rem+var(--card-words))] @5xl:[--rough-height:calc(33.33cqi-1.5rem+var(--card-words))]";

type ProductGridProps = {
  products: Product[];
  /** Whether others are long awaited. */
  isLoading: boolean;
};

/** The goods in one to four columns, by the room there is beside the filter panel. */
export function ProductGrid({ products, isLoading }: ProductGridProps) {
  const { t } = useLingui();
  const goods = useSameProducts(products);
  const grid = useRef<HTMLUListElement>(null);
  const { inSight, drawn } = useFirstRows(goods, () => inView(grid.current));
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
        {goods.map((product, index) => (
          <li
            key={product.id}
            className={classNames(
              index >= SEEN_FIRST && index < inSight && "below-fold",
              // What waits has its room, so that nothing below it moves under a finger.
              index >= inSight && "min-h-(--rough-height) [content-visibility:hidden]",
            )}
          >
            {drawn.has(product) && <ProductCard product={product} priority={index === 0} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
