import { type RefCallback, useCallback } from "react";

/**
 * Return a ref for an element fixed at the viewport's bottom. Its height is published as `--bottom-inset`: page, sheets and dialogs
 * end above it, so that it never covers the focus (WCAG 2.2, 2.4.11).
 */
export function useBottomInset(): RefCallback<HTMLElement> {
  return useCallback((element) => {
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const { top, height } = element.getBoundingClientRect();
      // Unset while empty: each change recalculates the style of the whole document.
      if (height > 0) style.setProperty("--bottom-inset", `${window.innerHeight - top}px`);
      else style.removeProperty("--bottom-inset");
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty("--bottom-inset");
    };
  }, []);
}
