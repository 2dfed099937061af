import { useLingui } from "@lingui/react/macro";
import { data } from "react-router";
import * as v from "valibot";
import { catalogueContext } from "#app/data/catalogue/catalogue.ts";
import { valueOr } from "#app/data/catalogue/value-or.ts";
import {
  CustomerSchema,
  type StartCheckoutResult,
  StartCheckoutSchema,
} from "#app/domain/checkout/checkout.ts";
import { NO_REQUIREMENTS } from "#app/domain/checkout/checkout-requirements.ts";
import { DEFAULT_PRICING } from "#app/domain/money/pricing.ts";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import { EMPTY_SHOP_INFORMATION } from "#app/domain/shop-information/shop-information.ts";
import { languageOf } from "#app/domain/text/language.ts";
import { limitInit, NO_STORE } from "#app/payments/private-response.ts";
import { shopContext } from "#app/shop-context.ts";
import { CheckoutView } from "#app/storefront/checkout/checkout-view.tsx";
import { failWhenUnavailable } from "#app/ui/fail-when-unavailable.ts";
import { loadDocument } from "#app/ui/load-document.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import { ShopPricing } from "#app/ui/shop-pricing.ts";
import type { Route } from "./+types/checkout";

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

function errorResponse(error: ShopError) {
  const { code, message, hint } = error;
  const answer: StartCheckoutResult = { ok: false, error: { code, message, hint } };
  if (code !== "TOO_MANY_REQUESTS") return data(answer, { status: 422, headers: NO_STORE });
  return data(answer, limitInit(error));
}

/** Read where the shop delivers, how prices are shown, and what is asked for. With a loader, the client loader does not run on the first page. */
export async function loader({ context }: Route.LoaderArgs) {
  const catalogue = context.get(catalogueContext);
  const [{ deliveryCountries }, pricing, requirements] = await Promise.all([
    valueOr(catalogue.findShopInformation(), EMPTY_SHOP_INFORMATION),
    valueOr(catalogue.findPricing(), DEFAULT_PRICING),
    valueOr(catalogue.findCheckoutRequirements(), NO_REQUIREMENTS),
  ]);
  return { countries: deliveryCountries, pricing, requirements };
}

export const clientLoader = loadDocument;

/** Return the error for invalid input: an invalid field of the customer or the invoice, otherwise an invalid bag. */
function validationError([issue]: [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): ShopError {
  const [part, field] = issue.path?.map(({ key }) => key) ?? [];
  if (part === "invoiceBuyer") {
    return new ShopError(
      "INVALID_INVOICE_BUYER",
      "Please check this field.",
      String(field ?? "kind"),
    );
  }
  if (part !== "customer") {
    return new ShopError("INVALID_LINES", "The bag could not be read. Please reload the page.");
  }
  const name = Object.keys(CustomerSchema.entries).find((key) => key === field);
  return new ShopError("INVALID_CUSTOMER", "Please check this field.", name ?? "");
}

/** Start a checkout: price the bag and hold the stock. The browser's prices are only compared. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const input = v.safeParse(StartCheckoutSchema, await request.json().catch(() => null));
  if (!input.success) return errorResponse(validationError(input.issues));
  try {
    const language = languageOf(url.pathname);
    const started = await context.get(shopContext).paymentDesk.start({ ...input.output, language });
    const methods = await context
      .get(shopContext)
      .orderPayments.listOffered(started.checkout.reference);
    const answer: StartCheckoutResult = { ok: true, ...started, methods };
    // It contains the provider's browser token for this checkout.
    return data(answer, { headers: NO_STORE });
  } catch (error) {
    if (error instanceof ShopError) return errorResponse(error);
    throw error;
  }
}

/** Starting a payment changes no loader data. */
export const shouldRevalidate = () => false;

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  const error = { code: "UNAVAILABLE", message: "The shop does not answer.", hint: null } as const;
  return serverAction().catch(failWhenUnavailable<StartCheckoutResult>({ ok: false, error }));
}

export default function CheckoutRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { pricing, ...view } = loaderData;
  return (
    <>
      <PageHead title={t`Checkout`} isPrivate />
      <ShopPricing value={pricing}>
        <CheckoutView {...view} />
      </ShopPricing>
    </>
  );
}
