import type { OrderStatus } from "../order/order-status.ts";
import type { TaxDocumentKind, TaxDocumentReason, TaxDocumentState } from "./tax-document.ts";

type StoppedDocument = {
  kind: TaxDocumentKind | null;
  state: TaxDocumentState | null;
  reason: TaxDocumentReason | null;
  accessKey: string | null;
  orderStatus: OrderStatus;
};

/** Return whether staff may name or correct an invoice's buyer: the SRI rejected it or never saw it. The same as in SQL. */
export function canCorrectBuyer(document: StoppedDocument): boolean {
  const { kind, state, reason, accessKey, orderStatus } = document;
  if (kind !== "invoice") return false;
  if (state === "awaiting_buyer") return orderStatus !== "cancelled" && orderStatus !== "refunded";
  if (state !== "needs_owner") return false;
  return reason === "returned" || reason === "rejected" || (reason === "invalid" && !accessKey);
}

/** Return whether a stopped document can be sent again once its cause is corrected. */
export function canRetry({ state, reason }: Pick<StoppedDocument, "state" | "reason">): boolean {
  return state === "needs_owner" && reason !== "final_consumer" && reason !== "invoice_closed";
}
