import type { Language } from "./language.ts";
import type { OrderItem } from "./order.ts";

/** A product that a buyer may review, with what they bought of it. */
export type BoughtProduct = {
  productId: string;
  slug: string;
  name: string;
  nameEs: string | null;
  /** A URL; null for none. */
  image: string | null;
  choices: Pick<OrderItem, "size" | "color">[];
};

/** What the buyer behind a link may review, and has reviewed. */
export type ReviewInvitation = {
  firstName: string;
  /** Whether the address is invited no more. */
  hasDeclined: boolean;
  products: BoughtProduct[];
  reviews: { productId: string; stars: number; words: string }[];
};

/** An email that invites the buyer of an order. */
export type ReviewInvitationMail = {
  token: string;
  language: Language;
  products: BoughtProduct[];
};
