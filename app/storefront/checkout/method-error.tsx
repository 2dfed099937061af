import { Trans } from "@lingui/react/macro";
import type { ErrorCode } from "#app/domain/shop/shop-error.ts";

function Message({ code }: { code: ErrorCode }) {
  switch (code) {
    case "OUT_OF_STOCK":
      return <Trans>An item in your bag was sold meanwhile. Please look at your bag again.</Trans>;
    case "DISCOUNT_USED_UP":
      return (
        <>
          <Trans>This code has been used up, or you have used it already.</Trans>{" "}
          <Trans>Please go back and change or remove the code.</Trans>
        </>
      );
    case "METHOD_NOT_OFFERED":
      return <Trans>This way to pay is no longer offered for your order.</Trans>;
    case "PAYMENT_UNDER_WAY":
      return <Trans>A card payment of this order is being checked. Please wait a moment.</Trans>;
    case "CHECKOUT_FAILED":
    case "ORDER_NOT_AWAITING":
    case "CHECKOUT_NOT_FOUND":
      return <Trans>This order can no longer be paid like this. Please start again.</Trans>;
    case "TOO_MANY_CHECKOUTS":
    case "TOO_MANY_HELD":
      return <Trans>Too many of your orders await their payment. Please pay one first.</Trans>;
    case "TOO_MANY_REQUESTS":
      return <Trans>Too many attempts. Please wait a few minutes and try again.</Trans>;
    default:
      return <Trans>That did not work just now. Please try again in a moment.</Trans>;
  }
}

/** Why a way to pay could not be chosen. */
export function MethodError({ code }: { code: ErrorCode }) {
  return (
    <p role="alert" className="border-oxblood border-l-2 py-2 pl-4 text-oxblood">
      <Message code={code} />
    </p>
  );
}
