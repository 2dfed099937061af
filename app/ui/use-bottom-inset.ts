import { type RefCallback, useCallback } from "react";

/**
 * Returns the ref of an element fixed at the window's bottom. Its height is in `--bottom-inset` on the document: page, sheets and
 * dialogs end above it, so that it never covers the focus (WCAG 2.2, 2.4.11).
 */
export function useBottomInset(): RefCallback<HTMLElement> {
  return useCallback((element) => {
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const { top, height } = element.getBoundingClientRect();
      // Not set while empty: each change recalculates the style of the whole document.
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
