import { Trans } from "@lingui/react/macro";
import { decideReview, setInviteDays } from "#app/data/admin/reviews.ts";
import type { ReviewState } from "#app/domain/review/admin-review.ts";
import { actionOf, type SubmissionOf } from "../form/action-of.ts";
import { showToast } from "../toast/toast-store.ts";

type Invitation = { days: number | null; opened: number | null };

async function decide({ id, state }: { id: string; state: ReviewState }) {
  await decideReview(id, state);
  showToast({
    message:
      state === "published" ? (
        <Trans>The review is published.</Trans>
      ) : (
        <Trans>Shoppers don't see the review. You find it under Rejected.</Trans>
      ),
  });
}

/** Publish or reject a review, or change when buyers are invited; return the outcome. A decision shows a toast. */
export const writeReviewChange = actionOf({
  decide,
  invite: ({ days, opened }: Invitation) => setInviteDays(days, opened),
});

export type ReviewSubmission = SubmissionOf<typeof writeReviewChange>;
