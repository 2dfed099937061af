import type { Checkout } from "#app/domain/checkout/checkout.ts";
import type { PaymentButton } from "#app/domain/checkout/payment-button.ts";
import type { ManualMethod, OfferedMethod } from "#app/domain/checkout/payment-method.ts";
import type { AwaitingOrder } from "#app/domain/order/awaiting-order.ts";
import type { Order } from "#app/domain/order/order.ts";

/** Payment that a person confirms, as routes use it. References are unguessable. */
export interface OrderPayments {
  /** Whether an order can be paid by card as well. */
  takesCards: boolean;
  /** Return how a checkout may be paid beside PayPhone; none if that cannot be read. */
  listOffered(reference: string): Promise<OfferedMethod[]>;
  /** Make the order of a checkout, which awaits its payment. Idempotent. Throws a ShopError. */
  choose(reference: string, method: ManualMethod): Promise<Order>;
  /** Return an order that awaits its payment or was cancelled before, or null. */
  find(reference: string): Promise<AwaitingOrder | null>;
  /** Return the reference of the order behind an unguessable pay link, or null. */
  findPayLink(token: string): Promise<string | null>;
  /** Return a new checkout for the same order with the provider's button. Throws a ShopError. */
  payByCard(reference: string): Promise<{ checkout: Checkout; button: PaymentButton }>;
}
