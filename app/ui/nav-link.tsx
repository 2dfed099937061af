import { NavLink as RouterNavLink, type NavLinkProps as RouterNavLinkProps } from "react-router";
import { useAddress } from "./use-address.ts";

export type NavLinkProps = Omit<RouterNavLinkProps, "to"> & {
  /** The address in English (`/shop`); the link leads to the page's own language. */
  to: string;
};

/** A link of a menu, marked while its page is shown, that stays in the language of the page it stands on. */
export function NavLink({ to, ...rest }: NavLinkProps) {
  return <RouterNavLink to={useAddress()(to)} {...rest} />;
}
