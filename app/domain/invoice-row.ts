import type { DeliveryMethod } from "./delivery.ts";
import type { InvoiceBuyerKind } from "./invoice-buyer.ts";
import type { Cents } from "./money.ts";
import type { OrderStatus } from "./order-status.ts";
import type { PaymentMethod } from "./payment-method.ts";
import type {
  TaxDocumentKind,
  TaxDocumentReason,
  TaxDocumentState,
  TaxEnvironment,
  TaxMessage,
} from "./tax-document.ts";

/** An order with one of its tax documents; those columns are null for an order without any. */
export type InvoiceRow = {
  orderId: string;
  orderNumber: string;
  orderStatus: OrderStatus;
  deliveryMethod: DeliveryMethod;
  isSandbox: boolean;
  customerName: string;
  buyerKind: InvoiceBuyerKind | null;
  buyerNumber: string | null;
  buyerName: string | null;
  paymentMethod: PaymentMethod;
  /** Whether the money has come. */
  isPaid: boolean;
  /** Everything without IVA, after the discount and with delivery. */
  base: Cents;
  tax: Cents;
  total: Cents;
  documentId: string | null;
  kind: TaxDocumentKind | null;
  state: TaxDocumentState | null;
  environment: TaxEnvironment | null;
  /** As `001-001-000000123`; null before it is numbered. */
  number: string | null;
  accessKey: string | null;
  /** ISO time. */
  authorizedAt: string | null;
  reason: TaxDocumentReason | null;
  messages: TaxMessage[];
  /** The document's day in Ecuador, or the order's: `2026-11-24`. */
  day: string;
};

/** Return whether staff may correct the buyer: of an invoice that the SRI rejected or never saw. The same as in SQL. */
export function canCorrectBuyer({ kind, state, reason, accessKey }: InvoiceRow): boolean {
  if (kind !== "invoice" || state !== "needs_owner") return false;
  return reason === "returned" || reason === "rejected" || (reason === "invalid" && !accessKey);
}

/** Return whether a stopped document can be sent again once its cause is cured. */
export function canRetry({ state, reason }: InvoiceRow): boolean {
  return state === "needs_owner" && reason !== "final_consumer" && reason !== "invoice_closed";
}
