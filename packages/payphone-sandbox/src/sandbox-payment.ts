import { z } from "zod";

const milliseconds = z.number().int();

/** A stored payment. Amounts in integer cents, times in epoch milliseconds of the sandbox clock. */
export const SandboxPaymentSchema = z.object({
  reference: z.string(),
  transactionId: z.number().int().positive(),
  paymentId: z.string(),
  amount: z.number().int(),
  tax: z.number().int(),
  currency: z.string(),
  description: z.string(),
  lang: z.enum(["es", "en"]).default("es"),
  email: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  optionalParameter: z.string().nullable(),
  responseUrl: z.string(),
  cancellationUrl: z.string(),
  preparedAt: milliseconds,
  outcome: z.enum(["approved", "declined", "cancelled"]).nullable(),
  decidedAt: milliseconds.nullable(),
  confirmedAt: milliseconds.nullable(),
  reversedAt: milliseconds.nullable(),
});
export type SandboxPayment = z.infer<typeof SandboxPaymentSchema>;

export type PaymentState =
  | "unpaid"
  | "approved"
  | "captured"
  | "declined"
  | "cancelled"
  | "reversed";

/** PayPhone reverses what is not confirmed within 5 minutes (fact sheet, section 5). */
const AUTO_REVERSAL_MS = 5 * 60_000;

/**
 * Return the state of a payment at `now` (epoch milliseconds). The automatic reversal is derived from the clock, so it
 * also happens while the process is down.
 */
export function paymentState(payment: SandboxPayment, now: number): PaymentState {
  if (payment.outcome === null) return "unpaid";
  if (payment.outcome !== "approved") return payment.outcome;
  if (payment.reversedAt !== null) return "reversed";
  if (payment.confirmedAt !== null) return "captured";
  return now - (payment.decidedAt ?? now) >= AUTO_REVERSAL_MS ? "reversed" : "approved";
}
