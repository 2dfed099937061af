import { createStoredValue } from "../stored-value.ts";
import { attemptKey } from "./attempt-key.ts";

const MAX_REFERENCE_LENGTH = 50;

/** The reference of the checkout for this browser's bag, or null. Untrusted input for the server. */
export const pendingCheckout = createStoredValue<string | null>({
  key: "gemma-luce-checkout",
  empty: null,
  parse: (text) => text.slice(0, MAX_REFERENCE_LENGTH),
  serialize: (reference) => reference,
});

/** Clear the pending checkout and its attempts' key if it has this reference, and return whether it had. A later visit to the receipt returns false. */
export function finishPendingCheckout(reference: string): boolean {
  if (pendingCheckout.get() !== reference) return false;
  pendingCheckout.update(() => null);
  attemptKey.update(() => null);
  return true;
}
