import { SriError } from "../sri-error.ts";

/** A rate of IVA: `code` is the SRI's codigoPorcentaje, `basisPoints` 1500 is 15 %. */
export type VatRate = { code: string; basisPoints: number };

/** codigo of IVA (Ficha Técnica, table 16). ICE (3) and IRBPNR (5) are not written by this package. */
export const VAT_CODE = "2";

/** codigoPorcentaje of IVA (Ficha Técnica, table 17). */
export const VAT_RATES = {
  zero: { code: "0", basisPoints: 0 },
  five: { code: "5", basisPoints: 500 },
  eight: { code: "8", basisPoints: 800 },
  twelve: { code: "2", basisPoints: 1200 },
  thirteen: { code: "10", basisPoints: 1300 },
  fourteen: { code: "3", basisPoints: 1400 },
  fifteen: { code: "4", basisPoints: 1500 },
  notSubject: { code: "6", basisPoints: 0 },
  exempt: { code: "7", basisPoints: 0 },
} as const satisfies Record<string, VatRate>;

/** The percentages of table 17 in basis points, ascending. Any other rate has no code, so no invoice. */
export const VAT_BASIS_POINTS: readonly number[] = [
  ...new Set(Object.values(VAT_RATES).map(({ basisPoints }) => basisPoints)),
].sort((a, b) => a - b);

/**
 * Return the rate of a percentage in basis points; 0 is the 0 % rate, neither exempt nor not subject.
 * Throws an SriError "tax-rate" for a percentage without a code.
 */
export function vatRateOf(basisPoints: number): VatRate {
  const rate = Object.values(VAT_RATES).find((known) => known.basisPoints === basisPoints);
  if (!rate) throw new SriError("tax-rate", String(basisPoints));
  return rate;
}

/** Return whether the code and the percentage belong together in table 17. */
export function isVatRate({ code, basisPoints }: VatRate): boolean {
  const known = Object.values(VAT_RATES).find((rate) => rate.code === code);
  return known?.basisPoints === basisPoints;
}
