import { expect, test } from "vitest";
import { createRandom } from "../../../tests/fixtures/create-random.ts";
import { BODY_MEASURES } from "../product/measures.ts";
import { FITS } from "../product/product-details.ts";
import { findSize, type Person } from "./find-size.ts";
import type { ChartSize } from "./size-chart.ts";

const sizeOf = (
  size: string,
  it: string,
  bust: [number, number],
  waist: [number, number],
): ChartSize => ({ size, elsewhere: { it }, body: { bust, waist }, garment: {} });

const CHART = [
  sizeOf("S", "40", [84, 87], [66, 69]),
  sizeOf("M", "42", [88, 91], [70, 73]),
  sizeOf("L", "44", [92, 96], [74, 78]),
];
const SIZES = ["S", "M", "L"];

const measured = (body: Person["body"]): Person => ({ body, elsewhere: null });
const worn = (size: string): Person => ({ body: {}, elsewhere: { system: "it", size } });

test.each([
  [84, "S", "within"],
  [91, "M", "within"],
  [87.5, "M", "between"],
  [83.9, "S", "below"],
  [96.1, "L", "above"],
])("a bust of %d cm is of size %s: %s", (bust, size, place) => {
  const advice = findSize(CHART, SIZES, null, measured({ bust }));
  expect(advice).toMatchObject({ size, placements: [{ measure: "bust", value: bust, place }] });
  expect(advice?.isOutside).toBe(place === "below" || place === "above");
});

test("names both sizes of a measure between them, with the ends of their ranges", () => {
  expect(findSize(CHART, SIZES, null, measured({ bust: 91.5 }))?.placements).toEqual([
    {
      measure: "bust",
      value: 91.5,
      place: "between",
      lower: { size: "M", centimeters: 91, rank: 1 },
      upper: { size: "L", centimeters: 92, rank: 2 },
    },
  ]);
});

test("advises the largest of the sizes that the measures are of, and says that they differ", () => {
  const advice = findSize(CHART, SIZES, null, measured({ bust: 85, waist: 75 }));
  expect(advice).toMatchObject({ size: "L", differs: true });
  expect(findSize(CHART, SIZES, null, measured({ bust: 85, waist: 67 }))?.differs).toBe(false);
});

test.each([
  ["runs_small", 89, "L", "M"],
  ["runs_large", 89, "S", "M"],
  ["true_to_size", 89, "M", null],
  ["runs_small", 95, "L", null],
  ["runs_large", 85, "S", null],
] as const)(
  "for a product that %s, a bust of %d cm is of size %s instead of %s",
  (fit, bust, size, unshifted) => {
    expect(findSize(CHART, SIZES, fit, measured({ bust }))).toMatchObject({ size, unshifted });
  },
);

test("advises by the size worn elsewhere, unless a measure is known", () => {
  expect(findSize(CHART, SIZES, null, worn("42"))).toMatchObject({ size: "M", placements: [] });
  expect(findSize(CHART, SIZES, "runs_small", worn("42"))?.size).toBe("L");
  const both = { ...worn("42"), body: { bust: 85 } };
  expect(findSize(CHART, SIZES, null, both)).toMatchObject({ size: "S", elsewhere: null });
});

test("advises only sizes that the product is offered in", () => {
  const advice = findSize(CHART, ["S", "L"], null, measured({ bust: 89 }));
  expect(advice).toMatchObject({ size: "L", placements: [{ place: "between" }] });
});

test.each<[string, Person]>([
  ["nothing", measured({})],
  ["a measure that the chart has not", measured({ foot: 24 })],
  ["a size elsewhere that the chart has not", worn("60")],
])("advises nothing by %s", (_name, person) => {
  expect(findSize(CHART, SIZES, null, person)).toBeNull();
  expect(findSize([], SIZES, null, measured({ bust: 89 }))).toBeNull();
  expect(findSize(CHART, ["One Size"], null, measured({ bust: 89 }))).toBeNull();
});

/** A chart whose ranges grow, with gaps between some of them. */
function randomChart(random: () => number): ChartSize[] {
  const ends = Object.fromEntries(BODY_MEASURES.map((name) => [name, 20 + random() * 60]));
  return Array.from({ length: 1 + Math.floor(random() * 8) }, (_, index) => {
    const body = Object.fromEntries(
      BODY_MEASURES.filter(() => random() < 0.8).map((name) => {
        const from = (ends[name] ?? 0) + random() * 3;
        ends[name] = from + random() * 5;
        return [name, [from, ends[name]]];
      }),
    );
    return { size: `s${index}`, elsewhere: {}, body, garment: {} };
  });
}

test("a larger measure is never of a smaller size, whatever the chart and the fit", () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const random = createRandom(seed);
    const chart = randomChart(random);
    const sizes = chart.map(({ size }) => size).filter(() => random() < 0.9);
    const fit = FITS[Math.floor(random() * FITS.length)] ?? null;
    const rankOf = (bust: number) => {
      const advice = findSize(chart, sizes, fit, measured({ bust, hips: 50 }));
      return advice ? sizes.indexOf(advice.size) : null;
    };
    let last = -1;
    for (let bust = 0; bust < 200; bust += 1.3) {
      const rank = rankOf(bust);
      if (rank === null) continue;
      expect(rank, `seed ${seed}, ${bust} cm`).toBeGreaterThanOrEqual(last);
      last = rank;
    }
  }
});

test("a product that runs small is never advised smaller than one that runs large, and each advice is an offered size", () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const random = createRandom(seed);
    // Charts need not grow: the owner may write anything.
    const chart = randomChart(random).sort(() => random() - 0.5);
    const sizes = chart.map(({ size }) => size);
    const person = measured({ bust: random() * 150, foot: random() * 150 });
    const [small, exact, large] = FITS.map((fit) => findSize(chart, sizes, fit, person));
    if (!small || !exact || !large) {
      expect([small, exact, large]).toEqual([null, null, null]);
      continue;
    }
    const ranks = [large, exact, small].map(({ size }) => sizes.indexOf(size));
    expect(ranks.every((rank) => rank >= 0)).toBe(true);
    expect(ranks.toSorted((a, b) => a - b)).toEqual(ranks);
  }
});
