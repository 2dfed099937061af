import { useSyncExternalStore } from "react";
import {
  EMPTY_INVOICE_DRAFT,
  INVOICE_DRAFT_KEY,
  type InvoiceDraft,
  parseInvoiceDraft,
} from "#app/domain/invoice-draft.ts";
import { createStoredValue } from "../stored-value.ts";

const { get, update, subscribe } = createStoredValue<InvoiceDraft>({
  key: INVOICE_DRAFT_KEY,
  area: "sessionStorage",
  empty: EMPTY_INVOICE_DRAFT,
  parse: parseInvoiceDraft,
  serialize: JSON.stringify,
});

const storeDraft = (draft: InvoiceDraft) => update(() => draft);

/** Return the block "Invoice" and its setter. It survives a reload and the provider's page in sessionStorage. */
export function useInvoiceDraft() {
  const draft = useSyncExternalStore(subscribe, get, () => EMPTY_INVOICE_DRAFT);
  return [draft, storeDraft] as const;
}
