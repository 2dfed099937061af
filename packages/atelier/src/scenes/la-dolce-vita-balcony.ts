import { smooth } from "../engine/curve.ts";
import { path } from "../engine/path.ts";
import type { Point } from "../engine/point.ts";
import { boat } from "../scenery/boat.ts";
import { camera, type Place } from "../scenery/camera.ts";
import { floorLoop } from "../scenery/floor.ts";
import { cypress } from "../scenery/greenery.ts";
import { gulls } from "../scenery/gulls.ts";
import { headland, sea, sunTrack, village } from "../scenery/sea.ts";
import type { Sketch } from "../scenery/sketch.ts";
import { sky } from "../scenery/sky.ts";
import { tones } from "../scenery/tones.ts";

const HORIZON = 850;

export const eye = camera({ eye: [0, 1.5, 0], focal: 1120, center: [600, HORIZON] });

export const WALL = 4;

export const DEEP = 4.4;

const RAIL = 5.2;

export function outside(sheet: Sketch): void {
  sky(sheet, {
    left: 200,
    top: 500,
    right: 1000,
    horizon: HORIZON + 4,
    sun: [420, 840],
    reach: 330,
  });
  headland(
    sheet,
    path("560,846 640,800 720,786 800,742 900,716 980,700"),
    HORIZON,
    tones.hillFar,
    0.75,
  );
  sea(sheet, { left: 200, right: 1000, horizon: HORIZON, bottom: 1230 }, 3);
  sunTrack(sheet, 430, HORIZON, 1200, 8);
  headland(
    sheet,
    path("690,880 740,858 790,812 850,776 930,752 1000,740"),
    884,
    tones.sagePale,
    0.95,
  );
  village(sheet, [736, 884], 14, 1, 21);
  for (const [x, y, tall] of [
    [812, 808, 62],
    [862, 784, 78],
    [874, 786, 56],
  ] as const)
    cypress(sheet, [x, y], tall, { haze: 0.25, seed: x });
  boat(sheet, [520, 884], 0.9);
  boat(sheet, [392, 866], 0.45);
  gulls(sheet, [
    [470, 690, 1],
    [516, 664, 0.7],
    [560, 704, 0.55],
  ]);
}

/** The awning's underside, its stripes running out to a scalloped edge. */
export function awning(sheet: Sketch): void {
  const stripes = 13;
  const [near, far]: [Place, Place] = [
    [0, 3.55, DEEP],
    [0, 2.95, 5.5],
  ];
  const at = (u: number, t: number): Place => [
    -1.5 + 3 * u,
    near[1] + (far[1] - near[1]) * t,
    near[2] + (far[2] - near[2]) * t,
  ];
  for (let i = 0; i < stripes; i++) {
    const [a, b] = [i / stripes, (i + 1) / stripes];
    const color = i % 2 === 0 ? tones.terracotta : tones.cream;
    const cloth = eye.face([at(a, 0), at(b, 0), at(b, 1), at(a, 1)]);
    sheet.wash(cloth, { color, rim: 0.2 });
    const [p, q] = [eye.at(at(a, 1)), eye.at(at(b, 1))];
    const drop = 44;
    const tongue = smooth(
      [
        p,
        [p[0] + 1, p[1] + drop * 0.62],
        [(p[0] + q[0]) / 2, p[1] + drop],
        [q[0] - 1, q[1] + drop * 0.62],
        q,
      ],
      4,
    );
    sheet.wash(tongue, { color, opacity: 0.98, rim: 0.4 });
    sheet.ink(tongue, { weight: 1.6, opacity: 0.7, overshoot: 0 });
    sheet.ink(eye.line(at(a, 0), at(a, 1)), {
      weight: 1.3,
      opacity: 0.4,
      overshoot: 0,
    });
  }
  sheet.glaze(eye.face([at(0, 0), at(1, 0), at(1, 1), at(0, 1)]), {
    color: tones.shadow,
    opacity: 0.4,
    to: tones.terracottaPale,
    toOpacity: 0.25,
  });
  sheet.ink([eye.at(at(0, 1)), eye.at(at(1, 1))], { weight: 2 });
}

export function railing(sheet: Sketch): void {
  const deck = { left: -1.6, right: 1.6, near: WALL, far: RAIL };
  sheet.wash(floorLoop(eye, deck), { color: tones.sand, to: tones.cream, rim: 0.2 });
  const bar = (x: number, low: number, high: number, weight: number) =>
    sheet.ink([eye.at([x, low, RAIL]), eye.at([x, high, RAIL])], {
      weight,
      overshoot: 0,
      taper: [0, 0],
    });
  for (let i = -9; i <= 9; i++) bar(i * 0.17, 0.08, 1, 2.6);
  for (const [up, weight] of [
    [1.02, 7],
    [0.86, 2.6],
    [0.1, 3.4],
  ] as const)
    sheet.ink([eye.at([-1.7, up, RAIL]), eye.at([1.7, up, RAIL])], { weight, taper: [0, 0] });
  for (let i = -9; i < 9; i++) {
    const [x, y] = eye.at([(i + 0.5) * 0.17, 0.48, RAIL]);
    const scroll = Array.from({ length: 22 }, (_, k): Point => {
      const turn = k * 0.5;
      return [
        x + Math.cos(turn) * (15 - k * 0.55),
        y + Math.sin(turn) * (22 - k * 0.8) * (i % 2 === 0 ? 1 : -1),
      ];
    });
    sheet.ink(scroll, { weight: 2, overshoot: 0 });
  }
}
