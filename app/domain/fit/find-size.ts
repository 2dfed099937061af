import { BODY_MEASURES, type BodyMeasure } from "../product/measures.ts";
import type { Fit } from "../product/product-details.ts";
import type { ChartSize, SizeSystem } from "./size-chart.ts";

/** What a shopper says about herself: measures in centimeters, or the size worn elsewhere. */
export type Person = {
  body: Partial<Record<BodyMeasure, number>>;
  elsewhere: { system: SizeSystem; size: string } | null;
};

/** A size and the end of its range, in centimeters, that lies next to a measure. */
type Neighbor = { size: string; centimeters: number };

/** Where a measure lies in a chart. */
export type Placement = { measure: BodyMeasure; value: number } & (
  | { place: "within"; size: string; range: [from: number, to: number] }
  | { place: "between"; lower: Neighbor; upper: Neighbor }
  | { place: "below" | "above"; nearest: Neighbor }
);

export type SizeAdvice = {
  size: string;
  /** Why: the measures, or the size worn elsewhere. */
  placements: Placement[];
  elsewhere: Person["elsewhere"];
  /** The size before `fit` shifted it; null if it did not. */
  unshifted: string | null;
  /** Whether a measure is smaller or larger than every size. */
  isOutside: boolean;
  /** Whether the measures lie at different sizes. The largest of them is the advice. */
  differs: boolean;
};

const SHIFTS: Record<Fit, number> = { runs_small: 1, true_to_size: 0, runs_large: -1 };

/** Place a measure among the sizes that have a range of it; null if none has one. */
function placementOf(
  sizes: ChartSize[],
  measure: BodyMeasure,
  value: number,
): { placement: Placement; rank: number } | null {
  let lower: (Neighbor & { rank: number }) | null = null;
  let upper: (Neighbor & { rank: number }) | null = null;
  for (const [rank, { size, body }] of sizes.entries()) {
    const range = body[measure];
    if (!range) continue;
    const [from, to] = range;
    if (value >= from && value <= to) {
      return { placement: { measure, value, place: "within", size, range }, rank };
    }
    if (to < value && (!lower || to > lower.centimeters)) lower = { size, centimeters: to, rank };
    if (from > value && (!upper || from < upper.centimeters)) {
      upper = { size, centimeters: from, rank };
    }
  }
  if (lower && upper) {
    return { placement: { measure, value, place: "between", lower, upper }, rank: upper.rank };
  }
  if (upper)
    return { placement: { measure, value, place: "below", nearest: upper }, rank: upper.rank };
  if (lower)
    return { placement: { measure, value, place: "above", nearest: lower }, rank: lower.rank };
  return null;
}

/** Return the rank of the size that is called so elsewhere, or -1. */
function rankElsewhere(sizes: ChartSize[], { elsewhere }: Person): number {
  if (!elsewhere) return -1;
  return sizes.findIndex((size) => size.elsewhere[elsewhere.system] === elsewhere.size);
}

/**
 * Advise on a size among those that a product is offered in. Measures come before the size worn elsewhere; between two sizes
 * the larger is advised, and a product that runs small or large shifts the advice by one size. Returns null if nothing that
 * the person says is in the chart.
 */
export function findSize(
  chart: ChartSize[],
  offered: string[],
  fit: Fit | null,
  person: Person,
): SizeAdvice | null {
  const sizes = chart.filter(({ size }) => offered.includes(size));
  const placed = BODY_MEASURES.flatMap((measure) => {
    const value = person.body[measure];
    return (value !== undefined && placementOf(sizes, measure, value)) || [];
  });
  const ranks = placed.map(({ rank }) => rank);
  const rank = ranks.length > 0 ? Math.max(...ranks) : rankElsewhere(sizes, person);
  const unshifted = sizes[rank]?.size;
  if (unshifted === undefined) return null;
  const shifted = rank + (fit ? SHIFTS[fit] : 0);
  const size = sizes[shifted]?.size ?? unshifted;
  return {
    size,
    placements: placed.map(({ placement }) => placement),
    elsewhere: placed.length > 0 ? null : person.elsewhere,
    unshifted: size === unshifted ? null : unshifted,
    isOutside: placed.some(({ placement: { place } }) => place === "below" || place === "above"),
    differs: new Set(ranks).size > 1,
  };
}
