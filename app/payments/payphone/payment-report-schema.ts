import { z } from "zod";
import { CARD_TYPES } from "#app/domain/checkout/payment-method.ts";

const transactionId = z
  .union([z.number().int().positive(), z.string().regex(/^[1-9]\d{0,15}$/)])
  .transform(String);
const text = z.string().nullish();
/** What describes a card. A captured payment must not fail for a text that the database cannot store. */
const description = z
  .string()
  .max(100)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u)
  .nullish()
  .catch(null);

/** PayPhone's statusCode (fact sheet, section 5): 2 is cancelled as well as declined, 1 is the legacy pending. */
export const STATUS_CODE = { pending: 1, canceled: 2, approved: 3 } as const;

/** The fields of every Confirm and Sale answer; the status may be missing for a second or two after the redirect. */
export const PaymentReportSchema = z.object({
  statusCode: z.number().int(),
  transactionStatus: text,
  transactionId: transactionId.nullish().catch(null),
  clientTransactionId: text.catch(null),
  message: text.catch(null),
  messageCode: z.number().int().nullish().catch(null),
  authorizationCode: z.unknown().optional(),
});
export type PaymentReport = z.infer<typeof PaymentReportSchema>;

/** The additional fields of an approved payment; without one of these it proves nothing. Amount in cents. */
export const ApprovedReportSchema = z.object({
  transactionId,
  clientTransactionId: z.string().min(1),
  amount: z.number().int().nonnegative(),
  currency: z.string().min(1),
  authorizationCode: description,
  cardBrand: description,
  lastDigits: description,
  cardType: z.enum(CARD_TYPES).nullish().catch(null),
  date: z.unknown().optional(),
});
