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
