import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { ShopError } from "#app/domain/shop-error.ts";
import { classNames } from "#app/ui/class-names.ts";

type ErrorTextProps = {
  error: ShopError;
  /** Replaces the message for DUPLICATE, which is about a name. */
  duplicate?: ReactNode;
  /** Whether something was only read, so that nothing can have been saved. */
  isRead?: boolean;
};

/** The field in which PayPhone and the order differ. */
function DifferenceMessage({ difference }: { difference: string | null }) {
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

/** The text of an error whose code has none of its own. */
function KindMessage({ error, isRead }: Omit<ErrorTextProps, "duplicate">) {
  switch (error.kind) {
    case "signed-out":
      return <Trans>You are signed out. Nothing was changed; please sign in again.</Trans>;
    case "not-configured":
      return <Trans>Supabase not configured</Trans>;
    case "unavailable":
      return isRead ? (
        <Trans>The database does not answer. Please try again.</Trans>
      ) : (
        <Trans>
          The database does not answer. It is not known whether anything was saved; please try
          again.
        </Trans>
      );
    case "not-found":
      return <Trans>It was deleted meanwhile, so there is nothing left to change.</Trans>;
    case "rejected":
      // The error's own message is the database's, in English.
      return <Trans>This was rejected. Please check what you entered and try again.</Trans>;
  }
}

/** The consequence of an error, and what to do about it. */
function ErrorText({ error, duplicate, isRead }: ErrorTextProps) {
  switch (error.code) {
    case "DUPLICATE":
      return duplicate ?? <Trans>There is one of that name already. Please choose another.</Trans>;
    case "TOO_MANY_REQUESTS":
      return <Trans>Too many attempts. Please wait a minute and try again.</Trans>;
    case "INVALID_EMAIL":
      return <Trans>Please enter a valid email address.</Trans>;
    case "INVALID_CUSTOMER":
      return <Trans>Please check what you entered about the customer.</Trans>;
    case "INVALID_INVOICE_SETTINGS":
      return <Trans>These settings of invoices cannot be saved. Please check them.</Trans>;
    case "INVOICE_CHECK_FAILED":
      return <Trans>Invoices cannot be sent to the SRI yet: a check has not passed.</Trans>;
    case "CHECKOUT_NOT_FOUND":
      return <Trans>There is no checkout with this reference.</Trans>;
    case "CHECKOUT_ERASED":
      return <Trans>The address of this checkout was erased. Return the money in PayPhone.</Trans>;
    case "TRANSACTION_ALREADY_USED":
      return <Trans>This transaction ID belongs to another order.</Trans>;
    case "INVALID_TRANSACTION":
      return <Trans>A transaction ID is a whole number, as PayPhone shows it.</Trans>;
    case "REASON_REQUIRED":
      return <Trans>PayPhone did not answer. Write what you saw in its dashboard.</Trans>;
    case "OUT_OF_STOCK":
      return (
        <Trans>The items were sold meanwhile. Restock them, or give back what was paid.</Trans>
      );
    case "PAYMENT_APPROVED":
      return (
        <Trans>
          PayPhone says that this payment is approved, so it was not released. The shop keeps trying
          to finish it. You can also settle it by hand.
        </Trans>
      );
    case "PAYMENT_UNDER_WAY":
      return <Trans>This payment has just begun. Please wait a few minutes.</Trans>;
    case "PAID_BY_CARD":
      return (
        <Trans>
          A card was first: this order is paid through PayPhone. Please give back what came in
          another way.
        </Trans>
      );
    case "ORDER_NOT_AWAITING":
      return <Trans>This order no longer awaits its payment. Please look at it again.</Trans>;
    case "ORDER_NOT_PAID":
      return <Trans>Nothing has been paid for this order, so there is nothing to refund.</Trans>;
    case "CHECKOUT_REPLACED":
      return <Trans>Another payment has taken over this order. Return this one in PayPhone.</Trans>;
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
      return <DifferenceMessage difference={error.hint} />;
    case "PAYMENT_DIFFERS":
      return <Trans>PayPhone shows this payment differently. Do not send this order.</Trans>;
    case "PAYMENT_NOT_CHECKED":
      return <Trans>The payment has not been checked. Mark the order as Shipped once more.</Trans>;
    case "ORDER_TRANSITION_NOT_ALLOWED":
      return <Trans>Someone else has changed this order meanwhile. Please look at it again.</Trans>;
    case "PRODUCTS_CHANGED":
      return (
        <Trans>
          Someone else has changed one of these products meanwhile. Nothing was changed; please look
          at them again.
        </Trans>
      );
    case "ORDER_ALREADY_REFUNDED":
      return <Trans>This order was refunded already.</Trans>;
    case "ORDER_NOT_PAID_ONLINE":
      return <Trans>This order was not paid through PayPhone.</Trans>;
    case "REVERSAL_UNDER_WAY":
      return <Trans>The payment is being returned. Please wait until PayPhone has answered.</Trans>;
    case "SHIPMENT_ANNOUNCED":
      return <Trans>It is too late: the shopper has the email that the order is on its way.</Trans>;
    case "ORIGINAL_PRICE_TOO_LOW":
      return <Trans>The original price must be above the price. Change or remove it first.</Trans>;
    case "NUMBER_USED":
      return <Trans>Numbers were used meanwhile. Please look at the next one again.</Trans>;
    case "INVALID_DELIVERY_ZONES":
      return (
        <Trans>
          These zones cannot be saved: a province, and everywhere else, may be in one zone only.
        </Trans>
      );
    case "INVALID_SIZE_CHART":
      return (
        <Trans>This size chart cannot be saved. Please check its sizes and measurements.</Trans>
      );
    case "SETTINGS_CHANGED":
      return (
        <Trans>
          Someone else has changed this meanwhile, and nothing was saved. Please reload the page and
          change it again.
        </Trans>
      );
    case "REVERSAL_TOO_LATE":
      return (
        <Trans>
          It is too late: PayPhone reverses a payment on its own day only, until 20:00 in Ecuador.
          Please refund it in PayPhone's dashboard.
        </Trans>
      );
    case "REVERSAL_REFUSED":
      return (
        <Trans>
          PayPhone refused, so the money stays taken. Please refund it in PayPhone's dashboard.
        </Trans>
      );
    default:
      return <KindMessage error={error} isRead={isRead} />;
  }
}

type ErrorMessageProps = Omit<ErrorTextProps, "error"> & {
  error: ShopError | null | undefined;
  className?: string;
};

/** An alert with the reason of an error; empty without one. */
export function ErrorMessage({ error, className, ...text }: ErrorMessageProps) {
  return (
    <div role="alert" className={classNames(error ? className : undefined)}>
      {error && (
        <p className="border-oxblood border-l-2 bg-panel px-4 py-3 text-sm text-oxblood">
          <ErrorText error={error} {...text} />
        </p>
      )}
    </div>
  );
}
