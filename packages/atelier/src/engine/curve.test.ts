import { expect, test } from "vitest";
import { along, beside, boxOf, lengthOf, resample, smooth, stretch, winding } from "./curve.ts";
import type { Point } from "./point.ts";

const square: Point[] = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
];

test("passes a smooth curve through every given point", () => {
  const through: Point[] = [
    [0, 0],
    [4, 6],
    [10, 5],
    [13, -2],
  ];
  const curve = smooth(through, 0.5);
  for (const [x, y] of through) {
    expect(Math.min(...curve.map((p) => Math.hypot(p[0] - x, p[1] - y)))).toBeLessThan(1e-9);
  }
});

test("keeps the ends and evens the steps when resampling", () => {
  const line = resample(
    [
      [0, 0],
      [1, 0],
      [10, 0],
    ],
    1,
  );
  expect(line[0]).toEqual([0, 0]);
  expect(line[line.length - 1]).toEqual([10, 0]);
  const steps = line.slice(1).map(([x], i) => x - (line[i]?.[0] ?? 0));
  expect(Math.max(...steps) - Math.min(...steps)).toBeLessThan(1e-9);
});

test("finds a share of the length on the line", () => {
  expect(along(square, 0.5)).toEqual([10, 5]);
  expect(along(square, 2)).toEqual([0, 10]);
  expect(lengthOf(stretch(square, 0.25, 0.75))).toBeCloseTo(15, 0);
});

test("winds positive clockwise on screen, and puts `beside` to the right of travel", () => {
  expect(winding(square)).toBeGreaterThan(0);
  expect(winding([...square].reverse())).toBeLessThan(0);
  expect(
    beside(
      [
        [0, 0],
        [10, 0],
      ],
      2,
    ),
  ).toEqual([
    [0, 2],
    [10, 2],
  ]);
});

test("returns a box that contains its points", () => {
  expect(boxOf(square)).toEqual({ left: 0, top: 0, right: 10, bottom: 10 });
});
