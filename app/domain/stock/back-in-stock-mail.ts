import type { Cents } from "../money/money.ts";
import type { Pricing } from "../money/pricing.ts";
import type { ProductChoice } from "../product/product-choice-query.ts";
import type { Language } from "../text/language.ts";

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
