import { cancelOrder } from "#app/data/admin/admin-cancel-order.ts";
import {
  changeOrderStatus,
  type Shipment,
  type StatusChange,
} from "#app/data/admin/admin-order.ts";
import { reverseOrderPayment } from "#app/data/admin/admin-order-reversal.ts";
import {
  checkPayment,
  type FreshCheck,
  vouchForPayment,
} from "#app/data/admin/admin-payment-check.ts";
import type { OrderStatus } from "#app/domain/order-status.ts";
import { allowsShipping } from "#app/domain/payment-check.ts";
import { shopErrorOf } from "#app/domain/shop-error.ts";
import { type Outcome, outcomeOf } from "../layout/outcome.ts";

/** Marking an order as shipped; `silent` is the check without PayPhone's answer that the person vouches for. */
type Shipping = { from: OrderStatus; shipment: Shipment; silent: FreshCheck | null };

/** What a page of an order submits. */
export type OrderSubmission =
  | ({ intent: "change-status" } & StatusChange)
  | ({ intent: "ship" } & Shipping)
  | { intent: "cancel"; restock: boolean }
  | { intent: "check-payment" }
  | { intent: "reverse-payment" };

/** The answer to `ship`: the check that got no answer from PayPhone, which the person may vouch for. */
export type ShippingOutcome = Outcome<{ silent: FreshCheck | null }>;

async function ship(orderId: string, { from, shipment, silent }: Shipping) {
  const check = await (silent ? vouchForPayment(orderId) : checkPayment(orderId));
  if (check.state === "silent") return { silent: check };
  if (allowsShipping(check)) await changeOrderStatus(orderId, { from, to: "shipped", shipment });
  return { silent: null };
}

/** Takes an order's id and a submission and writes it. An error is part of the outcome. */
export async function writeOrder(orderId: string, submission: OrderSubmission) {
  switch (submission.intent) {
    case "change-status":
      return outcomeOf(async () => void (await changeOrderStatus(orderId, submission)));
    case "ship":
      return outcomeOf(() => ship(orderId, submission), { silent: submission.silent });
    case "cancel":
      return outcomeOf(async () => void (await cancelOrder(orderId, submission.restock)));
    case "check-payment":
      return outcomeOf(async () => void (await checkPayment(orderId)));
    case "reverse-payment":
      // No error status: after a rejection, too, everything is read again, because it may end the offer.
      return reverseOrderPayment(orderId).then(
        (): Outcome => ({ error: null }),
        (thrown): Outcome => ({ error: shopErrorOf(thrown) }),
      );
  }
}
