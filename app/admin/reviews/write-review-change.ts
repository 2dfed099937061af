import { decideReview, setInviteDays } from "#app/data/admin/admin-reviews.ts";
import type { ReviewState } from "#app/domain/admin-review.ts";
import { outcomeOf } from "../layout/outcome.ts";

export type ReviewSubmission =
  | { intent: "decide"; id: string; state: ReviewState }
  | { intent: "invite"; days: number | null };

const write = (submission: ReviewSubmission): Promise<void> =>
  submission.intent === "decide"
    ? decideReview(submission.id, submission.state)
    : setInviteDays(submission.days);

/** Publish or reject a review, or change when buyers are invited; return the outcome. */
export const writeReviewChange = (submission: ReviewSubmission) =>
  outcomeOf(async () => void (await write(submission)));
