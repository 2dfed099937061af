import { Trans } from "@lingui/react/macro";
import { cancelOrder } from "#app/data/admin/cancel-order.ts";
import {
  changeOrderStatus,
  type Shipment,
  type StatusChange,
  takeBackShipment,
} from "#app/data/admin/order.ts";
import { acceptOrder, confirmPayment, refusePayment } from "#app/data/admin/order-payment.ts";
import { reverseOrderPayment } from "#app/data/admin/order-reversal.ts";
import { checkPayment, type FreshCheck, vouchForPayment } from "#app/data/admin/payment-check.ts";
import type { PaidWith } from "#app/domain/checkout/payment-method.ts";
import type { OrderStatus } from "#app/domain/order/order-status.ts";
import { allowsShipping } from "#app/domain/order/payment-check.ts";
import { shopErrorOf } from "#app/domain/shop/shop-error.ts";
import { type Outcome, outcomeOf } from "../form/outcome.ts";
import { FAILURE_DURATION_MS, showToast } from "../toast/toast-store.ts";
import { NoEmailNotice } from "./email-notice.tsx";
import type { MoneyChoice } from "./money-fields.tsx";

/** Shorter than the wait of the email in the database (30 s), so that Undo arrives in time. */
const UNDO_DURATION_MS = 28_000;

/** `silent` is the check without PayPhone's answer that staff vouch for. */
type Shipping = {
  from: OrderStatus;
  shipment: Partial<Shipment>;
  silent: FreshCheck | null;
  isPickup: boolean;
  hasEmail: boolean;
};

/** What becomes of stock and money. */
type Cancellation = { restock: boolean; money: MoneyChoice };

export type OrderSubmission =
  | ({ intent: "change-status" } & StatusChange)
  | ({ intent: "ship" } & Shipping)
  | { intent: "take-back-shipment" }
  | ({ intent: "cancel" } & Cancellation)
  | { intent: "check-payment" }
  | { intent: "confirm-payment"; paidWith: PaidWith | null }
  | { intent: "refuse-payment"; reason: string }
  | { intent: "accept-order" }
  | { intent: "reverse-payment" };

/** `silent` is the check without PayPhone's answer, for which staff may vouch. */
export type ShippingOutcome = Outcome<{ silent: FreshCheck | null }>;

function ShippedMessage({ isPickup, hasEmail }: Pick<Shipping, "isPickup" | "hasEmail">) {
  if (!hasEmail) {
    return (
      <>
        {isPickup ? <Trans>Marked as Ready for pick-up.</Trans> : <Trans>Marked as Shipped.</Trans>}{" "}
        <NoEmailNotice />
      </>
    );
  }
  return isPickup ? (
    <Trans>Marked as Ready for pick-up. The customer gets the email in 30 seconds.</Trans>
  ) : (
    <Trans>Marked as Shipped. The customer gets the email in 30 seconds.</Trans>
  );
}

async function ship(orderId: string, { from, shipment, silent, ...order }: Shipping) {
  const check = await (silent ? vouchForPayment(orderId) : checkPayment(orderId));
  if (check.state === "silent") return { silent: check };
  if (allowsShipping(check)) {
    await changeOrderStatus(orderId, { from, to: "shipped", shipment });
    const undo: OrderSubmission = { intent: "take-back-shipment" };
    showToast({
      message: <ShippedMessage {...order} />,
      duration: UNDO_DURATION_MS,
      hasDeadline: true,
      undo: {
        path: `/admin/orders/${orderId}`,
        submission: undo,
        done: <Trans>The shipment was undone.</Trans>,
      },
    });
  }
  return { silent: null };
}

async function cancel(orderId: string, { restock, money }: Cancellation) {
  if (await cancelOrder(orderId, restock)) {
    showToast({
      message: (
        <Trans>
          The order is cancelled, but none of its units were put back in stock. Its product, size or
          color may have been deleted or renamed: please check the stock.
        </Trans>
      ),
      duration: FAILURE_DURATION_MS,
    });
  }
  if (money === "by-hand") return;
  // The order is cancelled by now. The page shows the state of its reversal.
  await reverseOrderPayment(orderId, restock).catch(() =>
    showToast({
      message: (
        <Trans>
          The order is cancelled, but PayPhone did not return the payment. See Payment on its page.
        </Trans>
      ),
      duration: FAILURE_DURATION_MS,
    }),
  );
}

/** Write the change of an order and return the outcome. A shipment offers Undo. */
export async function writeOrder(orderId: string, submission: OrderSubmission) {
  switch (submission.intent) {
    case "change-status":
      return outcomeOf(() => changeOrderStatus(orderId, submission));
    case "ship":
      return outcomeOf(() => ship(orderId, submission), { silent: submission.silent });
    case "take-back-shipment":
      return outcomeOf(() => takeBackShipment(orderId));
    case "cancel":
      return outcomeOf(() => cancel(orderId, submission));
    case "confirm-payment":
      return outcomeOf(() => confirmPayment(orderId, submission.paidWith));
    case "refuse-payment":
      return outcomeOf(() => refusePayment(orderId, submission.reason));
    case "accept-order":
      return outcomeOf(() => acceptOrder(orderId));
    case "check-payment":
      return outcomeOf(async () => {
        const { isAnswered } = await checkPayment(orderId);
        return { isAnswered };
      });
    case "reverse-payment":
      // Without an error status the page is revalidated, which removes the button when PayPhone rejected.
      return reverseOrderPayment(orderId).then(
        (): Outcome => ({ error: null }),
        (thrown): Outcome => ({ error: shopErrorOf(thrown) }),
      );
  }
}
