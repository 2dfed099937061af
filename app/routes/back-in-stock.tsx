import { data } from "react-router";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import { limitInit } from "#app/payments/limit-response.ts";
import { reportErrorContext } from "#app/rendering-context.ts";
import { shopContext } from "#app/shop-context.ts";
import { type Withdrawal, WithdrawalPage } from "#app/storefront/back-in-stock/withdrawal-page.tsx";
import { failWhenUnavailable } from "#app/ui/fail-when-unavailable.ts";
import type { Route } from "./+types/back-in-stock";

const PRIVATE = { "Cache-Control": "no-store" };

export const headers: Route.HeadersFunction = ({ actionHeaders }) =>
  actionHeaders.has("Cache-Control") ? actionHeaders : PRIVATE;

/** Remove the address of the request that the link in its email names. Every id gets the same answer. */
export async function action({ params, context }: Route.ActionArgs) {
  try {
    await context.get(shopContext).stockRequests.withdraw(params.requestId);
    return data<Withdrawal>("withdrawn", { headers: PRIVATE });
  } catch (error) {
    // The only ShopError here is the rate limit.
    if (!(error instanceof ShopError)) {
      context.get(reportErrorContext)(error);
      return data<Withdrawal>("failed", { status: 503, headers: PRIVATE });
    }
    return data<Withdrawal>("too_many", limitInit(error));
  }
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return serverAction().catch(failWhenUnavailable<Withdrawal>("failed"));
}

export default function BackInStockRoute({ actionData }: Route.ComponentProps) {
  return <WithdrawalPage result={actionData} />;
}
