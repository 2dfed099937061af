import { useEffect, useRef, useState } from "react";
import { bagProductOf, MAX_LINE_QUANTITY } from "#app/domain/bag.ts";
import { type FreeStock, freeStockFor } from "#app/domain/free-stock.ts";
import type { Product } from "#app/domain/product.ts";
import { useCartActions } from "../bag/cart-provider.tsx";

export type AddPhase = "idle" | "adding" | "added";

/** Milliseconds for which `Adding...` and then `Added!` are shown (specification section 9). */
const ADDING_SHOWN = 350;
const ADDED_SHOWN = 1000;

/** A single option is chosen already; a product without the option has the empty one. */
function onlyOf(options: string[]): string | null {
  return options.length > 1 ? null : (options[0] ?? "");
}

/** Takes a product, its free stock and a callback for the time it is in the bag; returns the chosen size, colour and quantity with their setters. */
export function useChoice(product: Product, stock: FreeStock | null, onAdded: () => void) {
  const cart = useCartActions();
  const [size, setSize] = useState(() => onlyOf(product.sizes));
  const [color, setColor] = useState(() => onlyOf(product.colors));
  const [wanted, setWanted] = useState(1);
  const [isAsked, setIsAsked] = useState(false);
  const [phase, setPhase] = useState<AddPhase>("idle");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const free = freeStockFor(product, stock, size, color);
  const max = Math.max(1, Math.min(free, MAX_LINE_QUANTITY));
  const quantity = Math.min(wanted, max);
  const isMissing = size === null || color === null;

  useEffect(() => () => clearTimeout(timer.current), []);

  const add = () => {
    if (phase !== "idle") return;
    setIsAsked(isMissing);
    if (isMissing) return;
    // Added at once: a shopper who leaves during the animation has it in the bag.
    cart.add({ product: bagProductOf(product), size, color, quantity });
    setPhase("adding");
    timer.current = setTimeout(() => {
      setPhase("added");
      timer.current = setTimeout(() => {
        setPhase("idle");
        onAdded();
      }, ADDED_SHOWN);
    }, ADDING_SHOWN);
  };

  return {
    size,
    setSize,
    color,
    setColor,
    quantity,
    setQuantity: setWanted,
    max,
    free,
    phase,
    /** True once the shopper tried to add without having chosen everything. */
    isIncomplete: isAsked && isMissing,
    hasSize: (option: string) => freeStockFor(product, stock, option, color) > 0,
    hasColor: (option: string) => freeStockFor(product, stock, size, option) > 0,
    add,
  };
}
