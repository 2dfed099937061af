import { z } from "zod";
import { type AwaitingOrderMail, ENDED_AWAITING } from "#app/domain/order/awaiting-order-mail.ts";
import { OrderSchema } from "../order-json.ts";

const DetailsSchema = z.object({
  instructions: z.string(),
  instructionsEs: z.string(),
  reason: z.string().default(""),
  ended: z.enum(ENDED_AWAITING).default("payment_expired"),
});

/** Parse the payload that `queue_awaiting_email` writes. Throws a ZodError. */
export function awaitingOrderMailFromJson(json: unknown): AwaitingOrderMail {
  const order = OrderSchema.parse(json);
  const { instructions: en, instructionsEs: es, reason, ended } = DetailsSchema.parse(json);
  const instructions = order.language === "es" ? es || en : en || es;
  return { order, instructions, reason, ended };
}
