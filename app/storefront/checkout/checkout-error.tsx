import { Trans } from "@lingui/react/macro";
import type { BagItem } from "#app/domain/bag/bag.ts";
import { shortageOf } from "#app/domain/bag/shortage.ts";
import type { StartCheckoutResult } from "#app/domain/checkout/checkout.ts";
import { DiscountProblem } from "./discount-problem.tsx";

type StartError = Extract<StartCheckoutResult, { ok: false }>["error"];

type CheckoutErrorProps = { error: StartError; items: BagItem[] };

/** Which item is short, by its name in the page's language. */
function ShortItem({ error, items }: CheckoutErrorProps) {
  const shortage = shortageOf(error.hint);
  const name = items.find(({ product }) => product.id === shortage?.productId)?.product.name;
  if (!shortage || !name) {
    return <Trans>An item in your bag is no longer available in this quantity.</Trans>;
  }
  const { available } = shortage;
  return available > 0 ? (
    <Trans>
      {name} is not available in this quantity: {available} left at the moment.
    </Trans>
  ) : (
    <Trans>{name} is not available at the moment.</Trans>
  );
}

/** Why nothing of the shop can be bought. */
function NotSelling({ reason }: { reason: string | null }) {
  switch (reason) {
    case "not_configured":
      return <Trans>Supabase not configured</Trans>;
    case "no_way_to_pay":
      return <Trans>Payment is not set up yet. Please contact the shop.</Trans>;
    default:
      return null;
  }
}

function Message({ error, items }: CheckoutErrorProps) {
  // For both limits of units the hint is the allowed number.
  const most = error.hint;
  switch (error.code) {
    case "OUT_OF_STOCK":
      return <ShortItem error={error} items={items} />;
    case "PRICE_CHANGED":
      return <Trans>A price has changed since you filled your bag. Please look at it again.</Trans>;
    case "PRODUCT_NOT_FOUND":
    case "SIZE_NOT_OFFERED":
    case "COLOR_NOT_OFFERED":
      return <Trans>An item in your bag is no longer offered in this size or color.</Trans>;
    case "NOT_SELLABLE":
      return (
        <>
          <Trans>These items cannot be bought at the moment.</Trans>{" "}
          <NotSelling reason={error.hint} />
        </>
      );
    case "TOTAL_TOO_SMALL":
      return <Trans>An order costs at least $1.00. Please add something to your bag.</Trans>;
    case "TOO_MANY_CHECKOUTS":
      return <Trans>Too many checkouts are open. Please finish one, or wait a few minutes.</Trans>;
    case "TOO_MANY_UNITS":
      return (
        <Trans>
          You can buy up to {most} items at once. Please take some out of your bag and order the
          rest afterwards.
        </Trans>
      );
    case "TOO_MANY_HELD":
      return (
        <Trans>
          Up to {most} items of one product can be reserved at once. Please take fewer, finish the
          payment you have begun, or wait a few minutes.
        </Trans>
      );
    case "TOO_MANY_REQUESTS":
      return <Trans>Too many attempts. Please wait a few minutes and try again.</Trans>;
    case "PAYMENT_UNDER_WAY":
      return <Trans>A card payment of this order is being checked. Please wait a moment.</Trans>;
    case "INVALID_CUSTOMER":
      return <Trans>Please check your shipping information.</Trans>;
    case "PROVINCE_REQUIRED":
      return <Trans>Delivery depends on the province. Please go back and choose it.</Trans>;
    case "NOT_DELIVERED":
      return <Trans>We do not deliver there. Please go back and choose another address.</Trans>;
    case "NO_PICKUP":
      return <Trans>Pick-up is no longer offered. Please go back and enter an address.</Trans>;
    case "INVALID_INVOICE_BUYER":
    case "INVOICE_BUYER_REQUIRED":
    case "FINAL_CONSUMER_LIMIT":
      return <Trans>Please go back and check whom the invoice is for.</Trans>;
    case "DISCOUNT_UNKNOWN":
    case "DISCOUNT_NOT_STARTED":
    case "DISCOUNT_ENDED":
    case "DISCOUNT_MINIMUM":
    case "DISCOUNT_NOT_FOR_BAG":
    case "DISCOUNT_USED_UP":
    case "DISCOUNT_TOO_LARGE":
      return (
        <>
          <DiscountProblem error={error} />{" "}
          <Trans>Please go back and change or remove the code.</Trans>
        </>
      );
    case "UNAVAILABLE":
    case "CHECKOUT_REPLACED":
      return (
        <Trans>
          We could not reserve your items. Your bag is safe: please try again in a moment.
        </Trans>
      );
    default:
      return <Trans>We could not start the payment.</Trans>;
  }
}

/** Why a checkout of the bag's lines `items` could not start. */
export function CheckoutError(props: CheckoutErrorProps) {
  return (
    <p role="alert" className="border-l-2 border-oxblood py-2 pl-4 text-oxblood">
      <Message {...props} />
    </p>
  );
}
