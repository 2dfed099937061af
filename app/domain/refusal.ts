/** The names that `server` and the storefront still use for a ShopError. */
export {
  ERROR_CODES as REFUSAL_CODES,
  type ErrorCode as RefusalCode,
  errorCodeOf as refusalCodeOf,
  ShopError as Refusal,
} from "./shop-error.ts";
