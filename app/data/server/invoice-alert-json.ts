import { z } from "zod";
import { INVOICING_PROBLEMS, type InvoiceAlert } from "#app/domain/invoice/invoice-alert.ts";
import {
  formatTaxDocumentNumber,
  TAX_DOCUMENT_KINDS,
  TAX_DOCUMENT_REASONS,
} from "#app/domain/invoice/tax-document.ts";
import { AmountSchema } from "../amount-schema.ts";
import { TaxMessagesSchema } from "../tax-messages-json.ts";

const DocumentAlertSchema = z
  .object({
    problem: z.literal("document"),
    documentId: z.uuid(),
    kind: z.enum(TAX_DOCUMENT_KINDS),
    reason: z.enum(TAX_DOCUMENT_REASONS),
    messages: TaxMessagesSchema,
    establishment: z.string().nullable(),
    emissionPoint: z.string().nullable(),
    sequential: z.int().nullable(),
    orderId: z.uuid(),
    customerName: z.string(),
    total: AmountSchema,
  })
  .transform(({ establishment, emissionPoint, sequential, ...alert }) => ({
    ...alert,
    number:
      establishment === null || emissionPoint === null || sequential === null
        ? null
        : formatTaxDocumentNumber({ establishment, emissionPoint, sequential }),
  }));

const InvoicingAlertSchema = z.object({
  problem: z.enum(INVOICING_PROBLEMS),
  validUntil: z.string().nullable().default(null),
});

/** An alert as `alert_owner_of_invoices()` queued it. */
export const InvoiceAlertSchema: z.ZodType<InvoiceAlert> = z.union([
  DocumentAlertSchema,
  InvoicingAlertSchema,
]);
