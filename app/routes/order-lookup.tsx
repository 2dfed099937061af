import { useLingui } from "@lingui/react/macro";
import { data } from "react-router";
import { OrderQuerySchema } from "#app/domain/contact/order-query.ts";
import { fieldText, postedForm } from "#app/domain/text/posted-form.ts";
import { formFailure, NO_STORE, noStoreHeaders } from "#app/payments/private-response.ts";
import { reportErrorContext } from "#app/rendering-context.ts";
import { shopContext } from "#app/shop-context.ts";
import { OrderLookupPage } from "#app/storefront/order-lookup/order-lookup-page.tsx";
import {
  foundOrderOf,
  type OrderLookupResult,
} from "#app/storefront/order-lookup/order-lookup-result.ts";
import { failWhenUnavailable } from "#app/ui/fail-when-unavailable.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/order-lookup";

const MAX_INPUT_LENGTH = 200;

export const headers = noStoreHeaders;

const STATUSES = { invalid: 400, not_found: 404 } as const;

const typedIn = (form: FormData) => ({
  number: fieldText(form, "number").slice(0, MAX_INPUT_LENGTH),
  email: fieldText(form, "email").slice(0, MAX_INPUT_LENGTH),
});

/** Find an order by number and email address. Every wrong pair gets the same error. */
export async function action({ request, context }: Route.ActionArgs) {
  const input = typedIn(await postedForm(request));
  const reject = (outcome: keyof typeof STATUSES) =>
    data<OrderLookupResult>(
      { outcome, ...input },
      { status: STATUSES[outcome], headers: NO_STORE },
    );
  const query = OrderQuerySchema.safeParse(input);
  if (!query.success) return reject("invalid");
  try {
    const order = await context
      .get(shopContext)
      .orderLookup.find(query.data.number, query.data.email);
    if (!order) return reject("not_found");
    return data<OrderLookupResult>(
      { outcome: "found", order: foundOrderOf(order) },
      { headers: NO_STORE },
    );
  } catch (error) {
    const { outcome, ...init } = formFailure(error, context.get(reportErrorContext));
    return data<OrderLookupResult>({ outcome, ...input }, init);
  }
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const typed = typedIn(await request.clone().formData());
  const failure: OrderLookupResult = { outcome: "failed", ...typed };
  return serverAction().catch(failWhenUnavailable(failure));
}

export default function OrderLookupRoute({ actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Find your order`} isPrivate />
      <OrderLookupPage result={actionData} />
    </>
  );
}
