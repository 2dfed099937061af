import { Trans } from "@lingui/react/macro";
import { averageStars, type ProductReviews } from "#app/domain/review/review.ts";
import { FitVotes } from "./fit-votes.tsx";
import { Stars } from "./stars.tsx";
import { useReviewCount } from "./use-review-count.ts";

/** The average of a product's reviews, and how buyers say that it fits. */
export function ReviewScore({ reviews }: { reviews: ProductReviews }) {
  const { starSum, count, fits } = reviews;
  const average = averageStars(starSum, count);
  const words = useReviewCount()(count);
  return (
    <div>
      <p className="flex items-baseline gap-2 text-muted">
        <Trans>
          <span className="font-serif text-ink text-title tabular-nums">{average.toFixed(1)}</span>{" "}
          of 5, {words}
        </Trans>
      </p>
      <Stars value={average} className="mt-3 h-6" />
      <FitVotes fits={fits} />
    </div>
  );
}
