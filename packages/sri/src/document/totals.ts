import { type Cents, sumCents } from "../amounts/cents.ts";
import type { VatRate } from "../amounts/vat-rates.ts";
import { SriError } from "../sri-error.ts";
import { type DocumentLine, isTaxOf, requireLine } from "./line.ts";

export type RateTotal = { rate: VatRate; base: Cents; tax: Cents };

/** Totals in cents: `base` is totalSinImpuestos, `total` is importeTotal or valorModificacion. */
export type DocumentTotals = {
  base: Cents;
  discount: Cents;
  tax: Cents;
  total: Cents;
  rates: RateTotal[];
};

/**
 * Add up the lines of a document. Throws an SriError when a line does not add up, "line-count" without lines, and
 * "document-total" when the tax of a rate is further from `base * rate` than a cent for each of its lines, which the
 * SRI checks (error 52).
 */
export function totalsOf(lines: readonly DocumentLine[]): DocumentTotals {
  if (lines.length === 0) throw new SriError("line-count", "0");
  for (const line of lines) requireLine(line);
  const codes = [...new Set(lines.map(({ rate }) => rate.code))];
  const rates = codes.map((code) => rateTotal(lines.filter(({ rate }) => rate.code === code)));
  const base = sumCents(rates.map((rate) => rate.base));
  const tax = sumCents(rates.map((rate) => rate.tax));
  const discount = sumCents(lines.map((line) => line.discount ?? 0));
  return { base, discount, tax, total: base + tax, rates };
}

function rateTotal(lines: readonly DocumentLine[]): RateTotal {
  const rate = lines[0]?.rate ?? { code: "0", basisPoints: 0 };
  const base = sumCents(lines.map((line) => line.base));
  const tax = sumCents(lines.map((line) => line.tax));
  if (!isTaxOf(base, tax, rate.basisPoints, lines.length)) {
    throw new SriError("document-total", rate.code);
  }
  return { rate, base, tax };
}
