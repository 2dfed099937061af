import { NEWEST_REVIEWS, NO_REVIEWS, type ProductReviews } from "#app/domain/review/review.ts";
import type { Catalogue } from "./catalogue.ts";
import { valueOr } from "./value-or.ts";

/** Return a product's counts of reviews with the newest ones; null if it has none or they cannot be read: its page sells without them. */
export async function newestReviews(
  catalogue: Pick<Catalogue, "listReviews">,
  slug: string,
): Promise<ProductReviews | null> {
  const { reviews, ...counts } = await valueOr(catalogue.listReviews(slug, 1), NO_REVIEWS);
  return counts.count === 0 ? null : { ...counts, reviews: reviews.slice(0, NEWEST_REVIEWS) };
}
