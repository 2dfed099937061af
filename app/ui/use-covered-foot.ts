import { type RefCallback, useCallback } from "react";

/**
 * Returns the ref of what stays at the window's foot, over whatever is there. How far up it reaches stands in `--covered-foot`
 * on the document meanwhile: page, sheets and windows end above it, so that nothing lies under it that has the focus
 * (WCAG 2.2, 2.4.11).
 */
export function useCoveredFoot(): RefCallback<HTMLElement> {
  return useCallback((element) => {
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const { top, height } = element.getBoundingClientRect();
      // While it is empty nothing is said, for every word of it has the whole document's style worked out anew.
      if (height > 0) style.setProperty("--covered-foot", `${window.innerHeight - top}px`);
      else style.removeProperty("--covered-foot");
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty("--covered-foot");
    };
  }, []);
}
