import { useState } from "react";
import { useNavigationType } from "react-router";
import type { Product } from "#app/domain/product/product.ts";
import { useDeferredUntilPaint } from "#app/ui/use-deferred-until-paint.ts";

type ProgressiveGrid = {
  products: Product[];
  /** The number of cards that are laid out. */
  visible: number;
  /** The ids of the products whose cards are rendered. */
  rendered: ReadonlySet<string>;
};

/** Returns the grid that follows another: its cards in view, and those that are mounted already. */
function nextGrid(grid: ProgressiveGrid, products: Product[], visible: number): ProgressiveGrid {
  if (grid.products === products && grid.visible === visible) return grid;
  const rendered = products.filter(({ id }, index) => index < visible || grid.rendered.has(id));
  return { products, visible, rendered: new Set(rendered.map(({ id }) => id)) };
}

const EMPTY: ProgressiveGrid = { products: [], visible: 0, rendered: new Set() };

/**
 * Render the cards in view of a new answer first and the rest once those are painted. Mounted cards of products that stay are
 * kept. "Back" renders all at once: the scroll position to restore may be far down.
 */
export function useProgressiveGrid(products: Product[], cardsInView: number): ProgressiveGrid {
  const isPainted = useDeferredUntilPaint(products) === products;
  const isPop = useNavigationType() === "POP";
  const visible = isPop || isPainted ? products.length : cardsInView;
  const [grid, setGrid] = useState(() => nextGrid(EMPTY, products, visible));
  const next = nextGrid(grid, products, visible);
  if (next !== grid) setGrid(next);
  return next;
}
