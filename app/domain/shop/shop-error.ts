/**
 * The HTTP status of every error code. The database raises most codes as `detail`. Screens choose their text by the
 * code, or by the kind of its status.
 */
const ERROR_STATUS = {
  INVALID_REQUEST: 400,
  INVALID_EMAIL: 400,
  INVALID_PERSON: 400,
  CONSENT_REQUIRED: 400,
  INVALID_TRANSACTION: 400,
  INVALID_CUSTOMER: 422,
  INVALID_LINES: 422,
  INVALID_INVOICE_BUYER: 422,
  FINAL_CONSUMER_LIMIT: 422,
  INVOICE_BUYER_REQUIRED: 422,
  INVALID_DELIVERY_ZONES: 422,
  INVALID_SIZE_CHART: 422,
  PROVINCE_REQUIRED: 422,
  NOT_DELIVERED: 422,
  NO_PICKUP: 409,
  INVALID_QUANTITY: 422,
  INVALID_PRICE: 422,
  INVALID_DISCOUNT: 422,
  INVALID_HOLD: 422,
  PAID_WITH_REQUIRED: 422,
  /** An order costs less than a dollar. */
  TOTAL_TOO_SMALL: 409,
  PRODUCT_NOT_FOUND: 422,
  SIZE_NOT_OFFERED: 422,
  COLOR_NOT_OFFERED: 422,
  CHOICE_NOT_OFFERED: 422,
  PRICE_CHANGED: 422,
  ORIGINAL_PRICE_TOO_LOW: 422,
  /** At checkout the hint is what the whole shop lacks, if it does: a database or a way to pay. */
  NOT_SELLABLE: 422,
  TOO_MANY_CHECKOUTS: 429,
  TOO_MANY_HELD: 429,
  TOO_MANY_UNITS: 422,
  TOO_MANY_ATTEMPTS: 429,
  TOO_MANY_REQUESTS: 429,
  NOT_SIGNED_IN: 401,
  NOT_STAFF: 403,
  CHECKOUT_NOT_FOUND: 404,
  ORDER_NOT_FOUND: 404,
  REVIEW_NOT_INVITED: 404,
  REVIEW_WRITTEN: 409,
  /** The hint is the field. */
  INVALID_REVIEW: 422,
  OUT_OF_STOCK: 409,
  /** The hint is the least amount. */
  DISCOUNT_MINIMUM: 409,
  DISCOUNT_UNKNOWN: 404,
  DISCOUNT_NOT_STARTED: 409,
  DISCOUNT_ENDED: 409,
  DISCOUNT_NOT_FOR_BAG: 409,
  DISCOUNT_USED_UP: 409,
  DISCOUNT_TOO_LARGE: 409,
  CHECKOUT_FAILED: 409,
  CHECKOUT_ERASED: 409,
  TRANSACTION_ALREADY_USED: 409,
  /** The same request of staff has made an order, but asked for something else. The hint is its id. */
  ORDER_ALREADY_MADE: 409,
  ORDER_TRANSITION_NOT_ALLOWED: 409,
  ORDER_ALREADY_REFUNDED: 409,
  INVOICE_BUYER_KNOWN: 409,
  ORDER_NOT_PAID_ONLINE: 409,
  REVERSAL_TOO_LATE: 409,
  REVERSAL_REFUSED: 409,
  REVERSAL_UNDER_WAY: 409,
  SHIPMENT_ANNOUNCED: 409,
  PAYMENT_SETTLED: 409,
  PAYMENT_APPROVED: 409,
  PAYMENT_UNDER_WAY: 409,
  /** A card has paid for the order first. */
  PAID_BY_CARD: 409,
  METHOD_NOT_OFFERED: 409,
  ORDER_NOT_AWAITING: 409,
  ORDER_NOT_PAID: 409,
  CHECKOUT_REPLACED: 409,
  TOO_MANY_PROOFS: 409,
  PROOFS_FULL: 429,
  PAYMENT_NOT_HELD: 409,
  PAYMENT_RETURNED: 409,
  PAYMENT_NOT_NAMED: 409,
  PAYMENT_CONTRADICTED: 409,
  PAYMENT_DIFFERS: 409,
  PAYMENT_NOT_CHECKED: 409,
  REASON_REQUIRED: 409,
  INVALID_INVOICE_SETTINGS: 400,
  /** Invoices cannot be sent to the SRI yet. The hint names the check. */
  INVOICE_CHECK_FAILED: 409,
  /** The settings that were read, or those of a total that was shown, have changed. */
  SETTINGS_CHANGED: 409,
  DOCUMENT_NOT_FOUND: 404,
  /** A number of documents that lies behind the next one, which is the hint. */
  NUMBER_USED: 409,
  DOCUMENT_TRANSITION_NOT_ALLOWED: 409,
  FINAL_CONSUMER_NOT_CREDITABLE: 409,
  /** A document, or the invoice of a credit note, that staff settled elsewhere. */
  DOCUMENT_CLOSED: 409,
  /** A document that would be written under another RUC than its own, or its invoice's. */
  DOCUMENT_OF_OTHER_RUC: 409,
  /** One of several products to change is no longer the version that was read. */
  PRODUCTS_CHANGED: 409,
  /** A unique value, such as a slug, exists already. */
  DUPLICATE: 409,
  /** The row does not exist or was deleted. */
  NOT_FOUND: 404,
  /** A rule without a code of its own. The message names it. */
  REJECTED: 422,
  /** No database is configured. */
  NOT_CONFIGURED: 501,
  /** The database or the server does not respond. */
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

export const ERROR_CODES = Object.keys(ERROR_STATUS) as ErrorCode[];

/** The kind of reaction an error needs. */
type ErrorKind = "signed-out" | "not-configured" | "unavailable" | "not-found" | "rejected";

const KIND_OF_STATUS: Partial<Record<number, ErrorKind>> = {
  401: "signed-out",
  403: "signed-out",
  404: "not-found",
  501: "not-configured",
  503: "unavailable",
};

/** An expected error. Repeating the same input fails again, and nothing was changed. */
export class ShopError extends Error {
  override name = "ShopError";
  readonly code: ErrorCode;
  /** A field's name, seconds to wait, or JSON with the products concerned. */
  readonly hint: string | null;

  constructor(code: ErrorCode, message: string, hint: string | null = null) {
    super(message);
    this.code = code;
    this.hint = hint;
  }

  get status(): (typeof ERROR_STATUS)[ErrorCode] {
    return ERROR_STATUS[this.code];
  }

  get kind(): ErrorKind {
    return KIND_OF_STATUS[this.status] ?? "rejected";
  }
}

/** Return the error code that a text is, or null. */
export function errorCodeOf(text: string | null | undefined): ErrorCode | null {
  return text && Object.hasOwn(ERROR_STATUS, text) ? (text as ErrorCode) : null;
}

/** Convert anything thrown to a ShopError; unexpected errors become REJECTED with their message. */
export function shopErrorOf(error: unknown): ShopError {
  if (error instanceof ShopError) return error;
  return new ShopError("REJECTED", error instanceof Error ? error.message : String(error));
}
