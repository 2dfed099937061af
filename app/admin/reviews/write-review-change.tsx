import { Trans } from "@lingui/react/macro";
import { decideReview, setInviteDays } from "#app/data/admin/reviews.ts";
import type { ReviewState } from "#app/domain/review/admin-review.ts";
import { actionOf } from "../form/action-of.ts";
import { showToast } from "../toast/toast-store.ts";

export type ReviewSubmission =
  | { intent: "decide"; id: string; state: ReviewState }
  | { intent: "invite"; days: number | null; opened: number | null };

async function decide(id: string, state: ReviewState) {
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
export const writeReviewChange = actionOf<ReviewSubmission>({
  decide: ({ id, state }) => decide(id, state),
  invite: ({ days, opened }) => setInviteDays(days, opened),
});
