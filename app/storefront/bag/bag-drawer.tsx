import { memo } from "react";
import { FetchedPanel } from "#app/ui/fetched-panel.tsx";
import { CloseOnNavigation } from "../close-on-navigation.tsx";
import { BagAnnouncer } from "./bag-announcer.tsx";
import { useCart } from "./cart-provider.tsx";
import { bagPanel } from "./fetched-bag-panel.ts";

/** The shopping bag: a drawer over any page of the storefront. */
export const BagDrawer = memo(() => {
  const { isOpen, open, close } = useCart();
  const opening = { open: isOpen, onOpenChange: (next: boolean) => (next ? open() : close()) };
  return (
    <>
      <CloseOnNavigation close={close} />
      {!isOpen && <BagAnnouncer />}
      <FetchedPanel part={bagPanel} props={opening} />
    </>
  );
});
