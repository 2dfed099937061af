import { useNavigationType } from "react-router";
import type { Product } from "#app/domain/product.ts";
import { useAfterPaint } from "#app/ui/use-after-paint.ts";

type FirstRows = {
  /** How many of the first cards to lay out now. */
  inSight: number;
  /** What has its card in the page, in sight or not. */
  drawn: ReadonlySet<Product>;
};

/**
 * Takes the products of the grid and how many of them fill the window. Of a new answer only those are drawn and laid out at first,
 * and the rest once they are painted; a card that stands in the page already stays, out of sight. Whoever goes back finds all
 * at once, for the place she left may be far down.
 */
export function useFirstRows(products: Product[], inView: () => number): FirstRows {
  const before = useAfterPaint(products);
  const isStep = useNavigationType() === "POP";
  if (isStep || before === products) {
    return { inSight: products.length, drawn: new Set(products) };
  }
  const inSight = inView();
  return { inSight, drawn: new Set([...products.slice(0, inSight), ...before]) };
}
