import { useLingui } from "@lingui/react/macro";
import { memo } from "react";
import type { Menu } from "#app/domain/catalogue/taxonomy-in-use.ts";
import { classNames } from "#app/ui/class-names.ts";
import { PersonIcon } from "#app/ui/icons/person-icon.tsx";
import { LanguageSwitch } from "#app/ui/language-switch.tsx";
import { Link } from "#app/ui/link.tsx";
import { NavLink } from "#app/ui/nav-link.tsx";
import { BagButton } from "../bag/bag-button.tsx";
import { BrandMark } from "./brand-mark.tsx";
import { HeaderSearch } from "./header-search.tsx";
import type { NamedLink } from "./link-column.tsx";
import { PhoneMenu } from "./phone-menu.tsx";
import { ShopMenu, ShopMenuButton } from "./shop-menu.tsx";
import { useIsScrolled } from "./use-is-scrolled.ts";
import { useMainLinks } from "./use-main-links.ts";
import { WishlistLink } from "./wishlist-link.tsx";

/** The number of links to the left of the brand. */
const LEFT_LINKS = 4;

function LinkRow({ links }: { links: NamedLink[] }) {
  const linkClass =
    "drawn-line label-caps max-[90rem]:tracking-[0.07em] inline-block whitespace-nowrap py-1.5";
  return (
    <ul className="hidden items-center gap-x-4 xl:flex 2xl:gap-x-8">
      {links.map(({ to, label }) => (
        <li key={to} className="flex items-center">
          {to.includes("#") ? (
            <Link to={to} className={linkClass}>
              {label}
            </Link>
          ) : (
            <NavLink to={to} end className={linkClass}>
              {label}
            </NavLink>
          )}
          {to === "/shop" && <ShopMenuButton />}
        </li>
      ))}
    </ul>
  );
}

/** Text may be enlarged to 200 %; the buttons stay at 44 pixels, so that a phone has room for them. */
const BUTTONS = "flex items-center [--spacing:min(0.25rem,4px)]";

type HeaderProps = { variant: "home" | "shop"; menu: Menu };

export const Header = memo(({ variant, menu }: HeaderProps) => {
  const { t } = useLingui();
  const links = useMainLinks(variant);
  const left = links.slice(0, LEFT_LINKS);
  const isScrolled = useIsScrolled();
  return (
    <header
      data-scrolled={isScrolled || undefined}
      className={classNames(
        "sticky top-0 z-40 border-b [anchor-name:--header] transition-[background-color,border-color] duration-250",
        isScrolled ? "border-hairline veil" : "border-transparent bg-paper",
      )}
    >
      <nav
        aria-label={t`Main`}
        className="page-width grid h-18 grid-cols-[1fr_auto_1fr] items-center sm:gap-4 lg:h-20"
      >
        <div className={classNames(BUTTONS, "-ml-3")}>
          <PhoneMenu links={links} menu={menu} />
          <HeaderSearch />
          <LinkRow links={left} />
        </div>
        <BrandMark />
        <div className="flex items-center justify-end gap-x-5 2xl:gap-x-8">
          {links.length > LEFT_LINKS && <LinkRow links={links.slice(LEFT_LINKS)} />}
          <div className={classNames(BUTTONS, "-mr-3")}>
            <LanguageSwitch
              isShort
              className="label-caps hidden size-11 place-items-center transition-colors hover:text-terracotta sm:grid"
            />
            <Link
              to="/admin"
              aria-label={t`Admin`}
              className="grid size-11 place-items-center transition-colors hover:text-terracotta"
            >
              <PersonIcon />
            </Link>
            <WishlistLink />
            <BagButton />
          </div>
        </div>
      </nav>
      <ShopMenu menu={menu} />
    </header>
  );
});
