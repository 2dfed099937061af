import type { InvoiceSettings } from "../invoice/invoice-settings.ts";

/** Settings of invoices for tests: made elsewhere, with a valid RUC. */
export const SAMPLE_INVOICE_SETTINGS: InvoiceSettings = {
  environment: "off",
  ruc: "1792261104001",
  legal_name: "",
  trade_name: "",
  head_office_address: "",
  establishment_address: "",
  establishment: "001",
  emission_point: "001",
  keeps_accounts: false,
  special_taxpayer: "",
  withholding_agent: "",
  is_rimpe: false,
  provider_ruc: "",
};
