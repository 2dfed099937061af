import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { AdminPage } from "#app/data/admin/admin-page.ts";
import type { AdminReview } from "#app/data/admin/reviews.ts";
import {
  type AdminReviewQuery,
  REVIEW_STATES,
  type ReviewState,
} from "#app/domain/review/admin-review.ts";
import type { ShopError } from "#app/domain/shop/shop-error.ts";
import { Link } from "#app/ui/link.tsx";
import { LoadError } from "../failure/load-error.tsx";
import { words } from "../form/words.ts";
import { PageHeading } from "../layout/page-heading.tsx";
import { TAB_CLASS } from "../layout/tab-class.ts";
import { TablePaging } from "../table/table-paging.tsx";
import { UnsavedGuard } from "../unsaved/unsaved-guard.tsx";
import { InvitationForm } from "./invitation-form.tsx";
import { ReviewList } from "./review-list.tsx";

const StateName = words<ReviewState>({
  pending: msg`To read`,
  published: msg({ message: "Published", context: "reviews" }),
  rejected: msg({ message: "Rejected", context: "reviews" }),
});

const NoReviews = words<ReviewState>({
  pending: msg`You have read every review.`,
  published: msg`No review is published yet.`,
  rejected: msg`No review is rejected.`,
});

function StateLinks({ current, pending }: { current: ReviewState; pending: number }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Reviews by state`} className="mb-2 flex flex-wrap gap-x-6">
      {REVIEW_STATES.map((state) => (
        <Link
          key={state}
          to={`/admin/reviews?state=${state}`}
          aria-current={state === current ? "page" : undefined}
          className={`${TAB_CLASS} min-h-11 text-sm`}
        >
          <StateName of={state} />
          {state === "pending" && pending > 0 && (
            <span className="ml-2 text-terracotta tabular-nums">{pending}</span>
          )}
        </Link>
      ))}
    </nav>
  );
}

type ReviewsPageProps = {
  query: AdminReviewQuery;
  page: AdminPage<AdminReview> | null;
  /** How many are to be read. */
  pending: number;
  /** Null while no one is invited. */
  inviteDays: number | null;
  error: ShopError | null;
};

/** The tab Reviews: what buyers wrote, to publish or reject, and when they are invited. */
export function ReviewsPage({ query, page, pending, inviteDays, error }: ReviewsPageProps) {
  return (
    <UnsavedGuard>
      <PageHeading title={<Trans>Reviews</Trans>} />
      <p className="mb-6 max-w-prose text-muted text-sm">
        <Trans>
          Each buyer is invited once per order. Shoppers see a review once you publish it. Reject
          what is not about the product, whatever its stars.
        </Trans>
      </p>
      {error && (
        <LoadError error={error}>
          <Trans>The reviews could not be loaded.</Trans>
        </LoadError>
      )}
      {page && (
        <>
          <StateLinks current={query.state} pending={pending} />
          {page.rows.length === 0 && (
            <p className="border-hairline border-y py-16 text-center text-muted">
              <NoReviews of={query.state} />
            </p>
          )}
          <ReviewList reviews={page.rows} />
          <TablePaging page={page} />
          <InvitationForm inviteDays={inviteDays} />
        </>
      )}
    </UnsavedGuard>
  );
}
