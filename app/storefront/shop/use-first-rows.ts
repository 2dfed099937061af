import { useNavigationType } from "react-router";
import type { Product } from "#app/domain/product.ts";
import { useAfterPaint } from "#app/ui/use-after-paint.ts";

/**
 * Takes the products of the grid and how many of them fill the window, and returns those to draw now: of a new answer first what
 * can be seen and what is drawn already, and the rest once that is painted. Whoever goes back finds them all at once, for the
 * place she left may be far down.
 */
export function useFirstRows(products: Product[], inView: () => number): ReadonlySet<Product> {
  const before = useAfterPaint(products);
  const isStep = useNavigationType() === "POP";
  if (isStep || before === products) return new Set(products);
  return new Set([...products.slice(0, inView()), ...before]);
}
