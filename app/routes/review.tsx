import { data } from "react-router";
import { readReviewDraft, submitReview } from "#app/data/submit-review.ts";
import type { ReviewOutcome } from "#app/domain/review/review-draft.ts";
import { languageOf } from "#app/domain/text/language.ts";
import { postedForm } from "#app/domain/text/posted-form.ts";
import { limitResponse, NO_STORE, noStoreHeaders } from "#app/payments/private-response.ts";
import { reportErrorContext } from "#app/rendering-context.ts";
import { shopContext } from "#app/shop-context.ts";
import { ReviewPage } from "#app/storefront/review/review-page.tsx";
import { failWhenUnavailable } from "#app/ui/fail-when-unavailable.ts";
import type { Route } from "./+types/review";

export const headers = noStoreHeaders;

/** Read what the buyer behind a link may review. An unknown link says that it has ended. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const invitation = await context.get(shopContext).reviews.find(params.token).catch(limitResponse);
  return data({ invitation }, { status: invitation ? 200 : 404, headers: NO_STORE });
}

/** Store a review, or that its buyer wants no more invitations. */
export async function action({ params, context, request, url }: Route.ActionArgs) {
  const form = await postedForm(request);
  const { result, ...init } = await submitReview(context.get(shopContext).reviews, form, {
    token: params.token,
    language: languageOf(url.pathname),
    report: context.get(reportErrorContext),
  });
  return data<ReviewOutcome>(result, init);
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const draft = readReviewDraft(await request.clone().formData());
  const { productId } = draft;
  const failure: ReviewOutcome = { outcome: "failed", productId, draft };
  return serverAction().catch(failWhenUnavailable(failure));
}

export default function ReviewRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ReviewPage invitation={loaderData.invitation} outcome={actionData ?? null} />;
}
