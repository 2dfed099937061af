import { Trans, useLingui } from "@lingui/react/macro";
import type { Menu } from "#app/domain/catalogue/taxonomy-in-use.ts";
import { ChevronDownIcon } from "#app/ui/icons/chevron-down-icon.tsx";
import { LinkColumn, taxonomyLinks } from "./link-column.tsx";

export const SHOP_MENU_ID = "shop-menu";

const findMenu = () => document.getElementById(SHOP_MENU_ID);

export function closeShopMenu() {
  const menu = findMenu();
  menu?.hidePopover?.();
  menu?.removeAttribute("open");
}

/** Stand in for the browser where it has no popovers, by the attribute that the menu's class `not-open` takes for open. */
function toggleWithoutPopovers() {
  const menu = findMenu();
  if (!menu?.hidePopover) menu?.toggleAttribute("open");
}

/** Opens and closes the menu. The browser does it, also without script: Escape and a press outside close it. */
export function ShopMenuButton() {
  const { t } = useLingui();
  return (
    <button
      type="button"
      popoverTarget={SHOP_MENU_ID}
      onClick={toggleWithoutPopovers}
      aria-label={t`Categories`}
      className="-mr-3 -ml-3 grid size-11 place-items-center hover:text-terracotta"
    >
      <ChevronDownIcon className="size-4" />
    </button>
  );
}

/** The menu below the header: links to the shop by category and by collection. */
export function ShopMenu({ menu }: { menu: Menu }) {
  const { t } = useLingui();
  return (
    <nav
      id={SHOP_MENU_ID}
      popover="auto"
      aria-label={t`Categories`}
      className="below-header fixed inset-x-0 w-full border-hairline border-b bg-surface text-ink shadow-card not-open:hidden"
    >
      <div className="page-width flex gap-x-12 py-9">
        <LinkColumn
          title={<Trans>Categories</Trans>}
          links={[
            ...taxonomyLinks("category", menu.categories),
            { to: "/shop", label: t`All products` },
          ]}
        />
        <LinkColumn
          title={<Trans>Collections</Trans>}
          links={taxonomyLinks("collection", menu.collections)}
        />
      </div>
    </nav>
  );
}
