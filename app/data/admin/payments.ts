import { z } from "zod";
import type { OpenPayment } from "#app/domain/payment/open-payment.ts";
import { callShop } from "../call-shop.ts";
import { OpenPaymentSchema } from "../open-payment-json.ts";

const PaymentsSchema = z.object({ payments: z.array(OpenPaymentSchema) });

const pathOf = (reference: string) => `/payments/${encodeURIComponent(reference)}`;

/** Return the payments without a final result, oldest first. Throws a ShopError. */
export async function listOpenPayments(): Promise<OpenPayment[]> {
  return PaymentsSchema.parse(await callShop("listing payments", "GET", "/payments")).payments;
}

/** Release the stock held for a payment. Idempotent. Throws a ShopError. */
export async function releasePayment(reference: string): Promise<void> {
  await callShop("releasing a payment", "POST", `${pathOf(reference)}/release`, {});
}

/** The input for settling a payment by hand. */
export type TypedSettlement = { reference: string; transactionId: string; note: string };

/** Create the order of a payment that PayPhone's dashboard shows as captured, and return the order's id. Throws a ShopError. */
export async function settlePayment(typed: TypedSettlement): Promise<string> {
  const answer = await callShop(
    "settling a payment",
    "POST",
    `${pathOf(typed.reference.trim())}/settlement`,
    { transactionId: typed.transactionId.trim(), note: typed.note.trim() },
  );
  return z.object({ orderId: z.string() }).parse(answer).orderId;
}
