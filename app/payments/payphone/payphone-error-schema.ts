import { z } from "zod";

/** PayPhone's error form (fact sheet, section 5): `{message, errorCode, errors?}`. */
export const PayphoneErrorSchema = z.object({
  message: z
    .string()
    .nullish()
    .transform((message) => (message ?? "").slice(0, 200)),
  errorCode: z.number().int(),
});

/** "La transacción no existe": the one refusal that is an answer about the payment. */
export const TRANSACTION_NOT_FOUND = 20;

/** PayPhone's own service failed; the request may be repeated (fact sheet, section 5). */
export const BAD_SERVICE_CODES = [500, 501];
