import { z } from "zod";
import { OPEN_ATTEMPT_STATES, OPEN_PAYMENT_STATUSES } from "#app/domain/payment/open-payment.ts";
import { TimeSchema } from "./time-schema.ts";

/** A payment without a final result, as our server sends it. */
export const OpenPaymentSchema = z.object({
  reference: z.string(),
  status: z.enum(OPEN_PAYMENT_STATUSES),
  customerName: z.string(),
  email: z.string(),
  total: z.int(),
  units: z.int(),
  since: TimeSchema,
  attempts: z.array(z.object({ transactionId: z.string(), state: z.enum(OPEN_ATTEMPT_STATES) })),
  orderId: z.uuid().nullable(),
});
