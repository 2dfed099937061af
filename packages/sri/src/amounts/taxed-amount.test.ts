import { expect, test } from "vitest";
import { createRandom } from "../testing/random.ts";
import { sumCents } from "./cents.ts";
import { addVat, extractVat, type Price, type TaxedAmount } from "./taxed-amount.ts";
import { VAT_RATES, vatRateOf } from "./vat-rates.ts";

const rate = VAT_RATES.fifteen;
const prices = (...amounts: number[]): Price[] => amounts.map((amount) => ({ amount, rate }));

test("takes 15 % out of a price", () => {
  expect(extractVat(prices(11_500))).toEqual([{ base: 10_000, tax: 1500, total: 11_500, rate }]);
});

test("takes IVA out of the sum and shares the cents among the lines", () => {
  const bases = extractVat(prices(999, 999, 999)).map(({ base }) => base);
  expect(bases).toEqual([869, 869, 868]);
  expect(sumCents(bases)).toBe(Math.round(2997 / 1.15));
});

test("adds IVA to the sum, half a cent up", () => {
  expect(addVat(prices(10, 10, 10)).map(({ tax }) => tax)).toEqual([2, 2, 1]);
});

test("keeps rates apart and the order of the prices", () => {
  const [first, second, third] = addVat([
    { amount: 100, rate },
    { amount: 200, rate: VAT_RATES.exempt },
    { amount: 300, rate: VAT_RATES.five },
  ]);
  expect([first?.total, second?.total, third?.total]).toEqual([115, 200, 315]);
});

const sumsOf = (amounts: TaxedAmount[]) => ({
  base: sumCents(amounts.map(({ base }) => base)),
  tax: sumCents(amounts.map(({ tax }) => tax)),
  total: sumCents(amounts.map(({ total }) => total)),
});

test.each([
  ["extracted", extractVat],
  ["added", addVat],
])("base and tax are the total for each line and their sum when IVA is %s", (_name, compute) => {
  const random = createRandom(2);
  for (let run = 0; run < 2000; run++) {
    const chosen = random.pick(Object.values(VAT_RATES));
    const list = random.list(1, 15, () => ({ amount: random.integer(0, 500_000), rate: chosen }));
    const amounts = compute(list);
    for (const { base, tax, total } of amounts) {
      expect(base + tax).toBe(total);
      expect(Math.min(base, tax)).toBeGreaterThanOrEqual(0);
      expect(Math.abs(tax - (base * chosen.basisPoints) / 10_000)).toBeLessThan(2);
    }
    const sums = sumsOf(amounts);
    const given = sumCents(list.map(({ amount }) => amount));
    expect(compute === addVat ? sums.base : sums.total).toBe(given);
    expect(Math.abs(sums.tax - (sums.base * chosen.basisPoints) / 10_000)).toBeLessThan(1);
  }
});

test.each([-1, 1.5, Number.NaN])("rejects the amount %d", (amount) => {
  expect(() => extractVat(prices(amount))).toThrow(/^amount/);
});

test("knows the rates of table 17, and no others", () => {
  const percentages = [0, 500, 800, 1200, 1300, 1400, 1500];
  expect(percentages.map((basisPoints) => vatRateOf(basisPoints).code)).toEqual(
    // The Ficha Técnica's own, written once more: the sandbox judges by the same table.
    ["0", "5", "8", "2", "10", "3", "4"],
  );
  expect([VAT_RATES.notSubject.code, VAT_RATES.exempt.code]).toEqual(["6", "7"]);
  expect(() => vatRateOf(1600)).toThrow(/^tax-rate/);
  expect(() => addVat([{ amount: 1, rate: { code: "4", basisPoints: 1200 } }])).toThrow(
    /^tax-rate/,
  );
});
