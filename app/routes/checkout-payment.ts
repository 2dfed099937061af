import { data } from "react-router";
import * as v from "valibot";
import { languageOf } from "#app/domain/text/language.ts";
import { serverI18n } from "#app/i18n/server-i18n.ts";
import { limitResponse, NO_STORE } from "#app/payments/private-response.ts";
import { shopContext } from "#app/shop-context.ts";
import { paymentNoticeWords } from "#app/storefront/checkout/payment-notice-words.ts";
import type { Route } from "./+types/checkout-payment";

const ReferenceSchema = v.pipe(v.string(), v.regex(/^[\w-]{1,50}$/));

/** Return what became of the payment of a checkout, by its unguessable reference, and what the bag says about it. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { pathname, searchParams } = url;
  const reference = v.safeParse(ReferenceSchema, searchParams.get("reference"));
  if (!reference.success) throw data("Bad Request", { status: 400, headers: NO_STORE });
  const { paymentDesk: desk } = context.get(shopContext);
  const progress = await desk.findProgress(reference.output).catch(limitResponse);
  const words = paymentNoticeWords(progress, serverI18n(languageOf(pathname), "orders"));
  return Response.json({ ...progress, ...words }, { headers: NO_STORE });
}
