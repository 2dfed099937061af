import { z } from "zod";

/** Input to find an order: its number as shown on pages and in emails, and what the order has as its email address. */
export const OrderQuerySchema = z.strictObject({
  number: z
    .string()
    .max(40)
    .transform((text) => text.replace(/[\s#-]/g, "").toUpperCase())
    .pipe(z.string().regex(/^[0-9A-F]{8}$/)),
  email: z
    .string()
    .trim()
    .max(200)
    .regex(/^[^\p{Cc}\p{Cs}]+$/u),
});
