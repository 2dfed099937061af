import { averageStars, type ProductReviews, type Review } from "../review/review.ts";

function reviewOf({ author, stars, words, writtenAt, language }: Review): object {
  return {
    "@type": "Review",
    author: { "@type": "Person", name: author },
    datePublished: writtenAt,
    inLanguage: language,
    reviewRating: { "@type": "Rating", ratingValue: stars, bestRating: 5, worstRating: 1 },
    ...(words && { reviewBody: words }),
  };
}

/**
 * Return the schema.org rating and reviews of a product. Only orders paid with real money count; `{}` if there are none
 * (developers.google.com/search/docs/appearance/structured-data/review-snippet).
 */
export function reviewData({ realCount, realStarSum, reviews }: ProductReviews): object {
  if (realCount === 0) return {};
  const real = reviews.filter(({ isSandbox }) => !isSandbox).map(reviewOf);
  return {
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: averageStars(realStarSum, realCount),
      reviewCount: realCount,
      bestRating: 5,
      worstRating: 1,
    },
    ...(real.length > 0 && { review: real }),
  };
}
