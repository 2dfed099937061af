import { useLingui } from "@lingui/react/macro";

/** Returns the addresses and names of the short pages, as the footer groups them. */
export function usePageLinks() {
  const { t } = useLingui();
  return {
    care: [
      { to: "/info/shipping-and-returns", label: t`Shipping & Returns` },
      { to: "/orders", label: t`Find your order` },
      { to: "/info/size-guide", label: t`Size Guide` },
      { to: "/info/contact", label: t`Contact` },
    ],
    about: [
      { to: "/info/about", label: t`Our Story` },
      { to: "/#style-tips", label: t`Style Notes` },
    ],
    legal: [
      { to: "/info/privacy", label: t`Privacy Policy` },
      { to: "/info/terms", label: t`Terms of Sale` },
      { to: "/info/accessibility", label: t`Accessibility` },
    ],
  };
}
