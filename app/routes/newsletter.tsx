import { data } from "react-router";
import { postedForm } from "#app/domain/text/posted-form.ts";
import { formFailure, NO_STORE, noStoreHeaders } from "#app/payments/private-response.ts";
import { reportErrorContext } from "#app/rendering-context.ts";
import { shopContext } from "#app/shop-context.ts";
import {
  type SubscriptionChange,
  SubscriptionPage,
} from "#app/storefront/newsletter/subscription-page.tsx";
import { failWhenUnavailable } from "#app/ui/fail-when-unavailable.ts";
import type { Route } from "./+types/newsletter";

export const headers = noStoreHeaders;

/** Confirm or remove the address of the subscription that the link in its email names. */
export async function action({ params, context, request }: Route.ActionArgs) {
  // An empty form changes nothing.
  const form = await postedForm(request);
  const { newsletter } = context.get(shopContext);
  try {
    if (form.get("intent") === "leave") {
      await newsletter.leave(params.subscriptionId);
      return data<SubscriptionChange>("left", { headers: NO_STORE });
    }
    const isConfirmed =
      form.get("intent") === "confirm" && (await newsletter.confirm(params.subscriptionId));
    return isConfirmed
      ? data<SubscriptionChange>("confirmed", { headers: NO_STORE })
      : data<SubscriptionChange>("unknown", { status: 404, headers: NO_STORE });
  } catch (error) {
    const { outcome, ...init } = formFailure(error, context.get(reportErrorContext));
    return data<SubscriptionChange>(outcome, init);
  }
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return serverAction().catch(failWhenUnavailable<SubscriptionChange>("failed"));
}

export default function NewsletterRoute({ actionData }: Route.ComponentProps) {
  return <SubscriptionPage change={actionData} />;
}
