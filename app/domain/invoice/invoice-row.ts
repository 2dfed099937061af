import type { TaxDocumentKind, TaxDocumentReason, TaxDocumentState } from "./tax-document.ts";

type StoppedDocument = {
  kind: TaxDocumentKind | null;
  state: TaxDocumentState | null;
  reason: TaxDocumentReason | null;
  accessKey: string | null;
};

/** Return whether staff may correct the buyer: of an invoice that the SRI rejected or never saw. The same as in SQL. */
export function canCorrectBuyer({ kind, state, reason, accessKey }: StoppedDocument): boolean {
  if (kind !== "invoice" || state !== "needs_owner") return false;
  return reason === "returned" || reason === "rejected" || (reason === "invalid" && !accessKey);
}

/** Return whether a stopped document can be sent again once its cause is cured. */
export function canRetry({ state, reason }: Pick<StoppedDocument, "state" | "reason">): boolean {
  return state === "needs_owner" && reason !== "final_consumer" && reason !== "invoice_closed";
}
