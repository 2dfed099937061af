import {
  EMPTY_INVOICE_DRAFT,
  INVOICE_DRAFT_KEY,
  parseInvoiceDraft,
} from "#app/domain/invoice/invoice-draft.ts";
import { createStoredState } from "./create-stored-state.ts";

/** Return the block "Invoice" and its setter. */
export const useInvoiceDraft = createStoredState({
  key: INVOICE_DRAFT_KEY,
  empty: EMPTY_INVOICE_DRAFT,
  parse: parseInvoiceDraft,
  serialize: JSON.stringify,
});
