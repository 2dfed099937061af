import { type RefObject, useEffect, useState } from "react";

/** How far below the viewport counts as near. */
const MARGIN = "600px 0px";

/** Return whether an element has come near the viewport. `isRendered`: whether the ref has its element. */
export function useNearViewport(ref: RefObject<HTMLElement | null>, isRendered: boolean): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!isRendered || isNear || !ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: MARGIN },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, isRendered, isNear]);
  return isNear;
}
