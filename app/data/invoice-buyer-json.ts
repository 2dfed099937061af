import { z } from "zod";
import { INVOICE_BUYER_KINDS, type InvoiceBuyer } from "#app/domain/checkout/invoice-buyer.ts";

/** Whom an invoice is for. */
export const InvoiceBuyerSchema: z.ZodType<InvoiceBuyer> = z.object({
  kind: z.enum(INVOICE_BUYER_KINDS),
  number: z.string(),
  name: z.string(),
});
