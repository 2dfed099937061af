import { z } from "zod";
import { REVERSAL_STATES } from "#app/domain/order/order-reversal.ts";
import { TimeSchema } from "./time-schema.ts";

/** A reversal as the database and our server send it. */
export const OrderReversalSchema = z.object({
  state: z.enum(REVERSAL_STATES),
  isOpen: z.boolean(),
  closesAt: TimeSchema.nullable(),
});
