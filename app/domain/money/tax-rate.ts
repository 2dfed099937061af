import { VAT_BASIS_POINTS } from "@gemma-luce/sri/vat-rates";
import { isDay } from "../time/shop-day.ts";
import { shopTimestampOf } from "../time/shop-time.ts";
import { centsFromAmount } from "./money.ts";

/** The rates that an invoice can carry (Ficha Técnica, table 17), in basis points. The same as the check in SQL. */
export const KNOWN_TAX_RATES = VAT_BASIS_POINTS;

/** A rate of IVA and its first day. */
export type TaxRate = {
  /** A day in Ecuador: `2026-11-24`. */
  validFrom: string;
  basisPoints: number;
};

/** The form of a new rate: unparsed text. */
export type TaxRateDraft = { percent: string; validFrom: string };

/** `percent`: not a percentage; `unknown`: the SRI has no code for it, so no invoice could carry it. */
export type TaxRateProblem = "percent" | "unknown" | "day" | "past" | "taken";

type TaxRateReading =
  | { ok: true; rate: TaxRate }
  | { ok: false; field: keyof TaxRateDraft; problem: TaxRateProblem };

const PERCENT = /^\d{1,2}(?:\.\d{1,2})?$/;

/** Return the day in Ecuador of a time in epoch milliseconds: `2026-11-24`. */
export function shopDateAt(time: number): string {
  return shopTimestampOf(new Date(time).toISOString()).slice(0, 10);
}

/** Return the rate of a day, of rates in any order. */
export function taxRateOn(rates: readonly TaxRate[], day: string): TaxRate | undefined {
  const begun = rates.filter(({ validFrom }) => validFrom <= day);
  return begun.sort((a, b) => b.validFrom.localeCompare(a.validFrom))[0];
}

/**
 * Validate a new rate. It is one of KNOWN_TAX_RATES, and begins today (a day of
 * Ecuador) or later, on a day on which no other begins.
 */
export function readTaxRateDraft(
  draft: TaxRateDraft,
  rates: readonly TaxRate[],
  today: string,
): TaxRateReading {
  const basisPoints = basisPointsOf(draft.percent);
  if (basisPoints === null) return { ok: false, field: "percent", problem: "percent" };
  if (!KNOWN_TAX_RATES.includes(basisPoints)) {
    return { ok: false, field: "percent", problem: "unknown" };
  }
  const validFrom = draft.validFrom.trim();
  const reject = (problem: TaxRateProblem): TaxRateReading => ({
    ok: false,
    field: "validFrom",
    problem,
  });
  if (!isDay(validFrom)) return reject("day");
  if (validFrom < today) return reject("past");
  if (rates.some((rate) => rate.validFrom === validFrom)) return reject("taken");
  return { ok: true, rate: { validFrom, basisPoints } };
}

function basisPointsOf(text: string): number | null {
  const percent = text.replace("%", "").trim().replace(",", ".");
  return PERCENT.test(percent) ? centsFromAmount(percent) : null;
}
