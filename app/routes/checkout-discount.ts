import { data } from "react-router";
import * as v from "valibot";
import { DiscountRequestSchema, type DiscountResult } from "#app/domain/discount/discount-quote.ts";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import { shopContext } from "#app/shop-context.ts";
import type { Route } from "./+types/checkout-discount";

function answer(result: DiscountResult, status: number, retryAfter: string | null = null) {
  const headers = { "Cache-Control": "no-store", ...(retryAfter && { "Retry-After": retryAfter }) };
  return data(result, { status, headers });
}

/** Say what a discount code takes off a bag. Nothing is held before the checkout starts. */
export async function action({ request, context }: Route.ActionArgs) {
  const input = v.safeParse(DiscountRequestSchema, await request.json().catch(() => null));
  if (!input.success) {
    return answer({ quote: null, error: { code: "INVALID_REQUEST", hint: null } }, 400);
  }
  try {
    const quote = await context.get(shopContext).paymentDesk.quoteDiscount(input.output);
    return answer({ quote, error: null }, 200);
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    const { code, hint } = error;
    const result = { quote: null, error: { code, hint } };
    // "No" is an answer, and no failed request.
    return code === "TOO_MANY_REQUESTS" ? answer(result, 429, hint) : answer(result, 200);
  }
}
