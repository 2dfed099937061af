import { Link as RouterLink, type LinkProps as RouterLinkProps } from "react-router";
import { useAddress } from "./use-address.ts";

export type LinkProps = Omit<RouterLinkProps, "to"> & {
  /** The address in English (`/shop`); the link leads to the page's own language. */
  to: string;
};

/** A link within the shop that stays in the language of the page it stands on. */
export function Link({ to, ...rest }: LinkProps) {
  return <RouterLink to={useAddress()(to)} {...rest} />;
}
