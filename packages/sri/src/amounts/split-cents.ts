import { SriError } from "../sri-error.ts";
import { type Cents, sumCents } from "./cents.ts";

/**
 * Split an amount by weights with the largest remainder method: each share is its exact part rounded down or up, and the
 * shares add up to `total`. Equal remainders favor the earlier share. Total and weights are non-negative whole numbers.
 * Throws an SriError "weights" when they are not, or when an amount has no weight to go to.
 */
export function splitCents(total: Cents, weights: readonly number[]): Cents[] {
  const areNumbers = [total, ...weights].every(
    (value) => Number.isSafeInteger(value) && value >= 0,
  );
  if (!areNumbers) throw new SriError("weights", weights.join(" "));
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (whole === 0n && total > 0) throw new SriError("weights", weights.join(" "));
  if (whole === 0n) return weights.map(() => 0);

  const exact = weights.map((weight) => BigInt(total) * BigInt(weight));
  const shares = exact.map((part) => Number(part / whole));
  const byRemainder = exact
    .map((part, index) => ({ index, remainder: part % whole }))
    .sort((a, b) => Number(b.remainder - a.remainder) || a.index - b.index);
  const missing = total - sumCents(shares);
  for (const { index } of byRemainder.slice(0, missing)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}
