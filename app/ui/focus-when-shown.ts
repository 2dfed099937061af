/** Focus an element that takes the place of the one that had the focus. A ref callback. */
export const focusWhenShown = (element: HTMLElement | null) => element?.focus();

/** The same without scrolling. */
export const focusWhenShownInPlace = (element: HTMLElement | null) =>
  element?.focus({ preventScroll: true });
