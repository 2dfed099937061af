import { useEffect, useState } from "react";

/** Takes a distance in pixels and returns whether the page is scrolled past it; false on the server. */
export function useIsScrolled(distance: number): boolean {
  const [isScrolled, setIsScrolled] = useState(false);
  useEffect(() => {
    const look = () => setIsScrolled(window.scrollY > distance);
    look();
    window.addEventListener("scroll", look, { passive: true });
    return () => window.removeEventListener("scroll", look);
  }, [distance]);
  return isScrolled;
}
