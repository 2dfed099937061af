import { msg } from "@lingui/core/macro";
import { readOrError } from "#app/admin/failure/read-or-error.ts";
import { ReviewsPage } from "#app/admin/reviews/reviews-page.tsx";
import { writeReviewChange } from "#app/admin/reviews/write-review-change.tsx";
import { staleIfError } from "#app/admin/toast/stale-if-error.tsx";
import { countPendingReviews, getInviteDays, listReviews } from "#app/data/admin/reviews.ts";
import { adminReviewQueryFrom } from "#app/domain/review/admin-review.ts";
import type { Route } from "./+types/reviews";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = adminReviewQueryFrom(new URL(request.url).searchParams);
  const { value, error } = await readOrError(
    staleIfError(
      request,
      Promise.all([listReviews(query), countPendingReviews(), getInviteDays()]),
    ),
  );
  const [page, pending, inviteDays] = value ?? [null, 0, null];
  return { query, page, pending, inviteDays, error };
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  return writeReviewChange(await request.json());
}

export const handle = { title: msg`Reviews · Admin` };

export default function ReviewsRoute({ loaderData }: Route.ComponentProps) {
  return <ReviewsPage {...loaderData} />;
}
