/** What the SRI calls factura and nota de crédito. */
export const TAX_DOCUMENT_KINDS = ["invoice", "credit_note"] as const;

export type TaxDocumentKind = (typeof TAX_DOCUMENT_KINDS)[number];

/** `sandbox` is the stand-in for the SRI; `test` and `production` are the SRI's own. */
export const TAX_ENVIRONMENTS = ["sandbox", "test", "production"] as const;

export type TaxEnvironment = (typeof TAX_ENVIRONMENTS)[number];

/**
 * The states of a tax document. `awaiting_buyer`: the order has no buyer; `awaiting_invoice`: a credit note before its
 * invoice is authorized; `received`: the SRI has it and gives no verdict yet; `closed`: staff settled it elsewhere.
 */
export const TAX_DOCUMENT_STATES = [
  "awaiting_buyer",
  "awaiting_invoice",
  "queued",
  "signed",
  "received",
  "authorized",
  "needs_owner",
  "closed",
] as const;

export type TaxDocumentState = (typeof TAX_DOCUMENT_STATES)[number];

/**
 * Why a document needs the owner. `invalid`: the shop cannot write it; `returned` and `rejected`: the SRI's messages say
 * why; `unanswered`: no verdict for a day; `other_issuer`: it is of another RUC than the settings, as a credit note is of
 * its invoice's; `final_consumer`: such an invoice cannot be credited; `invoice_closed`: a credit note whose invoice was
 * settled elsewhere.
 */
export const TAX_DOCUMENT_REASONS = [
  "invalid",
  "returned",
  "rejected",
  "unanswered",
  "other_issuer",
  "final_consumer",
  "invoice_closed",
] as const;

export type TaxDocumentReason = (typeof TAX_DOCUMENT_REASONS)[number];

/** What the SRI says about a document. */
export type TaxMessage = {
  code: string;
  message: string;
  information?: string | undefined;
  kind: "error" | "warning" | "information";
};

/** Return whether a document of this environment counts for nothing. */
export function isTestDocument(environment: TaxEnvironment): boolean {
  return environment !== "production";
}

type TaxDocumentNumber = { establishment: string; emissionPoint: string; sequential: number };

/** Format a document's number: `001-001-000000123`. */
export function formatTaxDocumentNumber(number: TaxDocumentNumber): string {
  const sequential = String(number.sequential).padStart(9, "0");
  return `${number.establishment}-${number.emissionPoint}-${sequential}`;
}
