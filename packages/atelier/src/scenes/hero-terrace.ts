import { smooth } from "../engine/curve.ts";
import { path } from "../engine/path.ts";
import type { Point } from "../engine/point.ts";
import { boat } from "../scenery/boat.ts";
import { camera, panel } from "../scenery/camera.ts";
import { floorLoop, tileLines } from "../scenery/floor.ts";
import { cypress } from "../scenery/greenery.ts";
import { gulls } from "../scenery/gulls.ts";
import { headland, sea, sunTrack, village } from "../scenery/sea.ts";
import type { Sketch } from "../scenery/sketch.ts";
import { sky } from "../scenery/sky.ts";
import { tones } from "../scenery/tones.ts";

const HORIZON = 800;

export const eye = camera({ eye: [0, 1.5, 0], focal: 1300, center: [600, HORIZON] });

export const WALL = 6;

const PARAPET = 9;

export function outside(sheet: Sketch): void {
  sky(sheet, {
    left: -30,
    top: 60,
    right: 1230,
    horizon: HORIZON + 6,
    sun: [350, 770],
    reach: 620,
  });
  sheet.blurred(22, () => {
    for (const [x, y, rx] of [
      [420, 330, 150],
      [640, 430, 120],
      [780, 300, 90],
    ] as const)
      sheet.wash(
        smooth(
          [
            [x - rx, y],
            [x - rx * 0.2, y - 22],
            [x + rx, y + 4],
            [x, y + 16],
            [x - rx, y],
          ],
          8,
        ),
        { color: tones.cream, opacity: 0.7, rim: 0 },
      );
  });
  headland(
    sheet,
    path("470,798 560,768 660,742 760,706 860,690 1000,660 1240,636"),
    HORIZON,
    tones.hillFar,
    0.7,
  );
  sea(sheet, { left: -30, right: 1230, horizon: HORIZON, bottom: 1070 }, 12);
  sunTrack(sheet, 392, HORIZON, 930, 4);
  headland(
    sheet,
    path("520,838 590,818 670,780 760,758 880,730 1010,700 1240,676"),
    842,
    tones.sagePale,
    0.95,
  );
  village(sheet, [566, 838], 10, 0.8, 33);
  boat(sheet, [448, 846], 0.8);
  boat(sheet, [352, 815], 0.36);
  gulls(sheet, [
    [520, 470, 1],
    [560, 446, 0.7],
    [596, 488, 0.5],
  ]);
}

export function terrace(sheet: Sketch): void {
  for (const [x, tall, seed] of [
    [306, 640, 3],
    [366, 450, 4],
    [880, 420, 6],
    [60, 560, 8],
    [1130, 640, 9],
  ] as const)
    cypress(sheet, [x, 1020], tall, { seed, slim: 0.085, haze: 0.06 });
  const deck = { left: -7, right: 7, near: WALL, far: PARAPET };
  sheet.wash(floorLoop(eye, deck), { color: tones.cream, to: tones.sand, rim: 0.2 });
  tileLines(sheet, eye, deck, 0.6, tones.sepia);
  const rail = (low: number, high: number, grow = 0): Point[] =>
    eye.face(panel([-7, low, PARAPET - grow], [7, low, PARAPET - grow], [7, high, PARAPET - grow]));
  for (let i = -24; i <= 24; i++) baluster(sheet, i * 0.29);
  sheet.wash(rail(0.76, 0.88), { color: tones.cream, to: tones.stone, rim: 0.4 });
  sheet.wash(rail(0, 0.12), { color: tones.stone, to: tones.plasterShade, rim: 0.4 });
  for (const [low, weight] of [
    [0.88, 1.8],
    [0.76, 1.4],
    [0.12, 1.2],
    [0, 1.4],
  ] as const)
    sheet.ink(rail(low, low).slice(0, 2), { weight, opacity: 0.7 });
}

function baluster(sheet: Sketch, x: number): void {
  const profile: readonly (readonly [number, number])[] = path(
    "0.05,0.12 0.05,0.2 0.085,0.34 0.07,0.46 0.035,0.6 0.05,0.7 0.05,0.76",
  );
  const side = (sign: number) => profile.map(([r, up]) => eye.at([x + sign * r, up, PARAPET]));
  const loop = [...smooth(side(-1), 2), ...smooth(side(1), 2).reverse()];
  sheet.wash(loop, { color: tones.light, to: tones.stoneShade, flow: [0, 0, 1, 0], rim: 0.3 });
  sheet.ink(smooth(side(1), 2), { weight: 1.3, opacity: 0.6, overshoot: 0 });
}
