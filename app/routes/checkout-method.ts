import { data, redirectDocument } from "react-router";
import * as v from "valibot";
import { type ChooseMethodResult, ChooseMethodSchema } from "#app/domain/checkout.ts";
import { languageOf, pathIn } from "#app/domain/language.ts";
import { type ErrorCode, ShopError } from "#app/domain/shop-error.ts";
import { orderPaymentsContext } from "#app/payments/order-payments.ts";
import type { Route } from "./+types/checkout-method";

const PRIVATE = { "Cache-Control": "no-store" };

function rejection(code: ErrorCode, status: number) {
  return data<ChooseMethodResult>({ ok: false, code }, { status, headers: PRIVATE });
}

/** Make the order of a checkout that is paid in a way which a person confirms, and lead to its page. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const input = v.safeParse(ChooseMethodSchema, await request.json().catch(() => null));
  if (!input.success) return rejection("INVALID_REQUEST", 400);
  const { reference, method } = input.output;
  const language = languageOf(url.pathname);
  try {
    await context.get(orderPaymentsContext).choose(reference, method);
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    return rejection(error.code, error.status);
  }
  // A new document: only some pages allow the provider's script.
  return redirectDocument(pathIn(language, `/orders/${reference}`));
}
