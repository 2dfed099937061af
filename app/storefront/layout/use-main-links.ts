import { useLingui } from "@lingui/react/macro";
import type { NamedLink } from "./link-column.tsx";

/** Return the header's links, which differ on the home page (specification section 2). */
export function useMainLinks(variant: "home" | "shop"): NamedLink[] {
  const { t } = useLingui();
  if (variant === "shop") {
    return [
      { to: "/", label: t`Home` },
      { to: "/shop", label: t`Shop` },
    ];
  }
  return [
    { to: "/shop", label: t`Shop` },
    { to: "/#collections", label: t`Collections` },
    { to: "/#new-arrivals", label: t`New Arrivals` },
    { to: "/#bestsellers", label: t`Bestsellers` },
    { to: "/#style-tips", label: t`Style Tips` },
    { to: "/#about", label: t`About` },
  ];
}
