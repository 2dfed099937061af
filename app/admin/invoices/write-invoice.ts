import { closeInvoice, correctInvoiceBuyer, retryInvoice } from "#app/data/admin/invoices.ts";
import type { InvoiceBuyer } from "#app/domain/checkout/invoice-buyer.ts";
import { actionOf, type SubmissionOf } from "../form/action-of.ts";

/** Retry stopped documents, correct the buyer of one or close it, and return the outcome. */
export const writeInvoice = actionOf({
  retry: async ({ ids }: { ids: string[] }) => {
    const errors: unknown[] = [];
    // One that a colleague has closed meanwhile holds up no other.
    for (const id of ids) await retryInvoice(id).catch((error) => errors.push(error));
    if (errors.length > 0) throw errors[0];
  },
  correct: ({ id, buyer }: { id: string; buyer: InvoiceBuyer }) => correctInvoiceBuyer(id, buyer),
  close: ({ id, note }: { id: string; note: string }) => closeInvoice(id, note),
});

export type InvoiceSubmission = SubmissionOf<typeof writeInvoice>;
