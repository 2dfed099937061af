import { useEffect, useState } from "react";

/** Scroll distance in pixels from which the header is translucent (specification section 9). */
const TRANSLUCENT_FROM = 50;

/** Return whether the page is scrolled so far that the header is translucent; false on the server. */
export function useIsScrolled(): boolean {
  const [isScrolled, setIsScrolled] = useState(false);
  useEffect(() => {
    const update = () => setIsScrolled(window.scrollY > TRANSLUCENT_FROM);
    update();
    window.addEventListener("scroll", update, { passive: true });
    return () => window.removeEventListener("scroll", update);
  }, []);
  return isScrolled;
}
