import { useLingui } from "@lingui/react/macro";
import { data, redirectDocument } from "react-router";
import * as v from "valibot";
import {
  CustomerSchema,
  type StartCheckoutResult,
  StartCheckoutSchema,
} from "#app/domain/checkout.ts";
import { languageOf } from "#app/domain/language.ts";
import { ShopError } from "#app/domain/shop-error.ts";
import { paymentDeskContext } from "#app/payments/payment-desk.ts";
import { CheckoutView } from "#app/storefront/checkout/checkout-view.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/checkout";

/** The answer carries the provider's browser token: it is for this checkout only and never stored. */
const PRIVATE = { "Cache-Control": "no-store" };

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

function refuse(refusal: ShopError) {
  const { code, message, hint } = refusal;
  const answer: StartCheckoutResult = { ok: false, error: { code, message, hint } };
  if (code !== "TOO_MANY_REQUESTS") return data(answer, { status: 422, headers: PRIVATE });
  return data(answer, { status: 429, headers: { ...PRIVATE, "Retry-After": hint ?? "60" } });
}

/** A loader keeps the client loader from running on the first page. */
export const loader = () => null;

/** Loads a new document: only this one's Content-Security-Policy allows the provider's script. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { pathname, search } = new URL(request.url);
  throw redirectDocument(pathname + search);
}

/** What kept a checkout from being read: a field of the shopper's own, or else the bag. */
function unreadable([issue]: [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): ShopError {
  const [part, field] = issue.path?.map(({ key }) => key) ?? [];
  if (part !== "customer") {
    return new ShopError("INVALID_LINES", "The bag could not be read. Please reload the page.");
  }
  const name = Object.keys(CustomerSchema.entries).find((known) => known === field);
  return new ShopError("INVALID_CUSTOMER", "Please check this field.", name ?? "");
}

/** Prices and holds what the shopper wants; the browser's own prices are only compared. */
export async function action({ request, context }: Route.ActionArgs) {
  const wanted = v.safeParse(StartCheckoutSchema, await request.json().catch(() => null));
  if (!wanted.success) return refuse(unreadable(wanted.issues));
  try {
    const language = languageOf(new URL(request.url).pathname);
    const started = await context.get(paymentDeskContext).start({ ...wanted.output, language });
    const answer: StartCheckoutResult = { ok: true, ...started };
    return data(answer, { headers: PRIVATE });
  } catch (error) {
    if (error instanceof ShopError) return refuse(error);
    throw error;
  }
}

/** Starting a payment changes nothing that the page's own loaders read. */
export const shouldRevalidate = () => false;

export default function CheckoutRoute() {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Checkout`} isPrivate />
      <CheckoutView />
    </>
  );
}
