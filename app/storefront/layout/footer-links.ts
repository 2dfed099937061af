import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

export type FooterLink = { to: string; label: MessageDescriptor };

/** The footer's links by column. Each link below `/info` needs a page file in `info`, and defines its route. */
export const FOOTER_LINKS = {
  care: [
    { to: "/info/shipping-and-returns", label: msg`Shipping & Returns` },
    { to: "/orders", label: msg`Find your order` },
    { to: "/wishlist", label: msg`Wishlist` },
    { to: "/info/size-guide", label: msg`Size Guide` },
    { to: "/info/contact", label: msg`Contact` },
  ],
  about: [
    { to: "/info/about", label: msg`Our Story` },
    { to: "/#style-tips", label: msg`Style Notes` },
  ],
  legal: [
    { to: "/info/privacy", label: msg`Privacy Policy` },
    { to: "/info/terms", label: msg`Terms of Sale` },
    { to: "/info/accessibility", label: msg`Accessibility` },
  ],
} satisfies Record<string, FooterLink[]>;
