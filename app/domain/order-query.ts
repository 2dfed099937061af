import { z } from "zod";
import { EMAIL_FORM } from "./email-form.ts";

/** What a shopper types to find an order: its number as any e-mail or page shows it, and the e-mail address it was placed with. */
export const OrderQuerySchema = z.strictObject({
  number: z
    .string()
    .max(40)
    .transform((text) => text.replace(/[\s#-]/g, "").toUpperCase())
    .pipe(z.string().regex(/^[0-9A-F]{8}$/)),
  email: z.string().trim().max(200).regex(EMAIL_FORM),
});
