import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ComponentType } from "react";
import { AboutPage } from "./about-page.tsx";
import { AccessibilityPage } from "./accessibility-page.tsx";
import { ContactPage } from "./contact-page.tsx";
import { PrivacyPage } from "./privacy-page.tsx";
import { ShippingPage } from "./shipping-page.tsx";
import { SizeGuidePage } from "./size-guide-page.tsx";
import { TermsPage } from "./terms-page.tsx";

type InfoPage = { title: MessageDescriptor; Content: ComponentType };

const PAGES = new Map<string, InfoPage>([
  ["shipping-and-returns", { title: msg`Shipping & Returns`, Content: ShippingPage }],
  ["size-guide", { title: msg`Size Guide`, Content: SizeGuidePage }],
  ["contact", { title: msg`Contact`, Content: ContactPage }],
  ["about", { title: msg`Our Story`, Content: AboutPage }],
  ["privacy", { title: msg`Privacy Policy`, Content: PrivacyPage }],
  ["accessibility", { title: msg`Accessibility`, Content: AccessibilityPage }],
  ["terms", { title: msg`Terms of Sale`, Content: TermsPage }],
]);

/** Takes the last part of an address under `/info/` and returns the short page that stands there, if one does. */
export function findInfoPage(name: string): InfoPage | undefined {
  return PAGES.get(name);
}
