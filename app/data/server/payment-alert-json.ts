import { z } from "zod";
import { PAYMENT_PROBLEMS, type PaymentAlert } from "#app/domain/payment-alert.ts";
import { AmountSchema } from "../amount-schema.ts";

const PaymentAlertSchema = z.object({
  problem: z.enum(PAYMENT_PROBLEMS),
  reference: z.string(),
  transactionId: z.string(),
  orderId: z.uuid().nullable(),
  customerName: z.string(),
  email: z.string(),
  phone: z.string(),
  isSandbox: z.boolean().nullable().default(null),
  total: AmountSchema,
});

/** Parse an alert as `alert_owner()` queued it. Throws a ZodError. */
export function paymentAlertFromJson(json: unknown): PaymentAlert {
  return PaymentAlertSchema.parse(json);
}
