/** A bag has at most 30 lines; more than a few of them show nothing new. */
const MOST_LINES = 6;

/** The id of the product of a line, by its place. */
export const productId = (place: number) => `00000000-0000-4000-8000-00000000000${place}`;

export type Bag = {
  index: number;
  lines: number[];
  /** Units of each line. */
  quantities: number[];
  delivery: number;
  kind: "percent" | "amount";
  /** Hundredths of a percent, or cents. */
  value: number;
  /** The places of the discounted lines; empty for all. */
  discounted: number[];
};

/** Return a random bag; the same for the same numbers. */
export function randomBag(random: () => number, index: number): Bag {
  const integer = (least: number, most: number) =>
    least + Math.floor(random() * (most - least + 1));
  const most = [9, 500, 40_000, 9_999_999][integer(0, 3)] ?? 9;
  const lines = Array.from({ length: integer(1, MOST_LINES) }, () => integer(1, most));
  const kind = integer(0, 1) ? "percent" : "amount";
  return {
    index,
    lines: integer(0, 3) === 0 ? lines.map(() => lines[0] ?? 1) : lines,
    quantities: lines.map(() => integer(1, 20)),
    delivery: integer(0, 1) ? 0 : integer(1, 2500),
    kind,
    value: kind === "percent" ? integer(1, 10_000) : integer(1, most * 2),
    discounted: integer(0, 2) ? [] : lines.map((_, place) => place).slice(0, integer(1, 3)),
  };
}
