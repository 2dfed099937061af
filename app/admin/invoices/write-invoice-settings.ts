import { skipDocumentNumbers } from "#app/data/admin/admin-document-series.ts";
import { saveInvoiceSettings } from "#app/data/admin/admin-invoices.ts";
import type { DocumentSeries } from "#app/domain/document-series.ts";
import type { InvoiceSettings } from "#app/domain/invoice-settings.ts";
import { outcomeOf } from "../layout/outcome.ts";

export type InvoiceSettingsSubmission =
  | { intent: "save"; settings: InvoiceSettings; version: string }
  | { intent: "skip"; series: DocumentSeries };

/** Save the settings of invoices or skip numbers, and return the outcome. */
export function writeInvoiceSettings(submission: InvoiceSettingsSubmission) {
  return outcomeOf(async () => {
    if (submission.intent === "skip") await skipDocumentNumbers(submission.series);
    else await saveInvoiceSettings(submission.settings, submission.version);
  });
}
