import { expect, test } from "vitest";
import { inkLine } from "./ink-line.ts";
import type { Point } from "./point.ts";

const straight: Point[] = [
  [0, 0],
  [200, 0],
];

function widths(loop: Point[]): number[] {
  const half = loop.length / 2;
  return Array.from({ length: half }, (_, i) => {
    const [a, b] = [loop[i] as Point, loop[loop.length - 1 - i] as Point];
    return Math.hypot(a[0] - b[0], a[1] - b[1]);
  });
}

test("swells a pen line in the middle and thins it at both ends", () => {
  const across = widths(inkLine(straight, { weight: 4, seed: 1, taper: [0.3, 0.3] }));
  const middle = across[Math.floor(across.length / 2)] ?? 0;
  expect(across[0]).toBeLessThan(middle * 0.6);
  expect(across[across.length - 1]).toBeLessThan(middle * 0.6);
});

test("draws a line that faces the shadow firmer", () => {
  const mean = (values: number[]) => values.reduce((a, b) => a + b, 0) / values.length;
  const light = mean(widths(inkLine(straight, { weight: 4, seed: 1, facing: () => 0.6 })));
  const dark = mean(widths(inkLine(straight, { weight: 4, seed: 1, facing: () => 1.4 })));
  expect(dark / light).toBeCloseTo(1.4 / 0.6, 1);
});

test("overshoots corners by the given distance", () => {
  const reach = Math.max(
    ...inkLine(straight, { weight: 2, seed: 1, overshoot: 10 }).map(([x]) => x),
  );
  expect(reach).toBeGreaterThan(208);
  expect(reach).toBeLessThan(213);
});
