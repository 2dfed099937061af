import { Trans } from "@lingui/react/macro";
import { NEWEST_REVIEWS, type ProductReviews } from "#app/domain/review/review.ts";
import { reviewsPath } from "#app/domain/review/reviews-path.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { ReviewList } from "./review-list.tsx";

type ReviewsSectionProps = {
  slug: string;
  /** The newest. At least one. */
  reviews: ProductReviews;
};

/** The newest reviews of a product, below it. */
export function ReviewsSection({ slug, reviews }: ReviewsSectionProps) {
  const { count } = reviews;
  return (
    <section
      id="reviews"
      aria-labelledby="reviews-heading"
      className="mt-28 border-hairline border-t pt-14"
    >
      <ReviewList
        reviews={reviews}
        heading={
          <h2 id="reviews-heading" className="mb-5 text-title">
            <Trans>Reviews</Trans>
          </h2>
        }
      >
        {count > NEWEST_REVIEWS && (
          <ButtonLink to={reviewsPath(slug)} variant="secondary">
            <Trans>All {count} reviews</Trans>
          </ButtonLink>
        )}
      </ReviewList>
    </section>
  );
}
