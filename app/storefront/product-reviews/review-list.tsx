import type { ReactNode } from "react";
import type { ProductReviews } from "#app/domain/review/review.ts";
import { ReviewItem } from "./review-item.tsx";
import { ReviewScore } from "./review-score.tsx";

type ReviewListProps = {
  /** At least one. */
  reviews: ProductReviews;
  heading: ReactNode;
  /** Links below. */
  children?: ReactNode;
};

/** A heading with the average of reviews, and beside it the reviews. */
export function ReviewList({ reviews, heading, children }: ReviewListProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-12 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:gap-x-[6vw]">
      <div className="max-w-[27em] self-start lg:sticky lg:top-32">
        {heading}
        <ReviewScore reviews={reviews} />
      </div>
      <div>
        <ol>
          {reviews.reviews.map((review) => (
            <ReviewItem key={review.id} review={review} />
          ))}
        </ol>
        {children}
      </div>
    </div>
  );
}
