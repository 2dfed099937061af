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

/** `silent` is the check without PayPhone's answer that staff vouch for. */
type Shipping = { from: OrderStatus; shipment: Shipment; silent: FreshCheck | null };

export type OrderSubmission =
  | ({ intent: "change-status" } & StatusChange)
  | ({ intent: "ship" } & Shipping)
  | { intent: "cancel"; restock: boolean }
  | { intent: "check-payment" }
  | { intent: "reverse-payment" };

/** `silent` is the check without PayPhone's answer, for which staff may vouch. */
export type ShippingOutcome = Outcome<{ silent: FreshCheck | null }>;

async function ship(orderId: string, { from, shipment, silent }: Shipping) {
  const check = await (silent ? vouchForPayment(orderId) : checkPayment(orderId));
  if (check.state === "silent") return { silent: check };
  if (allowsShipping(check)) await changeOrderStatus(orderId, { from, to: "shipped", shipment });
  return { silent: null };
}

/** Write the change of an order and return the outcome. */
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
      // Without an error status the page is revalidated, which removes the button when PayPhone rejected.
      return reverseOrderPayment(orderId).then(
        (): Outcome => ({ error: null }),
        (thrown): Outcome => ({ error: shopErrorOf(thrown) }),
      );
  }
}
