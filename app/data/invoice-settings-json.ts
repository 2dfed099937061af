import { z } from "zod";
import {
  INVOICE_ENVIRONMENTS,
  type InvoiceCertificate,
  type InvoiceSettings,
} from "#app/domain/invoice-settings.ts";

const text = z.string().trim().max(300);
const number = z.string().regex(/^\d{3}$/);

/** The settings of invoices as a browser sends them and the table has them. */
export const InvoiceSettingsSchema: z.ZodType<InvoiceSettings> = z.object({
  environment: z.enum(INVOICE_ENVIRONMENTS),
  ruc: z.string().trim().max(13),
  legal_name: text,
  trade_name: text,
  head_office_address: text,
  establishment_address: text,
  establishment: number,
  emission_point: number,
  keeps_accounts: z.boolean(),
  special_taxpayer: z.string().trim().max(13),
  withholding_agent: z.string().trim().max(8),
  is_rimpe: z.boolean(),
  provider_ruc: z.string().trim().max(13),
});

export const InvoiceCertificateSchema: z.ZodType<InvoiceCertificate> = z.object({
  subject: z.string(),
  issuer: z.string(),
  ruc: z.string().nullable(),
  validFrom: z.string(),
  validUntil: z.string(),
});
