import { startTransition, useEffect, useState } from "react";
import { useNavigationType } from "react-router";
import type { Product } from "#app/domain/product.ts";

/** Calls what can wait until the frame that is due has been painted; returns how to call it off. */
function afterPaint(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/**
 * Takes the products of the grid and how many of them fill the window, and returns how many to draw now: of a new answer first what
 * can be seen, and the rest once that is painted. Whoever goes back finds them all at once, for the place she left may
 * be far down.
 */
export function useFirstRows(products: Product[], inView: () => number): number {
  const [whole, setWhole] = useState(products);
  const isStep = useNavigationType() === "POP";

  useEffect(() => afterPaint(() => startTransition(() => setWhole(products))), [products]);

  return isStep || whole === products ? products.length : inView();
}
