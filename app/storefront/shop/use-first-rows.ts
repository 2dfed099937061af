import { startTransition, useEffect, useState } from "react";
import { useNavigationType } from "react-router";
import type { Product } from "#app/domain/product.ts";

/**
 * Takes the products of the grid and how many of them fill any window, and returns those to show now: of a new answer first what
 * can be seen, and the rest once that is painted. Whoever goes back finds them all at once, for the place she left may
 * be far down.
 */
export function useFirstRows(products: Product[], inView: number): Product[] {
  const [whole, setWhole] = useState(products);
  const isStep = useNavigationType() === "POP";

  useEffect(() => startTransition(() => setWhole(products)), [products]);

  return isStep || whole === products ? products : products.slice(0, inView);
}
