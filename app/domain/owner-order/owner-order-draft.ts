import { allowsFinalConsumer } from "../checkout/invoice-buyer.ts";
import type { PaidWith } from "../checkout/payment-method.ts";
import {
  EMPTY_SHIPPING_DRAFT,
  recipientOf,
  type ShippingDraft,
} from "../checkout/shipping-draft.ts";
import type { DeliveryMethod } from "../delivery/delivery.ts";
import type { DiscountKind } from "../discount/discount-quote.ts";
import { EMPTY_INVOICE_DRAFT, type InvoiceDraft } from "../invoice/invoice-draft.ts";
import type { Cents } from "../money/money.ts";
import type { FreeStock } from "../stock/free-stock.ts";
import type { Language } from "../text/language.ts";
import { DEFAULT_HOLD_HOURS } from "./owner-order.ts";

/** A product as the desk sells it. */
export type OrderProduct = {
  id: string;
  name: string;
  price: Cents;
  sizes: string[];
  colors: string[];
  image: string | null;
  quantity: number;
  /** Null if unknown. */
  free: FreeStock | null;
};

/** A line of the form; `ownPrice` is text, '' for the catalogue's price. */
export type OwnerLineDraft = {
  product: OrderProduct;
  size: string;
  color: string;
  quantity: number;
  ownPrice: string;
};

/** The form of an order that staff make. */
export type OwnerOrderDraft = {
  lines: OwnerLineDraft[];
  customer: ShippingDraft;
  /** Null until staff choose. */
  invoice: InvoiceDraft | null;
  language: Language;
  delivery: DeliveryMethod;
  /** '' for none. */
  discountKind: DiscountKind | "";
  discountValue: string;
  reason: string;
  holdHours: string;
  /** How it was paid in the shop; null where its customer pays by link. */
  paidWith: PaidWith | null;
  isHandedOver: boolean;
};

/** Return the form of a new order, in the language of its page. */
export const emptyOwnerOrder = (language: Language): OwnerOrderDraft => ({
  lines: [],
  customer: EMPTY_SHIPPING_DRAFT,
  invoice: null,
  language,
  delivery: "delivery",
  discountKind: "",
  discountValue: "",
  reason: "",
  holdHours: String(DEFAULT_HOLD_HOURS),
  paidWith: null,
  isHandedOver: false,
});

/** Return whether the customer takes it along, so that it is delivered nowhere. */
export const isTakenAlong = ({ paidWith, isHandedOver }: OwnerOrderDraft) =>
  paidWith !== null && isHandedOver;

/** Return how the order reaches its customer. */
export const deliveryOf = (draft: OwnerOrderDraft): DeliveryMethod =>
  isTakenAlong(draft) ? "pickup" : draft.delivery;

/**
 * Return whom the invoice is for: until staff choose, a final consumer for what a customer without a name takes along,
 * up to the limit of a total in cents. No receipt asks that customer (decision 077).
 */
export function invoiceDraftOf(draft: OwnerOrderDraft, total: Cents | null): InvoiceDraft {
  if (draft.invoice) return draft.invoice;
  const isFinalConsumer =
    isTakenAlong(draft) &&
    recipientOf(draft.customer) === "" &&
    total !== null &&
    allowsFinalConsumer(total);
  return isFinalConsumer ? { ...EMPTY_INVOICE_DRAFT, kind: "final_consumer" } : EMPTY_INVOICE_DRAFT;
}
