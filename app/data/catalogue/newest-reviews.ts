import { NEWEST_REVIEWS, type ProductReviews } from "#app/domain/review.ts";
import type { Catalogue } from "./catalogue.ts";

/** Return a product's counts of reviews with the newest ones; null if it has none or they cannot be read: its page sells without them. */
export async function newestReviews(
  catalogue: Pick<Catalogue, "listReviews">,
  slug: string,
): Promise<ProductReviews | null> {
  try {
    const { value } = await catalogue.listReviews(slug, 1);
    if (value.count === 0) return null;
    return { ...value, reviews: value.reviews.slice(0, NEWEST_REVIEWS) };
  } catch {
    return null;
  }
}
