import { data } from "react-router";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import { limitInit } from "#app/payments/limit-response.ts";
import { reportErrorContext } from "#app/rendering-context.ts";
import { shopContext } from "#app/shop-context.ts";
import {
  type SubscriptionChange,
  SubscriptionPage,
} from "#app/storefront/newsletter/subscription-page.tsx";
import { failWhenUnavailable } from "#app/ui/fail-when-unavailable.ts";
import type { Route } from "./+types/newsletter";

const PRIVATE = { "Cache-Control": "no-store" };

export const headers: Route.HeadersFunction = ({ actionHeaders }) =>
  actionHeaders.has("Cache-Control") ? actionHeaders : PRIVATE;

/** Confirm or remove the address of the subscription that the link in its email names. */
export async function action({ params, context, request }: Route.ActionArgs) {
  // An invalid body counts as an empty form, which changes nothing.
  const form = await request.formData().catch(() => new FormData());
  const { newsletter } = context.get(shopContext);
  try {
    if (form.get("intent") === "leave") {
      await newsletter.leave(params.subscriptionId);
      return data<SubscriptionChange>("left", { headers: PRIVATE });
    }
    const isConfirmed =
      form.get("intent") === "confirm" && (await newsletter.confirm(params.subscriptionId));
    return isConfirmed
      ? data<SubscriptionChange>("confirmed", { headers: PRIVATE })
      : data<SubscriptionChange>("unknown", { status: 404, headers: PRIVATE });
  } catch (error) {
    // The only ShopError here is the rate limit.
    if (!(error instanceof ShopError)) {
      context.get(reportErrorContext)(error);
      return data<SubscriptionChange>("failed", { status: 503, headers: PRIVATE });
    }
    return data<SubscriptionChange>("too_many", limitInit(error));
  }
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return serverAction().catch(failWhenUnavailable<SubscriptionChange>("failed"));
}

export default function NewsletterRoute({ actionData }: Route.ComponentProps) {
  return <SubscriptionPage change={actionData} />;
}
