import { memo } from "react";
import { LazyPanel } from "#app/ui/lazy-panel.tsx";
import { CloseOnNavigation } from "../close-on-navigation.tsx";
import { BagAnnouncer } from "./bag-announcer.tsx";
import { useCart } from "./cart-provider.tsx";
import { bagPanel } from "./lazy-bag-panel.ts";

/** The shopping bag as a drawer on every page of the storefront. */
export const BagDrawer = memo(() => {
  const { isOpen, open, close } = useCart();
  const drawer = { open: isOpen, onOpenChange: (next: boolean) => (next ? open() : close()) };
  return (
    <>
      <CloseOnNavigation close={close} />
      {!isOpen && <BagAnnouncer />}
      <LazyPanel module={bagPanel} props={drawer} />
    </>
  );
});
