import { useLocation } from "react-router";
import { Link, type LinkProps } from "./link.tsx";
import { useLocalizedPath } from "./use-localized-path.ts";

type NavLinkProps = LinkProps & {
  /** Marks the link only for the exact path, not for paths below it. */
  end?: boolean;
};

/** A menu link with `aria-current` while its page is shown. */
export function NavLink({ end = false, ...link }: NavLinkProps) {
  const { pathname } = useLocation();
  const address = useLocalizedPath()(link.to);
  const isShown = pathname === address || (!end && pathname.startsWith(`${address}/`));
  return <Link {...link} aria-current={isShown ? "page" : undefined} />;
}
