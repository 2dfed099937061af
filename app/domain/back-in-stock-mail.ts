import type { Language } from "./language.ts";
import type { Cents } from "./money.ts";
import type { Pricing } from "./pricing.ts";
import type { ProductChoice } from "./product-choice-query.ts";

/** What the email says that tells a shopper about stock. */
export type BackInStockMail = ProductChoice & {
  /** The secret of the link that removes the address. */
  requestId: string;
  language: Language;
  slug: string;
  name: string;
  nameEs: string | null;
  price: Cents;
  /** A URL or path; null for none. */
  image: string | null;
  /** Of the day on which it was queued. */
  pricing: Pricing;
};
