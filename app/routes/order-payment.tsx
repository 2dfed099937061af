import { data, redirect } from "react-router";
import { receiptPathOf } from "#app/domain/order/order.ts";
import { PROOF_PROBLEMS } from "#app/domain/payment/payment-proof.ts";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import { languageOf, pathIn } from "#app/domain/text/language.ts";
import { limitResponse, NO_STORE } from "#app/payments/private-response.ts";
import { shopContext } from "#app/shop-context.ts";
import { OrderPaymentPage } from "#app/storefront/order-payment/order-payment-page.tsx";
import { failWhenUnavailable } from "#app/ui/fail-when-unavailable.ts";
import { loadDocument } from "#app/ui/load-document.ts";
import type { Route } from "./+types/order-payment";

const PROOF_OUTCOMES = ["received", ...PROOF_PROBLEMS] as const;

export const headers: Route.HeadersFunction = () => NO_STORE;

/** Read an order that awaits its payment, by its unguessable reference. A paid one leads to its receipt. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { reference } = params;
  const { pathname, searchParams } = url;
  const proof = PROOF_OUTCOMES.find((outcome) => outcome === searchParams.get("proof")) ?? null;
  const { orderPayments: payments } = context.get(shopContext);
  const found = await payments.find(reference).catch(limitResponse);
  if (found?.payToken && found.order.paymentMethod === "unchosen") {
    throw redirect(pathIn(languageOf(pathname), `/pay/${found.payToken}`));
  }
  if (found) return { found, proof, reference, takesCards: payments.takesCards };
  const receipt = await context
    .get(shopContext)
    .paymentDesk.findReceipt(reference)
    .catch(limitResponse);
  if (!receipt) throw data("Not Found", { status: 404, headers: NO_STORE });
  throw redirect(pathIn(languageOf(pathname), receiptPathOf(receipt.reference)));
}

export const clientLoader = loadDocument;

/** Start a payment by card for the same order. */
export async function action({ params, context }: Route.ActionArgs) {
  try {
    const { checkout, button } = await context
      .get(shopContext)
      .orderPayments.payByCard(params.reference);
    const { reference } = checkout;
    return data({ ok: true as const, reference, button }, { headers: NO_STORE });
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    const { code, status } = error;
    return data({ ok: false as const, code }, { status, headers: NO_STORE });
  }
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return serverAction().catch(failWhenUnavailable({ ok: false, code: "UNAVAILABLE" } as const));
}

/** A payment by card changes nothing that the loader has read. */
export const shouldRevalidate = () => false;

export default function OrderPaymentRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <OrderPaymentPage {...loaderData} card={actionData ?? null} />;
}
