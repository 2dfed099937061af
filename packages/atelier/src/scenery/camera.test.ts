import { expect, test } from "vitest";
import { camera, fallen } from "./camera.ts";

const eye = camera({ eye: [0, 1.5, 0], focal: 1000, centre: [600, 800] });

test("everything at the height of the eye lies on the horizon", () => {
  for (const z of [1, 4, 90]) expect(eye.at([2, 1.5, z])[1]).toBeCloseTo(800);
});

test("a thing twice as far away looks half as large", () => {
  const wide = (z: number) => eye.at([1, 0, z])[0] - eye.at([0, 0, z])[0];
  expect(wide(4)).toBeCloseTo(2 * wide(8));
});

test("uprights stay upright when the gaze turns", () => {
  const turned = camera({ eye: [2, 1.6, -1], focal: 900, centre: [600, 800], yaw: -21 });
  expect(turned.at([0, 0, 5])[0]).toBeCloseTo(turned.at([0, 3, 5])[0]);
});

test("a floor that runs under the viewer is cut before the eye, not folded over", () => {
  const floor = eye.face([
    [-1, 0, -3],
    [1, 0, -3],
    [1, 0, 6],
    [-1, 0, 6],
  ]);
  expect(floor).toHaveLength(4);
  for (const [, y] of floor) expect(y).toBeGreaterThan(800);
});

test("what stands wholly behind the viewer is not drawn", () => {
  expect(
    eye.face([
      [0, 0, -4],
      [1, 0, -4],
      [1, 1, -5],
    ]),
  ).toEqual([]);
});

test("a shadow starts at the foot and lengthens with height", () => {
  expect(fallen([1, 0, 5], [0.5, -0.7])).toEqual([1, 0, 5]);
  expect(fallen([1, 2, 5], [0.5, -0.7])).toEqual([2, 0, 3.6]);
});
