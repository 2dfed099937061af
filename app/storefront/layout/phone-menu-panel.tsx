import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { Menu } from "#app/domain/catalogue/taxonomy-in-use.ts";
import { LanguageSwitch } from "#app/ui/language-switch.tsx";
import type { Openable } from "#app/ui/lazy-panel.tsx";
import { Link } from "#app/ui/link.tsx";
import { SheetPanel } from "#app/ui/sheet-panel.tsx";
import { useWishlist } from "../use-wishlist.ts";
import { type NamedLink, taxonomyLinks } from "./link-column.tsx";

type PhoneMenuPanelProps = Openable & {
  links: NamedLink[];
  menu: Menu;
};

const MAIN_LINK =
  "flex min-h-14 items-center border-hairline border-b font-serif text-xl hover:text-terracotta";

type LinkGroupProps = { title: ReactNode; links: NamedLink[]; onFollow: () => void };

function LinkGroup({ title, links, onFollow }: LinkGroupProps) {
  if (links.length === 0) return null;
  return (
    <div className="min-w-0">
      <h3 className="label-caps pb-2 font-sans text-muted">{title}</h3>
      <ul>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link
              to={to}
              onClick={onFollow}
              className="flex min-h-11 items-center leading-snug hover:text-terracotta"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The sheet of the phone's menu: the header's links, then categories and collections, the wishlist and the language. */
export function PhoneMenuPanel({ open, onOpenChange, links, menu }: PhoneMenuPanelProps) {
  const { t } = useLingui();
  const { count } = useWishlist();
  const close = () => onOpenChange(false);
  return (
    <SheetPanel open={open} onOpenChange={onOpenChange} title={<Trans>Menu</Trans>} side="left">
      <nav aria-label={t`Menu`} className="pt-2 pb-8">
        <ul>
          {links.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} onClick={close} className={MAIN_LINK}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <div className="grid grid-cols-2 gap-x-6 border-hairline border-b pt-6 pb-5">
          <LinkGroup
            title={<Trans>Categories</Trans>}
            links={taxonomyLinks("category", menu.categories)}
            onFollow={close}
          />
          <LinkGroup
            title={<Trans>Collections</Trans>}
            links={taxonomyLinks("collection", menu.collections)}
            onFollow={close}
          />
        </div>
        <Link to="/wishlist" onClick={close} className={MAIN_LINK}>
          <Trans>Wishlist</Trans>
          {count > 0 && <span className="ml-2 text-muted tabular-nums">({count})</span>}
        </Link>
        <LanguageSwitch className={MAIN_LINK} />
      </nav>
    </SheetPanel>
  );
}
