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

/** A review as it is typed. The database checks it. */
export type ReviewDraft = {
  productId: string;
  stars: string;
  fit: string;
  words: string;
  size: string;
  heightCm: string;
  author: string;
};

/** What the database may find wrong with a review; `link` is a link in its words. */
export const REVIEW_PROBLEMS = [
  "stars",
  "fit",
  "size",
  "heightCm",
  "author",
  "words",
  "link",
] as const;

export type ReviewProblem = (typeof REVIEW_PROBLEMS)[number];

/** What became of a posted form. */
export type ReviewOutcome =
  | { outcome: "written" | "declined" | "gone" | "too_many" | "failed"; productId: string }
  | { outcome: "invalid"; productId: string; problem: ReviewProblem; draft: ReviewDraft };

/** An email that invites the buyer of an order. */
export type ReviewInvitationMail = {
  token: string;
  language: Language;
  products: BoughtProduct[];
};
