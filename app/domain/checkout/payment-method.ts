/** The ways to pay beside PayPhone, which a person confirms. */
export const MANUAL_METHODS = ["transfer", "deuna", "cash_on_delivery", "pay_at_pickup"] as const;

export type ManualMethod = (typeof MANUAL_METHODS)[number];

/**
 * Return whether an order is paid when it is handed over. It is then sold when the owner accepts it, and needs neither
 * instructions nor a proof.
 */
export function isPaidOnHandover(method: PaymentMethod): boolean {
  return method === "cash_on_delivery" || method === "pay_at_pickup";
}

/** `in_store` was paid to a member of staff; `unchosen` waits for the customer of an order that staff made. */
export const PAYMENT_METHODS = ["card", ...MANUAL_METHODS, "in_store", "unchosen"] as const;

export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** How a member of staff was paid. */
export const PAID_WITH = ["cash", "terminal", "transfer"] as const;

export type PaidWith = (typeof PAID_WITH)[number];

/** As PayPhone names them. */
export const CARD_TYPES = ["Credit", "Debit"] as const;

export type CardType = (typeof CARD_TYPES)[number];

/** How long the units of an order may be held for its payment: two weeks. The database has the same limit. */
export const MAX_HOLD_HOURS = 336;

/** A way to pay that the database offers for a checkout. */
export type OfferedMethod = {
  kind: ManualMethod;
  /** How long the units are held for the payment. */
  holdHours: number;
};
