import { Trans } from "@lingui/react/macro";
import type { Refusal } from "#app/domain/refusal.ts";

/** How PayPhone describes a payment differently. */
function ContradictionWords({ difference }: { difference: string | null }) {
  switch (difference) {
    case "amount":
      return <Trans>PayPhone shows another amount for this payment.</Trans>;
    case "currency":
      return <Trans>PayPhone shows another currency for this payment.</Trans>;
    case "cancelled":
      return <Trans>PayPhone shows this payment as declined or cancelled.</Trans>;
    case "transaction":
      return <Trans>PayPhone shows another transaction ID for this reference.</Trans>;
    default:
      return <Trans>PayPhone shows this payment under another reference.</Trans>;
  }
}

/** Why the shop refuses to release or settle a payment, and what to do instead. */
export function PaymentRefusalWords({ refusal }: { refusal: Refusal }) {
  switch (refusal.code) {
    case "PAYMENT_APPROVED":
      return (
        <Trans>
          PayPhone says that this payment is approved, so it was not released. The shop keeps trying
          to finish it. You can also settle it by hand.
        </Trans>
      );
    case "PAYMENT_UNDER_WAY":
      return <Trans>This payment has just begun. Please wait a few minutes.</Trans>;
    case "PAYMENT_NOT_HELD":
      return <Trans>No items are held for this payment.</Trans>;
    case "PAYMENT_SETTLED":
      return <Trans>This payment already has its order.</Trans>;
    case "PAYMENT_RETURNED":
      return <Trans>The money of this payment is going back, or is back already.</Trans>;
    case "PAYMENT_NOT_NAMED":
      return (
        <Trans>
          PayPhone did not answer, and this is not the transaction ID that the shopper came back
          with. Check the ID, or wait until PayPhone answers.
        </Trans>
      );
    case "PAYMENT_CONTRADICTED":
      return <ContradictionWords difference={refusal.hint} />;
    case "TRANSACTION_ALREADY_USED":
      return <Trans>This transaction ID belongs to another order.</Trans>;
    case "CHECKOUT_NOT_FOUND":
      return <Trans>There is no checkout with this reference.</Trans>;
    case "CHECKOUT_ERASED":
      return <Trans>The address of this checkout was erased. Return the money in PayPhone.</Trans>;
    case "OUT_OF_STOCK":
      return (
        <Trans>The items were sold meanwhile. Restock them, or return the money in PayPhone.</Trans>
      );
    case "INVALID_TRANSACTION":
      return <Trans>A transaction ID is a whole number, as PayPhone shows it.</Trans>;
    case "REASON_REQUIRED":
      return <Trans>PayPhone did not answer. Write what you saw in its dashboard.</Trans>;
    case "PAYMENT_DIFFERS":
      return <Trans>PayPhone shows this payment differently. Do not send this order.</Trans>;
    case "PAYMENT_NOT_CHECKED":
      return <Trans>The payment has not been checked. Mark the order as Shipped once more.</Trans>;
    case "REVERSAL_UNDER_WAY":
      return <Trans>The payment is being returned. Please wait until PayPhone has answered.</Trans>;
    case "ORDER_MOVE_NOT_ALLOWED":
      return (
        <Trans>Somebody else has changed this order meanwhile. Please look at it again.</Trans>
      );
    case "TOO_MANY_REQUESTS":
      return <Trans>That was asked too often. Please wait a minute and try again.</Trans>;
    default:
      return <Trans>This was refused: {refusal.message}</Trans>;
  }
}
