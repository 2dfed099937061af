import { startTransition, useEffect, useState } from "react";
import { useNavigationType } from "react-router";
import type { Product } from "#app/domain/product.ts";

/** So long at most, in milliseconds, what is out of sight waits for a free moment. */
const PATIENCE = 300;

function whenIdle(work: () => void): () => void {
  if ("requestIdleCallback" in window) {
    const idle = requestIdleCallback(work, { timeout: PATIENCE });
    return () => cancelIdleCallback(idle);
  }
  const timer = setTimeout(work, PATIENCE);
  return () => clearTimeout(timer);
}

/** Calls what can wait when the frame that is due has been painted and nothing else is to be done; returns how to call it off. */
function whenPainted(work: () => void): () => void {
  let callOff = () => {};
  const frame = requestAnimationFrame(() => {
    callOff = whenIdle(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    callOff();
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

  useEffect(() => whenPainted(() => startTransition(() => setWhole(products))), [products]);

  return isStep || whole === products ? products.length : inView();
}
