import { FITS, type Fit } from "../product/product-details.ts";

/**
 * Return the share of each vote in whole percent, which together are 100 (largest remainder method); null without votes.
 */
export function fitShares(votes: Record<Fit, number>): Record<Fit, number> | null {
  const total = FITS.reduce((sum, fit) => sum + votes[fit], 0);
  if (total === 0) return null;
  const exact = FITS.map((fit) => ({ fit, percent: (100 * votes[fit]) / total }));
  const missing = 100 - exact.reduce((sum, { percent }) => sum + Math.floor(percent), 0);
  const shares = exact
    .sort((one, other) => (other.percent % 1) - (one.percent % 1))
    .map(({ fit, percent }, place) => [fit, Math.floor(percent) + (place < missing ? 1 : 0)]);
  return Object.fromEntries(shares) as Record<Fit, number>;
}
