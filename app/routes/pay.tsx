import { data, redirect } from "react-router";
import { MANUAL_METHODS } from "#app/domain/checkout/payment-method.ts";
import { orderNumberOf, receiptPathOf } from "#app/domain/order/order.ts";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import { languageOf, pathIn } from "#app/domain/text/language.ts";
import { postedForm } from "#app/domain/text/posted-form.ts";
import { limitResponse, NO_STORE } from "#app/payments/private-response.ts";
import { shopContext } from "#app/shop-context.ts";
import { PayPage } from "#app/storefront/pay/pay-page.tsx";
import { failWhenUnavailable } from "#app/ui/fail-when-unavailable.ts";
import { loadDocument } from "#app/ui/load-document.ts";
import type { Route } from "./+types/pay";

export const headers: Route.HeadersFunction = () => NO_STORE;

async function referenceOf({ params, context }: Pick<Route.LoaderArgs, "params" | "context">) {
  const find = context.get(shopContext).orderPayments.findPayLink(params.token);
  const reference = await find.catch(limitResponse);
  if (!reference) throw data("Not Found", { status: 404, headers: NO_STORE });
  return reference;
}

/** Read the order behind a pay link. One that is paid, or whose way to pay was chosen, leads to its own page. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { orderPayments: payments } = context.get(shopContext);
  const reference = await referenceOf({ params, context });
  const language = languageOf(url.pathname);
  const found = await payments.find(reference).catch(limitResponse);
  if (!found) throw redirect(pathIn(language, receiptPathOf(reference)));
  const { order, isCardUnderWay, isUnchecked, isSoldOut } = found;
  const isOver = order.status === "cancelled" || Date.parse(order.paymentDueAt ?? "") <= Date.now();
  // A link that has ended says nothing about its customer.
  if (isOver && !isCardUnderWay) {
    return { state: "over", number: orderNumberOf(order.id), isUnchecked, isSoldOut } as const;
  }
  if (order.paymentMethod !== "unchosen") throw redirect(pathIn(language, `/orders/${reference}`));
  const methods = await payments.listOffered(reference);
  const { takesCards } = payments;
  return { state: "open", order, methods, takesCards, isCardUnderWay } as const;
}

export const clientLoader = loadDocument;

/** Start a payment by card, or keep the way to pay that was chosen and lead to the order's page. */
export async function action({ request, url, params, context }: Route.ActionArgs) {
  const { orderPayments: payments } = context.get(shopContext);
  const form = await postedForm(request);
  try {
    const reference = await referenceOf({ params, context });
    const method = MANUAL_METHODS.find((kind) => kind === form.get("method"));
    if (!method) {
      const { checkout, button } = await payments.payByCard(reference);
      return data(
        { ok: true as const, reference: checkout.reference, button },
        { headers: NO_STORE },
      );
    }
    await payments.choose(reference, method);
    const language = languageOf(url.pathname);
    return redirect(pathIn(language, `/orders/${reference}`), 303);
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

export default function PayRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <PayPage {...loaderData} attempt={actionData ?? null} />;
}
