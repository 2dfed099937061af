/** The page-wide event that leads to checkout, named by the specification's section 2. */
export const OPEN_CHECKOUT_EVENT = "openCheckout";

/** Raises the event; the storefront's layout listens and goes to checkout. */
export function openCheckout() {
  window.dispatchEvent(new CustomEvent(OPEN_CHECKOUT_EVENT));
}
