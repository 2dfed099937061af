import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ComponentType } from "react";
import type { Retention } from "#app/domain/retention.ts";
import { AboutPage } from "./about-page.tsx";
import { AccessibilityPage } from "./accessibility-page.tsx";
import { ContactPage } from "./contact-page.tsx";
import { PrivacyPage } from "./privacy-page.tsx";
import { ShippingPage } from "./shipping-page.tsx";
import { SizeGuidePage } from "./size-guide-page.tsx";
import { TermsPage } from "./terms-page.tsx";

type InfoPage = {
  title: MessageDescriptor;
  /** What a search engine says of it. */
  summary: MessageDescriptor;
  Content: ComponentType<{ retention: Retention }>;
};

const PAGES = new Map<string, InfoPage>([
  [
    "shipping-and-returns",
    {
      title: msg`Shipping & Returns`,
      summary: msg`Free shipping everywhere in Ecuador in 3-5 business days, and how a piece comes back.`,
      Content: ShippingPage,
    },
  ],
  [
    "size-guide",
    {
      title: msg`Size Guide`,
      summary: msg`Body measures in centimetres for XS to XL, and shoe sizes 35 to 41.`,
      Content: SizeGuidePage,
    },
  ],
  [
    "contact",
    {
      title: msg`Contact`,
      summary: msg`How to reach us about an order, a size or a piece you are looking for.`,
      Content: ContactPage,
    },
  ],
  [
    "about",
    {
      title: msg`Our Story`,
      summary: msg`Who we are: Italian-inspired pieces for women, chosen slowly, sent across Ecuador.`,
      Content: AboutPage,
    },
  ],
  [
    "privacy",
    {
      title: msg`Privacy Policy`,
      summary: msg`What we keep of you, what for, and your rights under Ecuador's law.`,
      Content: PrivacyPage,
    },
  ],
  [
    "accessibility",
    {
      title: msg`Accessibility`,
      summary: msg`What works with keyboard and screen reader, what falls short, and whom to tell.`,
      Content: AccessibilityPage,
    },
  ],
  [
    "terms",
    {
      title: msg`Terms of Sale`,
      summary: msg`Prices and IVA, how an order is made, and how you pay.`,
      Content: TermsPage,
    },
  ],
]);

/** The last part of each short page's address. */
export const INFO_PAGES: readonly string[] = [...PAGES.keys()];

/** Takes the last part of an address under `/info/` and returns the short page that stands there, if one does. */
export function findInfoPage(name: string): InfoPage | undefined {
  return PAGES.get(name);
}
