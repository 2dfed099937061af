import { z } from "zod";
import {
  PAYMENT_CHECK_STATES,
  PAYMENT_DIFFERENCES,
  type PaymentCheck,
  UNSENT_STATUSES,
} from "#app/domain/order/payment-check.ts";
import { callShop } from "../call-shop.ts";
import { askAsStaff } from "./ask-as-staff.ts";

const CheckSchema = z.object({
  state: z.enum(PAYMENT_CHECK_STATES),
  difference: z.enum(PAYMENT_DIFFERENCES).nullable(),
});

const AnswerSchema = CheckSchema.extend({ isConfigured: z.boolean() });

/** A new check. `isConfigured`: a provider that can answer is configured. */
export type FreshCheck = PaymentCheck & { isConfigured: boolean };

/** Read an order's last payment check, or null. Throws a ShopError. */
export async function readPaymentCheck(orderId: string): Promise<PaymentCheck | null> {
  const data = await askAsStaff("reading a payment check", (client) =>
    client.from("payment_checks").select("state,difference").eq("order_id", orderId),
  );
  return data[0] ? CheckSchema.parse(data[0]) : null;
}

/**
 * Return the ids of the orders, of all or of those `among`, that were not sent yet and must not be, because PayPhone's
 * payment differs. Throws a ShopError.
 */
export async function listStoppedOrders(among?: string[]): Promise<string[]> {
  const data = await askAsStaff("listing stopped orders", (client) => {
    const stopped = client
      .from("payment_checks")
      .select("order_id,orders!inner(status)")
      .eq("state", "differs")
      .in("orders.status", UNSENT_STATUSES);
    return (among ? stopped.in("order_id", among) : stopped).order("order_id");
  });
  return data.map(({ order_id }) => order_id);
}

/** Check an order's payment with PayPhone now. The check is an earlier one unless `isAnswered`. Throws a ShopError. */
export async function checkPayment(orderId: string): Promise<FreshCheck & { isAnswered: boolean }> {
  const path = `/orders/${orderId}/payment-check`;
  const schema = AnswerSchema.extend({ isAnswered: z.boolean() });
  return schema.parse(await callShop("checking a payment", "POST", path, {}));
}

/** Record that the signed-in person saw the payment in PayPhone's dashboard. Throws a ShopError. */
export async function vouchForPayment(orderId: string): Promise<FreshCheck> {
  const path = `/orders/${orderId}/payment-check/confirmation`;
  return AnswerSchema.parse(await callShop("confirming a payment", "POST", path, {}));
}
