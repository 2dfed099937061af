import { useLocation } from "react-router";
import { Link, type LinkProps } from "./link.tsx";
import { useAddress } from "./use-address.ts";

type NavLinkProps = LinkProps & {
  /** Whether only the page itself marks the link, and none below its address. */
  end?: boolean;
};

/** A link of a menu, marked (`aria-current`) while its page is shown. */
export function NavLink({ end = false, ...link }: NavLinkProps) {
  const { pathname } = useLocation();
  const address = useAddress()(link.to);
  const isShown = pathname === address || (!end && pathname.startsWith(`${address}/`));
  return <Link {...link} aria-current={isShown ? "page" : undefined} />;
}
