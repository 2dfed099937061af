import { expect, test } from "vitest";
import { edge, mirrored, symmetric } from "./outline.ts";

test("reverses a mirrored edge, so that edges still meet", () => {
  expect(
    mirrored(
      edge([
        [1, 0],
        [3, 5],
      ]),
    ).points,
  ).toEqual([
    [-3, 5],
    [-1, 0],
  ]);
});

test("closes half an outline symmetrically", () => {
  const whole = symmetric([
    edge([
      [0, 0],
      [5, 0],
    ]),
    edge([
      [5, 0],
      [6, 9],
    ]),
    edge([
      [6, 9],
      [0, 10],
    ]),
  ]);
  whole.forEach(({ points }, i) => {
    const next = whole[(i + 1) % whole.length];
    expect(points[points.length - 1]).toEqual(next?.points[0]);
  });
  const corners = whole.flatMap(({ points }) => points);
  const sum = corners.reduce((total, [x]) => total + x, 0);
  expect(sum).toBeCloseTo(0);
});
