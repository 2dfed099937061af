import { SKEW_SECONDS } from "./payment-times.ts";

type Ages = {
  /** Since the provider's id was first seen. */
  attempt: number;
  /** Since the checkout started: none of its payments is older. */
  checkout: number;
};

/**
 * Return the age of a payment in seconds. Its own date decides (ISO time, or null), for its id may be seen long before
 * or after; a date outside the life of the checkout is ignored. `now` is in epoch milliseconds, ages are in seconds.
 */
export function paymentAge(paidAt: string | null, now: number, ages: Ages): number {
  if (paidAt === null) return ages.attempt;
  const seconds = (now - Date.parse(paidAt)) / 1000;
  const isPossible = seconds >= -SKEW_SECONDS && seconds <= ages.checkout + SKEW_SECONDS;
  return isPossible ? seconds : ages.attempt;
}
