import { checkIdentityNumber } from "@gemma-luce/sri/identity";
import { z } from "zod";
import { TAX_ENVIRONMENTS } from "./tax-document.ts";

/** Where invoices are sent. `sandbox` is set by the server, where it offers the stand-in for the SRI. */
export const INVOICE_ENVIRONMENTS = ["off", ...TAX_ENVIRONMENTS] as const;
export type InvoiceEnvironment = (typeof INVOICE_ENVIRONMENTS)[number];

const text = z.string().trim().max(300);
const number = z.string().regex(/^\d{3}$/);

/** The issuer of the invoices as a browser sends it, by the columns of `invoice_settings`. */
export const InvoiceSettingsSchema = z.object({
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

export type InvoiceSettings = z.infer<typeof InvoiceSettingsSchema>;

/** The server's certificate, without its key. Times are ISO. */
export const InvoiceCertificateSchema = z.object({
  subject: z.string(),
  issuer: z.string(),
  rucs: z.array(z.string()),
  validFrom: z.string(),
  validUntil: z.string(),
});

export type InvoiceCertificate = z.infer<typeof InvoiceCertificateSchema>;

export const INVOICE_CHECKS = [
  "ruc",
  "name",
  "address",
  "establishment",
  "certificate",
  "certificate_ruc",
  "certificate_time",
] as const;
export type InvoiceCheck = (typeof INVOICE_CHECKS)[number];

/**
 * Return which checks the settings pass at `now` in epoch milliseconds. All of them must, before invoices are sent to
 * the SRI (decision 073).
 */
export function invoiceChecks(
  settings: InvoiceSettings,
  certificate: InvoiceCertificate | null,
  now: number,
): Record<InvoiceCheck, boolean> {
  const isNumber = (text: string) => /^\d{3}$/.test(text) && text !== "000";
  return {
    ruc: checkIdentityNumber("ruc", settings.ruc).valid,
    name: settings.legal_name.trim() !== "",
    address: settings.head_office_address.trim() !== "",
    establishment: isNumber(settings.establishment) && isNumber(settings.emission_point),
    certificate: certificate !== null,
    certificate_ruc:
      certificate !== null &&
      (certificate.rucs.length === 0 || certificate.rucs.includes(settings.ruc)),
    certificate_time:
      certificate !== null &&
      Date.parse(certificate.validFrom) <= now &&
      now <= Date.parse(certificate.validUntil),
  };
}

/** Return whether an environment sends documents to the SRI. */
export function sendsToSri(environment: InvoiceEnvironment): boolean {
  return environment === "test" || environment === "production";
}
