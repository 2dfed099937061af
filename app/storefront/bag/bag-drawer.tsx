import { memo } from "react";
import { LazyPanel } from "#app/ui/lazy-panel.tsx";
import { CloseOnNavigation } from "../close-on-navigation.tsx";
import { lazyView } from "../lazy-view.ts";
import { BagAnnouncer } from "./bag-announcer.tsx";
import { useCart } from "./cart-provider.tsx";

/** In a separate chunk: few visits open it. */
export const bagPanel = lazyView("overlays", () =>
  import("./bag-panel.tsx").then(({ BagPanel }) => BagPanel),
);

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
