import { useNavigationType } from "react-router";
import type { Product } from "#app/domain/product.ts";
import { useDeferredUntilPaint } from "#app/ui/use-deferred-until-paint.ts";

type ProgressiveGrid = {
  /** The number of cards that are laid out. */
  visible: number;
  /** The ids of the products whose cards are rendered. */
  rendered: ReadonlySet<string>;
};

/**
 * Render the cards in view of a new answer first and the rest once those are painted. Cards that both answers have stay mounted.
 * "Back" renders all at once: the scroll position to restore may be far down.
 */
export function useProgressiveGrid(products: Product[], cardsInView: number): ProgressiveGrid {
  const painted = useDeferredUntilPaint(products);
  const isPop = useNavigationType() === "POP";
  const visible = isPop || painted === products ? products.length : cardsInView;
  const rendered = [...products.slice(0, visible), ...painted];
  return { visible, rendered: new Set(rendered.map(({ id }) => id)) };
}
