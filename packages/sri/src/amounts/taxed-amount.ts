import { SriError } from "../sri-error.ts";
import { type Cents, sumCents } from "./cents.ts";
import { splitCents } from "./split-cents.ts";
import { isVatRate, type VatRate } from "./vat-rates.ts";

/** An amount with its IVA, in cents: `base + tax = total`. */
export type TaxedAmount = { base: Cents; tax: Cents; total: Cents; rate: VatRate };

/** An amount in cents before or after IVA, as the function that takes it says. */
export type Price = { amount: Cents; rate: VatRate };

const WHOLE = 10_000n;

/**
 * Take the IVA out of prices that include it: `base = round(sum / (1 + rate))` for each rate, shared among its prices by
 * largest remainder, so that bases, taxes and totals add up to the cent. Returns the amounts in the order of the prices.
 * Throws an SriError "amount" or "tax-rate".
 */
export function extractVat(prices: readonly Price[]): TaxedAmount[] {
  const bases = shareByRate(prices, (sum, { basisPoints }) =>
    roundHalfUp(BigInt(sum) * WHOLE, WHOLE + BigInt(basisPoints)),
  );
  return prices.map(({ amount, rate }, index) => {
    const base = bases[index] ?? 0;
    return { base, tax: amount - base, total: amount, rate };
  });
}

/**
 * Add the IVA to prices without it: `tax = round(sum * rate)` for each rate, half up, shared among its prices by largest
 * remainder. Returns the amounts in the order of the prices. Throws an SriError "amount" or "tax-rate".
 */
export function addVat(prices: readonly Price[]): TaxedAmount[] {
  const taxes = shareByRate(prices, (sum, { basisPoints }) =>
    roundHalfUp(BigInt(sum) * BigInt(basisPoints), WHOLE),
  );
  return prices.map(({ amount, rate }, index) => {
    const tax = taxes[index] ?? 0;
    return { base: amount, tax, total: amount + tax, rate };
  });
}

/** Compute an amount of the sum of each rate, and share it among the prices of that rate. */
function shareByRate(
  prices: readonly Price[],
  compute: (sum: Cents, rate: VatRate) => Cents,
): Cents[] {
  for (const price of prices) requirePrice(price);
  const shares = prices.map(() => 0);
  for (const code of new Set(prices.map(({ rate }) => rate.code))) {
    const places = [...prices.keys()].filter((index) => prices[index]?.rate.code === code);
    const amounts = places.map((index) => prices[index]?.amount ?? 0);
    const rate = prices[places[0] ?? 0]?.rate;
    const parts = rate ? splitCents(compute(sumCents(amounts), rate), amounts) : [];
    for (const [part, index] of places.entries()) shares[index] = parts[part] ?? 0;
  }
  return shares;
}

function requirePrice({ amount, rate }: Price): void {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new SriError("amount", String(amount));
  if (!isVatRate(rate)) throw new SriError("tax-rate", `${rate.code} ${rate.basisPoints}`);
}

function roundHalfUp(dividend: bigint, divisor: bigint): Cents {
  return Number((2n * dividend + divisor) / (2n * divisor));
}
