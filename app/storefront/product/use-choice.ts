import { useEffect, useRef, useState } from "react";
import { bagProductOf, MAX_LINE_QUANTITY } from "#app/domain/bag/bag.ts";
import { initialChoice, type Product } from "#app/domain/product/product.ts";
import type { ProductChoice } from "#app/domain/product/product-choice-query.ts";
import { type FreeStock, freeStockFor } from "#app/domain/stock/free-stock.ts";
import { useCartActions } from "../bag/cart-provider.tsx";

export type AddPhase = "idle" | "adding" | "added";

/** How long `Adding...` and then `Added!` are shown (specification section 9). */
const ADDING_MS = 350;
const ADDED_MS = 1000;
/** Longer than Quick View takes to close, which shows `Added!` until then. */
const CLOSING_MS = 500;

/** Return the selected size, color and quantity of a product with their setters, and `add`. `onAdded` is called after the animation. */
export function useChoice(
  product: Product,
  stock: FreeStock | null,
  onAdded: () => void,
  chosen?: ProductChoice,
) {
  const cart = useCartActions();
  const [size, setSize] = useState(() => initialChoice(product.sizes, chosen?.size));
  const [color, setColor] = useState(() => initialChoice(product.colors, chosen?.color));
  const [requested, setRequested] = useState<number | null>(null);
  const [failedAttempts, setFailedAttempts] = useState(0);
  const [phase, setPhase] = useState<AddPhase>("idle");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const free = freeStockFor(product, stock, size, color);
  const max = Math.max(1, Math.min(free, MAX_LINE_QUANTITY));
  const quantity = Math.min(requested ?? 1, max);
  const isMissing = size === null || color === null;

  useEffect(() => () => clearTimeout(timer.current), []);

  const add = () => {
    if (phase !== "idle") return true;
    setFailedAttempts((count) => (isMissing ? count + 1 : 0));
    if (isMissing) return false;
    // Add before the animation, which the shopper may interrupt.
    const isComplete = cart.add({ product: bagProductOf(product, color), size, color, quantity });
    // The bag says why not.
    if (!isComplete) {
      onAdded();
      return true;
    }
    setPhase("adding");
    timer.current = setTimeout(() => {
      setPhase("added");
      timer.current = setTimeout(() => {
        onAdded();
        timer.current = setTimeout(setPhase, CLOSING_MS, "idle");
      }, ADDED_MS);
    }, ADDING_MS);
    return true;
  };

  return {
    size,
    setSize,
    color,
    setColor,
    quantity,
    setQuantity: setRequested,
    wasQuantitySet: requested !== null,
    max,
    free,
    phase,
    /** The attempts to add without size or color, as long as one is missing. */
    failedAttempts: isMissing ? failedAttempts : 0,
    // Whatever the other choice is: radio buttons cannot be cleared, so each would lock the other's.
    hasSize: (option: string) => freeStockFor(product, stock, option, null) > 0,
    hasColor: (option: string) => freeStockFor(product, stock, null, option) > 0,
    /** Add to the bag; returns false if size or color is missing. */
    add,
  };
}
