import { useCallback, useState } from "react";

/** How far below the viewport counts as near. */
const MARGIN = "600px 0px";

/** Return a ref, and whether its element has come near the viewport. */
export function useNearViewport() {
  const [isNear, setNear] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, isNear };
}
