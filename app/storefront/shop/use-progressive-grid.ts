import { useNavigationType } from "react-router";
import type { Product } from "#app/domain/product.ts";
import { useDeferredUntilPaint } from "#app/ui/use-deferred-until-paint.ts";

type ProgressiveGrid = {
  /** How many of the first cards are laid out now. */
  visible: number;
  /** The ids of the products whose cards are rendered, laid out or not. */
  rendered: ReadonlySet<string>;
};

/**
 * Takes the products of a grid and how many cards fill the window. Of a new answer those are rendered and laid out first, the rest
 * once they are painted; a card that both answers have stays, unseen. After "back" all are there at once: the scroll position to
 * restore may be far down.
 */
export function useProgressiveGrid(products: Product[], cardsInView: number): ProgressiveGrid {
  const painted = useDeferredUntilPaint(products);
  const isPop = useNavigationType() === "POP";
  const visible = isPop || painted === products ? products.length : cardsInView;
  const rendered = [...products.slice(0, visible), ...painted];
  return { visible, rendered: new Set(rendered.map(({ id }) => id)) };
}
