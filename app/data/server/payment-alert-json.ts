import { z } from "zod";
import { PAYMENT_PROBLEMS, type PaymentAlert } from "#app/domain/payment/payment-alert.ts";
import { AmountSchema } from "../amount-schema.ts";

/** An alert as `alert_owner()` queued it. */
export const PaymentAlertSchema: z.ZodType<PaymentAlert> = z.object({
  problem: z.enum(PAYMENT_PROBLEMS),
  reference: z.string(),
  transactionId: z.string().nullable(),
  orderId: z.uuid().nullable(),
  customerName: z.string(),
  email: z.string(),
  phone: z.string(),
  isSandbox: z.boolean().nullable().default(null),
  total: AmountSchema,
});
