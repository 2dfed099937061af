import { expect, test } from "vitest";
import { camera, fallen, panel } from "./camera.ts";

const eye = camera({ eye: [0, 1.5, 0], focal: 1000, center: [600, 800] });

test("puts points at eye height on the horizon", () => {
  for (const z of [1, 4, 90]) expect(eye.at([2, 1.5, z])[1]).toBeCloseTo(800);
});

test("halves the size at twice the distance", () => {
  const wide = (z: number) => eye.at([1, 0, z])[0] - eye.at([0, 0, z])[0];
  expect(wide(4)).toBeCloseTo(2 * wide(8));
});

test("keeps uprights upright when the gaze turns", () => {
  const turned = camera({ eye: [2, 1.6, -1], focal: 900, center: [600, 800], yaw: -21 });
  expect(turned.at([0, 0, 5])[0]).toBeCloseTo(turned.at([0, 3, 5])[0]);
});

test("clips a floor that runs under the viewer", () => {
  const floor = eye.face(panel([-1, 0, -3], [1, 0, -3], [1, 0, 6]));
  expect(floor).toHaveLength(4);
  for (const [, y] of floor) expect(y).toBeGreaterThan(800);
});

test("does not draw a face behind the viewer", () => {
  expect(
    eye.face([
      [0, 0, -4],
      [1, 0, -4],
      [1, 1, -5],
    ]),
  ).toEqual([]);
});

test("starts a shadow at the foot and lengthens it with height", () => {
  expect(fallen([1, 0, 5], [0.5, -0.7])).toEqual([1, 0, 5]);
  expect(fallen([1, 2, 5], [0.5, -0.7])).toEqual([2, 0, 3.6]);
});
