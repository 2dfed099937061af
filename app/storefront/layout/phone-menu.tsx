import { useLingui } from "@lingui/react/macro";
import { useCallback, useState } from "react";
import type { Menu } from "#app/domain/taxonomy-in-use.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { MenuIcon } from "#app/ui/icons/menu-icon.tsx";
import { LazyPanel } from "#app/ui/lazy-panel.tsx";
import { CloseOnNavigation } from "../close-on-navigation.tsx";
import { phoneMenuPanel } from "./lazy-phone-menu.ts";
import { SHOP_MENU_ID } from "./shop-menu.tsx";
import type { MainLink } from "./use-main-links.ts";

/** The header's links, categories and collections in a sheet, for narrow viewports. */
export function PhoneMenu({ links, menu }: { links: MainLink[]; menu: Menu }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  return (
    <>
      <CloseOnNavigation close={close} />
      <IconButton
        label={t`Menu`}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        className="noscript:hidden -ml-3 xl:hidden"
        onClick={() => setIsOpen(true)}
      >
        <MenuIcon />
      </IconButton>
      <button
        type="button"
        popoverTarget={SHOP_MENU_ID}
        aria-label={t`Menu`}
        className="noscript:grid -ml-3 hidden size-11 place-items-center xl:hidden"
      >
        <MenuIcon />
      </button>
      <LazyPanel
        module={phoneMenuPanel}
        props={{ open: isOpen, onOpenChange: setIsOpen, links, menu }}
      />
    </>
  );
}
