import { Trans, useLingui } from "@lingui/react/macro";
import { useCallback, useState } from "react";
import { IconButton } from "#app/ui/icon-button.tsx";
import { MenuIcon } from "#app/ui/icons/menu-icon.tsx";
import { LanguageSwitch } from "#app/ui/language-switch.tsx";
import { Link } from "#app/ui/link.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { CloseOnNavigation } from "../close-on-navigation.tsx";
import type { MainLink } from "./use-main-links.ts";

/** The header's links in a sheet, for narrow viewports. */
export function PhoneMenu({ links }: { links: MainLink[] }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  const linkClass =
    "flex min-h-14 items-center border-hairline border-b font-serif text-xl hover:text-terracotta";
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
      <a
        href="#footer"
        aria-label={t`Menu`}
        className="noscript:grid -ml-3 hidden size-11 place-items-center xl:hidden"
      >
        <MenuIcon />
      </a>
      <Sheet open={isOpen} onOpenChange={setIsOpen} title={<Trans>Menu</Trans>} side="left">
        <nav aria-label={t`Menu`}>
          <ul className="pt-2 pb-8">
            {links.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} onClick={close} className={linkClass}>
                  {label}
                </Link>
              </li>
            ))}
            <li>
              <LanguageSwitch className={linkClass} />
            </li>
          </ul>
        </nav>
      </Sheet>
    </>
  );
}
