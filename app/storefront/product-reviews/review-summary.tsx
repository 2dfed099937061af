import { averageStars, type ProductReviews } from "#app/domain/review/review.ts";
import { Stars } from "./stars.tsx";
import { useReviewCount } from "./use-review-count.ts";

/** The stars and the number of reviews in one line, which leads to them on the page. */
export function ReviewSummary({ starSum, count }: Pick<ProductReviews, "starSum" | "count">) {
  const words = useReviewCount()(count);
  return (
    <a
      href="#reviews"
      className="inline-flex min-h-11 items-center gap-2.5 text-muted text-sm hover:text-terracotta"
    >
      <Stars value={averageStars(starSum, count)} className="h-4.5" />
      <span className="text-link">{words}</span>
    </a>
  );
}
