import { useLingui } from "@lingui/react/macro";
import { useCallback, useState } from "react";
import type { Menu } from "#app/domain/catalogue/taxonomy-in-use.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { MenuIcon } from "#app/ui/icons/menu-icon.tsx";
import { lazyModule } from "#app/ui/lazy-module.ts";
import { LazyPanel } from "#app/ui/lazy-panel.tsx";
import { CloseOnNavigation } from "../close-on-navigation.tsx";
import type { NamedLink } from "./link-column.tsx";
import { closeShopMenu, SHOP_MENU_ID } from "./shop-menu.tsx";

/** In a separate chunk, loaded at the first interaction. */
export const phoneMenuPanel = lazyModule(() =>
  import("./phone-menu-panel.tsx").then(({ PhoneMenuPanel }) => PhoneMenuPanel),
);

/** The header's links, categories and collections in a sheet, for narrow viewports. Closes both menus on navigation. */
export function PhoneMenu({ links, menu }: { links: NamedLink[]; menu: Menu }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => {
    setIsOpen(false);
    closeShopMenu();
  }, []);
  return (
    <>
      <CloseOnNavigation close={close} />
      <IconButton
        label={t`Menu`}
        // Without script it opens the menu of categories.
        popoverTarget={SHOP_MENU_ID}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        className="xl:hidden"
        onClick={(event) => {
          event.preventDefault();
          setIsOpen(true);
        }}
      >
        <MenuIcon />
      </IconButton>
      <LazyPanel
        module={phoneMenuPanel}
        props={{ open: isOpen, onOpenChange: setIsOpen, links, menu }}
      />
    </>
  );
}
