/** A rate of IVA and its first day. */
export type TaxRate = {
  /** A day in Ecuador: `2026-11-24`. */
  validFrom: string;
  basisPoints: number;
};

/** The form of a new rate: unparsed text. */
export type TaxRateDraft = { percent: string; validFrom: string };

export type TaxRateProblem = "percent" | "day" | "past" | "taken";

export type TaxRateReading =
  | { ok: true; rate: TaxRate }
  | { ok: false; field: keyof TaxRateDraft; problem: TaxRateProblem };

const PERCENT = /^(\d{1,2})(?:[.,](\d{1,2}))?$/;
const DAY = /^20\d\d-\d\d-\d\d$/;

/** Return the day in Ecuador of a time in epoch milliseconds: `2026-11-24`. */
export function shopDateAt(time: number): string {
  // Sweden's form of a date is ISO's.
  return new Intl.DateTimeFormat("sv-SE", { timeZone: "America/Guayaquil" }).format(time);
}

/** Return the rate of a day, of rates in any order. */
export function taxRateOn(rates: readonly TaxRate[], day: string): TaxRate | undefined {
  const begun = rates.filter(({ validFrom }) => validFrom <= day);
  return begun.toSorted((a, b) => b.validFrom.localeCompare(a.validFrom))[0];
}

/** Validate a new rate, which begins today (a day of Ecuador) or later, on a day on which no other begins. */
export function readTaxRateDraft(
  draft: TaxRateDraft,
  rates: readonly TaxRate[],
  today: string,
): TaxRateReading {
  const percent = PERCENT.exec(draft.percent.replace("%", "").trim());
  if (!percent) return { ok: false, field: "percent", problem: "percent" };
  const validFrom = draft.validFrom.trim();
  const reject = (problem: TaxRateProblem): TaxRateReading => ({
    ok: false,
    field: "validFrom",
    problem,
  });
  if (!isDay(validFrom)) return reject("day");
  if (validFrom < today) return reject("past");
  if (rates.some((rate) => rate.validFrom === validFrom)) return reject("taken");
  const [, whole = "0", fraction = ""] = percent;
  const basisPoints = Number(whole) * 100 + Number(fraction.padEnd(2, "0"));
  return { ok: true, rate: { validFrom, basisPoints } };
}

/** Rejects a 30 February, which `Date` would take for a day of March. */
function isDay(text: string): boolean {
  const time = DAY.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
