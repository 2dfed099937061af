import { data } from "react-router";
import * as v from "valibot";
import type { DiscountResult } from "#app/domain/discount/discount-quote.ts";
import { DiscountRequestSchema } from "#app/domain/discount/discount-request.ts";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import { limitInit, NO_STORE } from "#app/payments/private-response.ts";
import { shopContext } from "#app/shop-context.ts";
import type { Route } from "./+types/checkout-discount";

/** Say what a discount code takes off a bag. Nothing is held before the checkout starts. */
export async function action({ request, context }: Route.ActionArgs) {
  const input = v.safeParse(DiscountRequestSchema, await request.json().catch(() => null));
  if (!input.success) {
    const error = { code: "INVALID_REQUEST", hint: null } as const;
    return data<DiscountResult>({ quote: null, error }, { status: 400, headers: NO_STORE });
  }
  try {
    const quote = await context.get(shopContext).paymentDesk.quoteDiscount(input.output);
    return data<DiscountResult>({ quote, error: null }, { headers: NO_STORE });
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    const { code, hint } = error;
    // "No" is an answer, and no failed request.
    const init = code === "TOO_MANY_REQUESTS" ? limitInit(error) : { headers: NO_STORE };
    return data<DiscountResult>({ quote: null, error: { code, hint } }, init);
  }
}
