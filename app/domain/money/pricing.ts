/** What turns the price of a product, as the owner entered it, into the final one. */
export type Pricing = {
  /** IVA in basis points: 1500 is 15%. */
  taxBasisPoints: number;
  /** Whether products' prices are entered with IVA. */
  pricesIncludeTax: boolean;
};

/** The specification's rule (section 9), where no database says otherwise. */
export const DEFAULT_PRICING: Pricing = { taxBasisPoints: 1500, pricesIncludeTax: false };

/** Return basis points of a rate of the database: `"0.1500"` (embedded) and `0.15` (hosted) are 1500. */
export function basisPointsFromRate(rate: string | number): number {
  return Math.round(Number(rate) * 10_000);
}

/** Return a rate in percent, as texts show it: 1500 basis points are `15`. */
export function percentOf(basisPoints: number): string {
  return String(basisPoints / 100);
}
