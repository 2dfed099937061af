import type { Checkout, CheckoutRequest } from "#app/domain/checkout/checkout.ts";
import type { InvoiceBuyer } from "#app/domain/checkout/invoice-buyer.ts";
import type { PaymentButton } from "#app/domain/checkout/payment-button.ts";
import type { DiscountQuote } from "#app/domain/discount/discount-quote.ts";
import type { DiscountRequest } from "#app/domain/discount/discount-request.ts";
import type { Order } from "#app/domain/order/order.ts";
import type { PaymentProgress } from "#app/domain/payment/payment-progress.ts";
import type { Settlement, Verdict } from "#app/domain/payment/payment-verdict.ts";
import type { Language } from "#app/domain/text/language.ts";

/** The provider's verdict comes first, the order later. */
export type Confirmation = { verdict: Promise<Verdict>; settlement: Promise<Settlement> };

/** The payment service of the routes, implemented by the server. */
export interface PaymentDesk {
  /** Price and hold the items and return the provider's button; null without a provider. Throws a ShopError. */
  start(wanted: CheckoutRequest): Promise<{ checkout: Checkout; button: PaymentButton | null }>;
  /** Confirm a return with the provider and settle it. Idempotent, also concurrently. */
  confirm(reference: string, transactionId: string): Confirmation;
  /** Return the settled order of an unguessable reference, or null. */
  findReceipt(reference: string): Promise<Order | null>;
  /** Return the language of a checkout, or null for an unknown reference. */
  findLanguage(reference: string): Promise<Language | null>;
  /** Keep whom the invoice of a paid order is for. Throws a ShopError. */
  completeInvoiceBuyer(reference: string, buyer: InvoiceBuyer): Promise<Order>;
  /** Return what a code takes off a bag. Throws a ShopError. */
  quoteDiscount(request: DiscountRequest): Promise<DiscountQuote>;
  /**
   * Return what became of a checkout's payment. A payment whose shopper never returned is queried at the provider and
   * confirmed. Throws when the database is unreachable.
   */
  findProgress(reference: string): Promise<PaymentProgress>;
}
