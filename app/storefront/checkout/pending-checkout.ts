import { createStoredValue } from "../stored-value.ts";

const LONGEST_REFERENCE = 50;

/** The reference of the checkout that this browser's bag is being paid with, or null. The server checks it, like all input. */
export const pendingCheckout = createStoredValue<string | null>({
  key: "gemma-luce-checkout",
  empty: null,
  parse: (text) => text.slice(0, LONGEST_REFERENCE),
  serialize: (reference) => reference,
});

/**
 * Takes the reference of the order shown; returns whether it was this bag's, and then forgets it, so that a later visit to the
 * same receipt does not empty a new bag.
 */
export function finishPendingCheckout(reference: string): boolean {
  if (pendingCheckout.get() !== reference) return false;
  pendingCheckout.update(() => null);
  return true;
}
