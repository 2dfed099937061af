import { memo } from "react";
import { useFetchedWhenOpen } from "#app/ui/use-fetched-when-open.ts";
import { useCloseOnNavigation } from "../use-close-on-navigation.ts";
import { BagAnnouncer } from "./bag-announcer.tsx";
import { useCart } from "./cart-provider.tsx";
import { bagPanel } from "./fetched-bag-panel.ts";

/** The shopping bag, which slides in over any page of the storefront. */
export const BagDrawer = memo(() => {
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
});
