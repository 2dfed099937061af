/** How far PayPhone's clock and ours may be apart. */
const SKEW_SECONDS = 120;

type Ages = {
  /** Since the provider's id was first named. */
  attempt: number;
  /** Since the checkout was started: no payment of it is older. */
  checkout: number;
};

/**
 * Takes when a payment was made by its own date (ISO time, or null), now (epoch milliseconds) and the ages of the attempt
 * and its checkout in seconds; returns for how many seconds the payment has stood. An id may be named long before or long
 * after its payment is made, so the payment's own date decides, unless it lies outside the life of its checkout.
 */
export function standingSeconds(paidAt: string | null, now: number, ages: Ages): number {
  if (paidAt === null) return ages.attempt;
  const seconds = (now - Date.parse(paidAt)) / 1000;
  const isPossible = seconds >= -SKEW_SECONDS && seconds <= ages.checkout + SKEW_SECONDS;
  return isPossible ? seconds : ages.attempt;
}
