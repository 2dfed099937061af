import { expect, test } from "vitest";
import { createRandom } from "../testing/random.ts";
import { sumCents } from "./cents.ts";
import { splitCents } from "./split-cents.ts";

test.each([
  [100, [1, 1, 1], [34, 33, 33]],
  [1, [1, 2], [0, 1]],
  [0, [5, 5], [0, 0]],
  [0, [0, 0], [0, 0]],
  [7, [0, 1], [0, 7]],
  [0, [], []],
])("splits %i by %j into %j", (total, weights, shares) => {
  expect(splitCents(total, weights)).toEqual(shares);
});

test("shares add up, and each is its exact part rounded up or down", () => {
  const random = createRandom(1);
  for (let run = 0; run < 2000; run++) {
    const weights = random.list(1, 12, () => random.integer(0, 1_000_000));
    const whole = sumCents(weights);
    if (whole === 0) continue;
    const total = random.integer(0, 5_000_000);
    const shares = splitCents(total, weights);
    expect(sumCents(shares)).toBe(total);
    for (const [index, share] of shares.entries()) {
      expect(Math.abs(share - (total * (weights[index] ?? 0)) / whole)).toBeLessThan(1);
    }
  }
});

test("splits amounts of 14 digits exactly", () => {
  expect(splitCents(99_999_999_999_999, [99_999_999_999_999, 0])).toEqual([99_999_999_999_999, 0]);
});

test.each([
  [1, []],
  [1, [0]],
  [-1, [1]],
  [1, [-1, 2]],
  [1.5, [1]],
  [1, [0.5]],
])("does not split %d by %j", (total, weights) => {
  expect(() => splitCents(total, weights)).toThrow(/^weights/);
});
