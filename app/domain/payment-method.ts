/** The ways to pay beside PayPhone, which a person confirms. */
export const MANUAL_METHODS = ["transfer", "deuna", "cash_on_delivery"] as const;

export type ManualMethod = (typeof MANUAL_METHODS)[number];

export const PAYMENT_METHODS = ["card", ...MANUAL_METHODS] as const;

export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** A way to pay that the database offers for a checkout. */
export type OfferedMethod = {
  kind: ManualMethod;
  /** How long the units are held for the payment. */
  holdHours: number;
};
