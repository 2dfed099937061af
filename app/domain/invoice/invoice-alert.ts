import type { Cents } from "../money/money.ts";
import type { TaxDocumentKind, TaxDocumentReason, TaxMessage } from "./tax-document.ts";

/**
 * What is wrong with the shop's invoices as a whole: the certificate is missing, unusable or about to end, or the SRI
 * has not answered for an hour.
 */
export const INVOICING_PROBLEMS = [
  "certificate_missing",
  "certificate_expired",
  "certificate_not_yet_valid",
  "certificate_of_other_ruc",
  "certificate_expiring",
  "unreachable",
] as const;

export type InvoicingProblem = (typeof INVOICING_PROBLEMS)[number];

/** The alert sent to the owner, about one document or about all. */
export type InvoiceAlert =
  | {
      problem: "document";
      documentId: string;
      kind: TaxDocumentKind;
      reason: TaxDocumentReason;
      messages: TaxMessage[];
      /** Null before it has one. */
      number: string | null;
      orderId: string;
      customerName: string;
      total: Cents;
    }
  | {
      problem: InvoicingProblem;
      /** When the certificate ends, ISO; null for other problems. */
      validUntil: string | null;
    };
