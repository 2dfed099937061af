import { z } from "zod";
import { MANUAL_METHODS } from "#app/domain/checkout/payment-method.ts";
import {
  PAYMENT_DETAILS,
  type PaymentDetailsChange,
} from "#app/domain/payment/payment-details-change.ts";
import { TimeSchema } from "../time-schema.ts";

/** The payload that `announce_payment_details` writes. */
export const PaymentDetailsChangeSchema: z.ZodType<PaymentDetailsChange> = z.object({
  method: z.enum(MANUAL_METHODS).nullable(),
  changedBy: z.string().nullable(),
  changedAt: TimeSchema,
  changes: z.partialRecord(
    z.enum(PAYMENT_DETAILS),
    z.object({ before: z.string(), after: z.string() }),
  ),
});
