import { closeInvoice, correctInvoiceBuyer, retryInvoice } from "#app/data/admin/invoices.ts";
import type { InvoiceBuyer } from "#app/domain/checkout/invoice-buyer.ts";
import { actionOf } from "../form/action-of.ts";

export type InvoiceSubmission =
  | { intent: "retry"; ids: string[] }
  | { intent: "correct"; id: string; buyer: InvoiceBuyer }
  | { intent: "close"; id: string; note: string };

/** Retry stopped documents, correct the buyer of one or close it, and return the outcome. */
export const writeInvoice = actionOf<InvoiceSubmission>({
  retry: async ({ ids }) => {
    const errors: unknown[] = [];
    // One that a colleague has closed meanwhile holds up no other.
    for (const id of ids) await retryInvoice(id).catch((error) => errors.push(error));
    if (errors.length > 0) throw errors[0];
  },
  correct: ({ id, buyer }) => correctInvoiceBuyer(id, buyer),
  close: ({ id, note }) => closeInvoice(id, note),
});
