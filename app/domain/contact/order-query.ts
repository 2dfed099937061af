import { z } from "zod";
import { EMAIL_FORM } from "./email-form.ts";

/** Input to find an order: its number as shown on pages and in emails, and the email address of the order. */
export const OrderQuerySchema = z.strictObject({
  number: z
    .string()
    .max(40)
    .transform((text) => text.replace(/[\s#-]/g, "").toUpperCase())
    .pipe(z.string().regex(/^[0-9A-F]{8}$/)),
  email: z.string().trim().max(200).regex(EMAIL_FORM),
});
