import { createStoredValue } from "../stored-value.ts";
import { attemptKey } from "./attempt-key.ts";
import { discountCode } from "./discount-code.ts";

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

/** The reference of this tab's last order, or null. The tab's history leads to it as well, and both end with the tab. */
export const lastOrder = createStoredValue<string | null>({
  key: "gemma-luce-order",
  area: "sessionStorage",
  empty: null,
  parse: (text) => text.slice(0, MAX_REFERENCE_LENGTH),
  serialize: (reference) => reference,
});

export const newestCheckout = () => pendingCheckouts.get()[0] ?? null;

export function addPendingCheckout(reference: string): void {
  pendingCheckouts.update((references) =>
    [reference, ...references.filter((other) => other !== reference)].slice(0, MAX_CHECKOUTS),
  );
}

/**
 * Replace the pending checkouts, their attempts' key and their discount code by this last order if it is one of them, and return whether
 * it was. A later visit to the receipt returns false.
 */
export function finishPendingCheckout(reference: string): boolean {
  if (!pendingCheckouts.get().includes(reference)) return false;
  pendingCheckouts.update(() => []);
  attemptKey.update(() => null);
  discountCode.update(() => "");
  lastOrder.update(() => reference);
  return true;
}
