import { data, redirect } from "react-router";
import type { InvoiceBuyerFailure } from "#app/domain/checkout/invoice-buyer.ts";
import type { Order } from "#app/domain/order/order.ts";
import {
  claimsSuccess,
  type PaymentReturn,
  paymentReturnFromQuery,
} from "#app/domain/payment/payment-return.ts";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import { DEFAULT_LANGUAGE, languageOf, pathIn } from "#app/domain/text/language.ts";
import { postedForm } from "#app/domain/text/posted-form.ts";
import { languageFromCookie } from "#app/domain/text/preferred-language.ts";
import { completeInvoiceBuyer } from "#app/payments/complete-invoice-buyer.ts";
import { limitInit, NO_STORE } from "#app/payments/private-response.ts";
import { shopContext } from "#app/shop-context.ts";
import { ConfirmationView } from "#app/storefront/confirmation/confirmation-view.tsx";
import { failWhenUnavailable } from "#app/ui/fail-when-unavailable.ts";
import type { Route } from "./+types/confirmation";

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => {
  const retryAfter = loaderHeaders.get("Retry-After");
  return retryAfter === null ? NO_STORE : { ...NO_STORE, "Retry-After": retryAfter };
};

/** Respond with 429 to a rate-limited lookup of references. */
function rateLimitResponse(error: unknown) {
  if (!(error instanceof ShopError) || error.code !== "TOO_MANY_REQUESTS") throw error;
  return data({ kind: "too_many_returns" } as const, limitInit(error));
}

/** Return the page of an order that awaits its payment: there its shopper may pay again. */
async function findOrderPath(
  reference: string | null,
  context: Route.LoaderArgs["context"],
): Promise<string | null> {
  if (!reference) return null;
  // It decides only where a link leads.
  const find = context.get(shopContext).orderPayments.find(reference);
  const awaiting = await find.catch(() => null);
  return awaiting ? `/orders/${reference}` : null;
}

/**
 * Return the receipt of a return, or null. A payment is confirmed although its receipt cannot be read: without a Confirm
 * PayPhone would give it back. Throws above the rate limit.
 */
async function findReceipt(
  payment: PaymentReturn,
  { context }: Route.LoaderArgs,
): Promise<Order | null> {
  const { reference, transactionId } = payment;
  if (!reference) return null;
  return context
    .get(shopContext)
    .paymentDesk.findReceipt(reference)
    .catch((error: unknown) => {
      const isLimit = error instanceof ShopError && error.code === "TOO_MANY_REQUESTS";
      if (isLimit || !transactionId || !claimsSuccess(payment)) throw error;
      return null;
    });
}

/**
 * Lead a return to the language of its checkout: the provider knows one URL, and a browser may prefer another language
 * than its shopper read. A chosen language stays.
 */
async function followCheckoutLanguage(
  { reference, transactionId }: PaymentReturn,
  receipt: Order | null,
  { request, url, context }: Route.LoaderArgs,
): Promise<void> {
  const { pathname, search } = url;
  const isChosen = languageFromCookie(request.headers.get("cookie")) !== null;
  const isMarked = languageOf(pathname) !== DEFAULT_LANGUAGE;
  if (!reference || !transactionId || isChosen || isMarked) return;
  // It decides only the words.
  const find = () => context.get(shopContext).paymentDesk.findLanguage(reference);
  const language = receipt?.language ?? (await find().catch(() => null));
  if (!language || language === DEFAULT_LANGUAGE) return;
  throw redirect(pathIn(language, pathname + search));
}

/** Read the return and confirm it at the payment desk: the URL proves nothing. Both steps are streamed to show progress. */
async function readReturn(args: Route.LoaderArgs) {
  const { url, context } = args;
  const { paymentDesk: desk } = context.get(shopContext);
  const payment = paymentReturnFromQuery(url.searchParams);
  const receipt = await findReceipt(payment, args);
  await followCheckoutLanguage(payment, receipt, args);
  if (receipt) return { kind: "receipt", order: receipt } as const;
  if (!payment.transactionId) {
    const orderPath = await findOrderPath(payment.reference, context);
    if (orderPath) throw redirect(pathIn(languageOf(url.pathname), orderPath));
    return { kind: "no_transaction" } as const;
  }
  if (!claimsSuccess(payment)) {
    const orderPath = await findOrderPath(payment.reference, context);
    return { kind: "not_successful", status: payment.status, orderPath } as const;
  }
  if (!payment.reference) return { kind: "no_items" } as const;
  const confirmation = desk.confirm(payment.reference, payment.transactionId);
  const orderPath = await findOrderPath(payment.reference, context);
  return { kind: "confirming", ...confirmation, orderPath } as const;
}

export const loader = (args: Route.LoaderArgs) => readReturn(args).catch(rateLimitResponse);

/** Keep whom the invoice of the receipt is for, and show the receipt again. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const { reference } = paymentReturnFromQuery(url.searchParams);
  const form = await postedForm(request);
  const failure = await completeInvoiceBuyer(
    context.get(shopContext).paymentDesk,
    reference ?? "",
    form,
  );
  if (failure) return data(failure, { status: failure.problem === "failed" ? 503 : 422 });
  const query = new URLSearchParams({ clientTransactionId: reference ?? "", invoice: "saved" });
  return redirect(`${url.pathname}?${query}`, 303);
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  // The form keeps what is typed.
  const typed = { kind: "", number: "", name: "" } as const;
  const failure: InvoiceBuyerFailure = { problem: "failed", ...typed };
  return serverAction().catch(failWhenUnavailable(failure));
}

export default function ConfirmationRoute({ loaderData }: Route.ComponentProps) {
  return <ConfirmationView state={loaderData} />;
}
