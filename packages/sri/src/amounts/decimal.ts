import { SriError } from "../sri-error.ts";
import type { Cents } from "./cents.ts";

const MILLION = 1_000_000n;
/** 18 digits, six of them decimals (XSD, type precioUnitario). */
const LARGEST_PRICE = 10n ** 18n - 1n;
const QUANTITY = /^(\d{1,12})(?:\.(\d{1,6}))?$/;

/**
 * Return a positive quantity in millionths. The schema allows six decimals and 18 digits (XSD, type cantidad).
 * Throws an SriError "line-quantity" for another number.
 */
export function quantityInMillionths(quantity: number): bigint {
  const [, whole = "0", fraction = ""] = QUANTITY.exec(String(quantity)) ?? [];
  const millionths = BigInt(whole) * MILLION + BigInt(fraction.padEnd(6, "0"));
  if (millionths === 0n) throw new SriError("line-quantity", String(quantity));
  return millionths;
}

/** Format millionths with as many decimals as they need, at least two: `1.00`, `0.333333`. */
export function formatMillionths(millionths: bigint): string {
  const fraction = String(millionths % MILLION).padStart(6, "0");
  return `${millionths / MILLION}.${fraction.slice(0, 2)}${fraction.slice(2).replace(/0+$/, "")}`;
}

/**
 * Return the price of one unit in millionths of a dollar, for an amount in cents and a quantity in millionths. Throws an
 * SriError "line-price" when `quantity * price`, rounded to cents, is not the amount, which the SRI checks (error 52).
 */
export function unitPriceInMillionths(amount: Cents, quantity: bigint): bigint {
  const dollars = (BigInt(amount) * MILLION) / 100n;
  const price = divideHalfUp(dollars * MILLION, quantity);
  const product = divideHalfUp(price * quantity * 100n, MILLION * MILLION);
  if (product !== BigInt(amount) || price > LARGEST_PRICE)
    throw new SriError("line-price", String(amount));
  return price;
}

function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  return (2n * dividend + divisor) / (2n * divisor);
}
