import type { Cents } from "../amounts/cents.ts";
import type { TaxedAmount } from "../amounts/taxed-amount.ts";
import { isVatRate } from "../amounts/vat-rates.ts";
import { SriError } from "../sri-error.ts";
import type { AdditionalField } from "./additional-field.ts";

/**
 * One line of a document. `base` is what all units cost without IVA and after the discount, `discount` is without IVA,
 * too; all amounts are cents of the whole line. `quantity` has at most six decimals.
 */
export type DocumentLine = TaxedAmount & {
  description: string;
  quantity: number;
  discount?: Cents;
  code?: string;
  details?: readonly AdditionalField[];
};

/** Sharing a tax by largest remainder and rounding a base moves the tax of a line by less than two cents. */
const TOLERANCE = 2;

/**
 * Throw unless a line adds up: an SriError "amount" for anything but non-negative whole cents, "tax-rate", "line-total"
 * unless `base + tax = total`, "line-tax" when the tax is two cents or more away from `base * rate`.
 */
export function requireLine(line: DocumentLine): void {
  const { base, tax, total, rate, discount = 0, description } = line;
  for (const amount of [base, tax, total, discount]) {
    if (!Number.isSafeInteger(amount) || amount < 0) throw new SriError("amount", description);
  }
  if (!isVatRate(rate)) throw new SriError("tax-rate", `${rate.code} ${rate.basisPoints}`);
  if (base + tax !== total) throw new SriError("line-total", description);
  if (!isTaxOf(base, tax, rate.basisPoints, TOLERANCE)) throw new SriError("line-tax", description);
}

/** Return whether a tax is less than `tolerance` cents from `base * rate`, and nothing at a rate of 0 %. */
export function isTaxOf(base: Cents, tax: Cents, basisPoints: number, tolerance: number): boolean {
  if (basisPoints === 0) return tax === 0;
  return Math.abs(tax - (base * basisPoints) / 10_000) < tolerance;
}
