import { checkIdentityNumber } from "@gemma-luce/sri/identity";

/** Where invoices are sent. `sandbox` is set by the server, where it offers the stand-in for the SRI. */
export const INVOICE_ENVIRONMENTS = ["off", "sandbox", "test", "production"] as const;
export type InvoiceEnvironment = (typeof INVOICE_ENVIRONMENTS)[number];

/** The issuer of the invoices, by the columns of `invoice_settings`. */
export type InvoiceSettings = {
  environment: InvoiceEnvironment;
  ruc: string;
  legal_name: string;
  trade_name: string;
  head_office_address: string;
  establishment_address: string;
  establishment: string;
  emission_point: string;
  keeps_accounts: boolean;
  special_taxpayer: string;
  withholding_agent: string;
  is_rimpe: boolean;
  provider_ruc: string;
};

/** The server's certificate, without its key. Times are ISO. */
export type InvoiceCertificate = {
  subject: string;
  issuer: string;
  ruc: string | null;
  validFrom: string;
  validUntil: string;
};

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
      certificate !== null && (certificate.ruc === null || certificate.ruc === settings.ruc),
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
