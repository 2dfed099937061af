import { z } from "zod";
import { centsFromAmount } from "#app/domain/money.ts";
import { PAYMENT_PROBLEMS, type PaymentAlert } from "#app/domain/payment-alert.ts";

const PaymentAlertSchema = z.object({
  problem: z.enum(PAYMENT_PROBLEMS),
  reference: z.string(),
  transactionId: z.string(),
  orderId: z.uuid().nullable(),
  customerName: z.string(),
  email: z.string(),
  phone: z.string(),
  isSandbox: z.boolean().nullable().default(null),
  total: z.union([z.number(), z.string()]).transform(centsFromAmount),
});

/** Takes the JSON that alert_owner() left in the outbox and gives the alert; throws a ZodError when it is not one. */
export function paymentAlertFromJson(json: unknown): PaymentAlert {
  return PaymentAlertSchema.parse(json);
}
