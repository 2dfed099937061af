import { skipDocumentNumbers } from "#app/data/admin/document-series.ts";
import { saveInvoiceSettings } from "#app/data/admin/invoices.ts";
import type { DocumentSeries } from "#app/domain/invoice/document-series.ts";
import type { InvoiceSettings } from "#app/domain/invoice/invoice-settings.ts";
import { actionOf, type SubmissionOf } from "../form/action-of.ts";

type Save = { settings: InvoiceSettings; version: string };

/** Save the invoice settings or skip numbers, and return the outcome. */
export const writeInvoiceSettings = actionOf({
  save: ({ settings, version }: Save) => saveInvoiceSettings(settings, version),
  skip: ({ series }: { series: DocumentSeries }) => skipDocumentNumbers(series),
});

export type InvoiceSettingsSubmission = SubmissionOf<typeof writeInvoiceSettings>;
