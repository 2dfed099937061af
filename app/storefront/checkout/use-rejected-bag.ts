import { useEffect } from "react";
import { shortageOf } from "#app/domain/bag/shortage.ts";
import type { ErrorCode } from "#app/domain/shop/shop-error.ts";
import { useLocalizedPath } from "#app/ui/use-localized-path.ts";
import { keepShortage, startBagRefresh } from "../bag/start-bag-refresh.ts";
import type { CheckoutAttempt } from "./use-start-checkout.ts";

/** What only another bag can correct. */
const BAG_ERRORS: readonly ErrorCode[] = [
  "PRICE_CHANGED",
  "PRODUCT_NOT_FOUND",
  "SIZE_NOT_OFFERED",
  "COLOR_NOT_OFFERED",
  "NOT_SELLABLE",
  "TOTAL_TOO_SMALL",
  "OUT_OF_STOCK",
  "TOO_MANY_UNITS",
  "TOO_MANY_HELD",
];

/**
 * Return whether the last attempt was rejected because of its bag. The bag is then refreshed, and shows what changed. Units
 * that other checkouts hold are in no refresh: what the attempt lacked is marked after each, until the next attempt.
 */
export function useRejectedBag({ result }: CheckoutAttempt): boolean {
  const path = useLocalizedPath()("/bag/products");
  const error =
    result?.ok === false && BAG_ERRORS.includes(result.error.code) ? result.error : null;
  const isRejected = error !== null;
  const hint = error?.code === "OUT_OF_STOCK" ? error.hint : null;
  useEffect(() => {
    keepShortage(shortageOf(hint));
    if (!isRejected) return;
    return startBagRefresh(path);
  }, [isRejected, path, hint]);
  return isRejected;
}
