import type { Cents } from "../money/money.ts";

/** A product in the wishlist, as it was saved. */
export type Wish = {
  /** The product's. */
  id: string;
  /** '' where the product has no sizes; null while none is chosen. */
  size: string | null;
  color: string | null;
  /** The product's price when it was saved; null if unknown. */
  price: Cents | null;
};

/** Entries per wishlist. The wishlist page shows them all at once. */
export const MAX_WISHES = 100;
