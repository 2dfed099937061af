import { useLocation } from "react-router";
import { Link, type LinkProps } from "./link.tsx";
import { useLocalizedPath } from "./use-localized-path.ts";

type NavLinkProps = LinkProps & {
  /** Matches only the exact path. */
  end?: boolean;
};

/** A link with `aria-current` on its page. */
export function NavLink({ end = false, ...link }: NavLinkProps) {
  const { pathname } = useLocation();
  const path = useLocalizedPath()(link.to);
  const isShown = pathname === path || (!end && pathname.startsWith(`${path}/`));
  return <Link {...link} aria-current={isShown ? "page" : undefined} />;
}
