import { data } from "react-router";
import { formFailure, NO_STORE, noStoreHeaders } from "#app/payments/private-response.ts";
import { reportErrorContext } from "#app/rendering-context.ts";
import { shopContext } from "#app/shop-context.ts";
import { type Withdrawal, WithdrawalPage } from "#app/storefront/back-in-stock/withdrawal-page.tsx";
import { failWhenUnavailable } from "#app/ui/fail-when-unavailable.ts";
import type { Route } from "./+types/back-in-stock";

export const headers = noStoreHeaders;

/** Remove the address of the request that the link in its email names. Every id gets the same answer. */
export async function action({ params, context }: Route.ActionArgs) {
  try {
    await context.get(shopContext).stockRequests.withdraw(params.requestId);
    return data<Withdrawal>("withdrawn", { headers: NO_STORE });
  } catch (error) {
    const { outcome, ...init } = formFailure(error, context.get(reportErrorContext));
    return data<Withdrawal>(outcome, init);
  }
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return serverAction().catch(failWhenUnavailable<Withdrawal>("failed"));
}

export default function BackInStockRoute({ actionData }: Route.ComponentProps) {
  return <WithdrawalPage result={actionData} />;
}
