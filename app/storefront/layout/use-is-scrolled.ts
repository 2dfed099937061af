import { useEffect, useState } from "react";

/** Return whether the page is scrolled by more than `distance` pixels; false on the server. */
export function useIsScrolled(distance: number): boolean {
  const [isScrolled, setIsScrolled] = useState(false);
  useEffect(() => {
    const update = () => setIsScrolled(window.scrollY > distance);
    update();
    window.addEventListener("scroll", update, { passive: true });
    return () => window.removeEventListener("scroll", update);
  }, [distance]);
  return isScrolled;
}
