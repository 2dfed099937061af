import { z } from "zod";

/** PayPhone's error format (fact sheet, section 5): `{message, errorCode, errors?}`. */
export const PayphoneErrorSchema = z.object({
  message: z
    .string()
    .nullish()
    .transform((message) => (message ?? "").slice(0, 200)),
  errorCode: z.number().int(),
});

/** "La transacción no existe": the only error that is an answer about the payment. */
export const TRANSACTION_NOT_FOUND = 20;

/** PayPhone's service failed; the request may be repeated (fact sheet, section 5). */
export const BAD_SERVICE_CODES = [500, 501];
