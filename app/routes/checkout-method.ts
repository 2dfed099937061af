import { data } from "react-router";
import * as v from "valibot";
import { ChooseMethodSchema } from "#app/domain/checkout/checkout.ts";
import type { ChooseMethodResult } from "#app/domain/checkout/choose-method-result.ts";
import { type ErrorCode, ShopError } from "#app/domain/shop/shop-error.ts";
import { NO_STORE } from "#app/payments/private-response.ts";
import { shopContext } from "#app/shop-context.ts";
import type { Route } from "./+types/checkout-method";

function answer(error: ErrorCode | null, status: number) {
  return data<ChooseMethodResult>({ error }, { status, headers: NO_STORE });
}

/** Make the order of a checkout that is paid in a way which a person confirms. */
export async function action({ request, context }: Route.ActionArgs) {
  const input = v.safeParse(ChooseMethodSchema, await request.json().catch(() => null));
  if (!input.success) return answer("INVALID_REQUEST", 400);
  const { reference, method } = input.output;
  try {
    await context.get(shopContext).orderPayments.choose(reference, method);
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    return answer(error.code, error.status);
  }
  return answer(null, 200);
}
