/** Why the shop says no. The database raises most of them as `detail`; screens choose their words by the code. */
export const REFUSAL_CODES = [
  "INVALID_CUSTOMER",
  "INVALID_LINES",
  "INVALID_QUANTITY",
  "PRODUCT_NOT_FOUND",
  "SIZE_NOT_OFFERED",
  "COLOR_NOT_OFFERED",
  "PRICE_CHANGED",
  "OUT_OF_STOCK",
  "CHECKOUT_NOT_FOUND",
  "CHECKOUT_FAILED",
  "TOO_MANY_ATTEMPTS",
  "TOO_MANY_CHECKOUTS",
  "TOO_MANY_HELD",
  "TOO_MANY_REQUESTS",
  "TOO_MANY_UNITS",
  "TRANSACTION_ALREADY_USED",
  "ORDER_MOVE_NOT_ALLOWED",
  "INVALID_EMAIL",
  "NOT_SELLABLE",
  "NOT_SIGNED_IN",
  "NOT_STAFF",
  "ORDER_NOT_FOUND",
  "ORDER_ALREADY_REFUNDED",
  "ORDER_NOT_PAID_ONLINE",
  "REVERSAL_TOO_LATE",
  "REVERSAL_REFUSED",
  "REVERSAL_UNDER_WAY",
  "INVALID_REQUEST",
  "INVALID_TRANSACTION",
  "PAYMENT_SETTLED",
  "PAYMENT_APPROVED",
  "PAYMENT_UNDER_WAY",
  "PAYMENT_NOT_HELD",
  "PAYMENT_RETURNED",
  "PAYMENT_NOT_NAMED",
  "PAYMENT_CONTRADICTED",
  "PAYMENT_DIFFERS",
  "PAYMENT_NOT_CHECKED",
  "REASON_REQUIRED",
  "CHECKOUT_ERASED",
  "UNAVAILABLE",
] as const;

export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** A request that a rule of the shop refuses: final for this input, nothing was changed. */
export class Refusal extends Error {
  override name = "Refusal";
  readonly code: RefusalCode;
  /** What the refusal is about: a field's name, or JSON with the goods concerned. */
  readonly hint: string | null;

  constructor(code: RefusalCode, message: string, hint: string | null = null) {
    super(message);
    this.code = code;
    this.hint = hint;
  }
}

/** Takes any text and returns it as a refusal code, or null when it is none. */
export function refusalCodeOf(text: string | null | undefined): RefusalCode | null {
  return REFUSAL_CODES.find((code) => code === text) ?? null;
}
