import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useFetchedWhenOpen } from "#app/ui/use-fetched-when-open.ts";
import { BagAnnouncer } from "./bag-announcer.tsx";
import { useCart } from "./cart-provider.tsx";
import { bagPanel } from "./fetched-bag-panel.ts";

/** An open bag would cover the page that a link or the back button has just led to. */
function useCloseOnNavigation(close: () => void) {
  const { key } = useLocation();
  const shownKey = useRef(key);
  useEffect(() => {
    if (shownKey.current === key) return;
    shownKey.current = key;
    close();
  }, [key, close]);
}

/** The shopping bag, which slides in over any page of the storefront. */
export function BagDrawer() {
  const { isOpen, open, close } = useCart();
  useCloseOnNavigation(close);
  const opening = { open: isOpen, onOpenChange: (next: boolean) => (next ? open() : close()) };
  const Panel = useFetchedWhenOpen(bagPanel, opening);
  return (
    <>
      {!isOpen && <BagAnnouncer />}
      {Panel && <Panel {...opening} />}
    </>
  );
}
