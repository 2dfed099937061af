import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { ErrorCode, ShopError } from "#app/domain/shop/shop-error.ts";
import { classNames } from "#app/ui/class-names.ts";

type ErrorTextProps = {
  error: ShopError;
  /** Replace the messages of codes that mean something else here. */
  texts?: Partial<Record<ErrorCode, ReactNode>>;
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
function KindMessage({ error, isRead }: Omit<ErrorTextProps, "texts">) {
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
      return isRead ? (
        <Trans>It does not exist, or it was deleted.</Trans>
      ) : (
        <Trans>It was deleted meanwhile, so there is nothing left to change.</Trans>
      );
    case "rejected":
      // The error's own message is the database's, in English.
      return <Trans>This was rejected. Please check what you entered and try again.</Trans>;
  }
}

const DOCUMENT_CHANGED = msg`This document has changed meanwhile. Please reload the page.`;

/** By code, the consequence of an error, and what to do about it. */
const TEXTS: Partial<Record<ErrorCode, MessageDescriptor>> = {
  DUPLICATE: msg`This name is already taken. Please choose another.`,
  TOO_MANY_REQUESTS: msg`Too many attempts. Please wait a minute and try again.`,
  INVALID_PERSON: msg`Please enter a valid email address or phone number.`,
  INVALID_CUSTOMER: msg`Please check what you entered about the customer.`,
  INVALID_INVOICE_SETTINGS: msg`These invoice settings cannot be saved. Please check them.`,
  INVOICE_CHECK_FAILED: msg`Invoices cannot be sent to the SRI yet: a check has not passed.`,
  CHECKOUT_NOT_FOUND: msg`There is no checkout with this reference.`,
  CHECKOUT_ERASED: msg`The address of this checkout was erased. Return the money.`,
  TRANSACTION_ALREADY_USED: msg`This transaction ID belongs to another order.`,
  INVALID_TRANSACTION: msg`A transaction ID is a whole number, as PayPhone shows it.`,
  REASON_REQUIRED: msg`PayPhone did not answer. Write what you saw in its dashboard.`,
  OUT_OF_STOCK: msg`The items were sold meanwhile. Restock them, or give back what was paid.`,
  DISCOUNT_USED_UP: msg`The discount code of this order was used up meanwhile. Allow one more use of it, or give back what was paid.`,
  PAYMENT_APPROVED: msg`PayPhone says that this payment is approved, so it was not released. The shop keeps trying to finish it. You can also settle it by hand.`,
  PAYMENT_UNDER_WAY: msg`This payment has just begun. Please wait a few minutes.`,
  PAID_BY_CARD: msg`This order was already paid by card through PayPhone. Please return what was paid another way.`,
  ORDER_NOT_AWAITING: msg`This order no longer awaits its payment. Please look at it again.`,
  ORDER_NOT_PAID: msg`Nothing has been paid for this order, so there is nothing to refund.`,
  CHECKOUT_REPLACED: msg`Another payment has taken over this order. Return this one in PayPhone.`,
  PAYMENT_NOT_HELD: msg`No items are held for this payment.`,
  PAYMENT_SETTLED: msg`This payment already has its order.`,
  PAYMENT_RETURNED: msg`The money of this payment is going back, or is back already.`,
  PAYMENT_NOT_NAMED: msg`PayPhone did not answer, and this is not the transaction ID that the customer came back with. Check the ID, or wait until PayPhone answers.`,
  PAYMENT_DIFFERS: msg`PayPhone shows this payment differently. Do not send this order.`,
  PAYMENT_NOT_CHECKED: msg`The payment has not been checked. Mark the order as Shipped once more.`,
  ORDER_TRANSITION_NOT_ALLOWED: msg`Someone else has changed this order meanwhile. Please look at it again.`,
  PRODUCTS_CHANGED: msg`Someone else has changed one of these products meanwhile. Nothing was changed; please look at them again.`,
  ORDER_ALREADY_REFUNDED: msg`This order was refunded already.`,
  ORDER_NOT_PAID_ONLINE: msg`This order was not paid through PayPhone.`,
  REVERSAL_UNDER_WAY: msg`The payment is being returned. Please wait until PayPhone has answered.`,
  SHIPMENT_ANNOUNCED: msg`It is too late: the customer may know by now that the order is on its way.`,
  ORIGINAL_PRICE_TOO_LOW: msg`The original price must be above the price. Change or remove it first.`,
  NUMBER_USED: msg`Numbers were used meanwhile. Please look at the next one again.`,
  INVALID_DELIVERY_ZONES: msg`These zones cannot be saved: a province, or “Everywhere else”, may be in one zone only.`,
  DOCUMENT_CLOSED: DOCUMENT_CHANGED,
  DOCUMENT_OF_OTHER_RUC: msg`The invoice settings still name another RUC than that of this document or its invoice.`,
  INVOICE_BUYER_KNOWN: DOCUMENT_CHANGED,
  INVALID_SIZE_CHART: msg`This size chart cannot be saved. Please check its sizes and measurements.`,
  SETTINGS_CHANGED: msg`Someone else has changed this meanwhile, and nothing was saved. What you typed is still here: check it and save again.`,
  REVERSAL_TOO_LATE: msg`It is too late: PayPhone reverses a payment only on the day it was made, until 20:00 in Ecuador. Please refund it in PayPhone's dashboard.`,
  REVERSAL_REFUSED: msg`PayPhone refused, so the customer is still charged. Please refund the payment in PayPhone's dashboard.`,
};

function ErrorText({ error, texts = {}, isRead }: ErrorTextProps) {
  const { i18n } = useLingui();
  if (texts[error.code]) return texts[error.code];
  if (error.code === "PAYMENT_CONTRADICTED") return <DifferenceMessage difference={error.hint} />;
  const text = TEXTS[error.code];
  return text ? i18n._(text) : <KindMessage error={error} isRead={isRead} />;
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
