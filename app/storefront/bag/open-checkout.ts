/** The window event that opens checkout (specification section 2). */
export const OPEN_CHECKOUT_EVENT = "openCheckout";

/** Dispatch the event; the storefront's layout navigates to checkout. */
export function openCheckout() {
  window.dispatchEvent(new CustomEvent(OPEN_CHECKOUT_EVENT));
}
