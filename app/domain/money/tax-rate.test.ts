import { expect, test } from "vitest";
import { readTaxRateDraft, shopDateAt, taxRateOn } from "./tax-rate.ts";

const TODAY = "2026-11-24";
const RATES = [
  { validFrom: "2024-04-01", basisPoints: 1500 },
  { validFrom: "2026-12-24", basisPoints: 800 },
];

const read = (percent: string, validFrom: string) =>
  readTaxRateDraft({ percent, validFrom }, RATES, TODAY);

test.each([
  ["15", 1500],
  ["12.0", 1200],
  ["5,00", 500],
  [" 8 % ", 800],
  ["0", 0],
])("reads %j percent as %i basis points", (percent, basisPoints) => {
  expect(read(percent, TODAY)).toEqual({ ok: true, rate: { validFrom: TODAY, basisPoints } });
});

test.each(["", "-1", "100", "fifteen", "1.234", "1.5.1"])("rejects %j percent", (percent) => {
  expect(read(percent, TODAY)).toEqual({ ok: false, field: "percent", problem: "percent" });
});

test.each(["12.5", "12,25", "16", "10"])(
  "rejects %j percent, which the SRI has no code for",
  (percent) => {
    expect(read(percent, TODAY)).toEqual({ ok: false, field: "percent", problem: "unknown" });
  },
);

test.each([
  ["", "day"],
  ["24/11/2026", "day"],
  ["2027-02-30", "day"],
  ["2026-13-01", "day"],
  ["2026-11-23", "past"],
  ["2026-12-24", "taken"],
])("rejects %j as the first day: %s", (validFrom, problem) => {
  expect(read("15", validFrom)).toEqual({ ok: false, field: "validFrom", problem });
});

test("finds the rate of a day", () => {
  expect(taxRateOn(RATES, "2024-03-31")).toBeUndefined();
  expect(taxRateOn(RATES, "2024-04-01")?.basisPoints).toBe(1500);
  expect(taxRateOn(RATES, "2026-12-23")?.basisPoints).toBe(1500);
  expect(taxRateOn(RATES, "2026-12-24")?.basisPoints).toBe(800);
});

test("begins a day at midnight in Ecuador", () => {
  expect(shopDateAt(Date.parse("2026-11-25T04:59:59Z"))).toBe("2026-11-24");
  expect(shopDateAt(Date.parse("2026-11-25T05:00:00Z"))).toBe("2026-11-25");
});
