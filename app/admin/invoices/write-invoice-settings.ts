import { skipDocumentNumbers } from "#app/data/admin/document-series.ts";
import { saveInvoiceSettings } from "#app/data/admin/invoices.ts";
import type { DocumentSeries } from "#app/domain/invoice/document-series.ts";
import type { InvoiceSettings } from "#app/domain/invoice/invoice-settings.ts";
import { actionOf } from "../form/action-of.ts";

export type InvoiceSettingsSubmission =
  | { intent: "save"; settings: InvoiceSettings; version: string }
  | { intent: "skip"; series: DocumentSeries };

/** Save the invoice settings or skip numbers, and return the outcome. */
export const writeInvoiceSettings = actionOf<InvoiceSettingsSubmission>({
  save: ({ settings, version }) => saveInvoiceSettings(settings, version),
  skip: ({ series }) => skipDocumentNumbers(series),
});
