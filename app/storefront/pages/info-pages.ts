import type { ComponentType } from "react";
import { AboutPage } from "./about-page.tsx";
import { ContactPage } from "./contact-page.tsx";
import { PrivacyPage } from "./privacy-page.tsx";
import { ShippingPage } from "./shipping-page.tsx";
import { SizeGuidePage } from "./size-guide-page.tsx";
import { TermsPage } from "./terms-page.tsx";

type InfoPage = { title: string; Content: ComponentType };

const PAGES = new Map<string, InfoPage>([
  ["shipping-and-returns", { title: "Shipping & Returns", Content: ShippingPage }],
  ["size-guide", { title: "Size Guide", Content: SizeGuidePage }],
  ["contact", { title: "Contact", Content: ContactPage }],
  ["about", { title: "Our Story", Content: AboutPage }],
  ["privacy", { title: "Privacy Policy", Content: PrivacyPage }],
  ["terms", { title: "Terms of Sale", Content: TermsPage }],
]);

/** Takes the last part of an address under `/info/` and returns the short page that stands there, if one does. */
export function findInfoPage(name: string): InfoPage | undefined {
  return PAGES.get(name);
}
