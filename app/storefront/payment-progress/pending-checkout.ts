import { createStoredValue } from "../stored-value.ts";
import { attemptKey } from "./attempt-key.ts";

const MAX_REFERENCE_LENGTH = 50;
const MAX_CHECKOUTS = 5;

/**
 * The references of the checkouts of this browser's bag, the newest first: one that another tab replaced may still be paid. Untrusted
 * input for the server.
 */
export const pendingCheckouts = createStoredValue<readonly string[]>({
  key: "gemma-luce-checkout",
  empty: [],
  parse: (text) =>
    text.split(" ", MAX_CHECKOUTS).map((reference) => reference.slice(0, MAX_REFERENCE_LENGTH)),
  serialize: (references) => references.join(" ") || null,
});

/** Return the reference of the newest checkout of the bag, or null. */
export const newestCheckout = () => pendingCheckouts.get()[0] ?? null;

/** Add the newest checkout of the bag. */
export function addPendingCheckout(reference: string): void {
  pendingCheckouts.update((references) =>
    [reference, ...references.filter((other) => other !== reference)].slice(0, MAX_CHECKOUTS),
  );
}

/** Clear the pending checkouts and their attempts' key if this is one of them, and return whether it was. A later visit to the receipt returns false. */
export function finishPendingCheckout(reference: string): boolean {
  if (!pendingCheckouts.get().includes(reference)) return false;
  pendingCheckouts.update(() => []);
  attemptKey.update(() => null);
  return true;
}
