import { smooth } from "../engine/curve.ts";
import { path } from "../engine/path.ts";
import type { Point } from "../engine/point.ts";
import { farmhouse } from "../scenery/farmhouse.ts";
import { bush, cypress, hill } from "../scenery/greenery.ts";
import { rectangle } from "../scenery/shapes.ts";
import type { Sketch } from "../scenery/sketch.ts";
import { sky } from "../scenery/sky.ts";
import { tones } from "../scenery/tones.ts";

export const HORIZON = 890;

export function countryside(sheet: Sketch): void {
  sky(sheet, { left: 60, top: 80, right: 1140, horizon: HORIZON, sun: [190, 720], reach: 520 });
  sheet.wash(rectangle(60, 950, 1140, 1400), { color: tones.sagePale, to: tones.sage, rim: 0 });
  sheet.blurred(18, () => {
    for (const [x, y, rx] of [
      [250, 420, 130],
      [420, 520, 90],
      [620, 470, 80],
    ] as const)
      sheet.wash(
        smooth(
          [
            [x - rx, y],
            [x - rx * 0.3, y - 26],
            [x + rx * 0.5, y - 14],
            [x + rx, y + 6],
            [x, y + 14],
            [x - rx, y],
          ],
          8,
        ),
        { color: tones.cream, opacity: 0.75, rim: 0 },
      );
  });
  hill(sheet, path("60,760 200,722 330,748 470,706 620,742 760,720 900,760"), 900, tones.hillFar, {
    opacity: 0.8,
    fade: 0.3,
    line: 0.25,
  });
  hill(sheet, path("60,800 180,770 300,812 430,786 560,770 700,815 900,800"), 960, tones.hillMid, {
    opacity: 0.9,
    fade: 0.5,
    line: 0.35,
  });
  farmhouse(sheet, [330, 782], 1.1);
  for (const [x, y, tall] of [
    [316, 788, 70],
    [396, 786, 64],
  ] as const)
    cypress(sheet, [x, y], tall, { haze: 0.4, seed: x });
  hill(sheet, path("60,862 220,838 360,850 520,822 700,850 900,870"), 1120, tones.wheat, {
    opacity: 0.95,
    to: tones.sagePale,
    fade: 0.9,
    line: 0.4,
  });
  hill(sheet, path("60,985 240,965 420,990 640,965 760,975"), 1300, tones.sage, {
    opacity: 0.9,
    fade: 0.95,
    line: 0.35,
  });
  const road = smooth(path("372,786 420,822 410,850 346,876 322,910 342,950 380,985"), 6);
  sheet.wash([...road, ...road.map(([x, y]): Point => [x + 3 + (y - 800) * 0.13, y]).reverse()], {
    color: tones.cream,
    opacity: 0.95,
    rim: 0.2,
  });
  for (let i = 0; i < 9; i++) {
    const t = i / 8;
    sheet.ink(
      smooth(
        [
          [520 + i * 22, 838 + t * 8],
          [500 + i * 34, 880],
          [470 + i * 56, 960],
        ],
        8,
      ),
      { weight: 2.2, color: tones.sage, opacity: 0.5 },
    );
  }
  for (let i = 0; i < 6; i++)
    cypress(sheet, [520 - i * 27, 838 + i * 4 + i * i * 1.6], 70 + i * 15, {
      haze: 0.34 - i * 0.03,
      seed: 40 + i,
      slim: 0.1,
    });

  for (const [x, y, w] of [
    [250, 985, 64],
    [330, 992, 80],
    [520, 985, 76],
    [600, 990, 90],
    [720, 985, 70],
  ] as const)
    bush(sheet, [x, y], w, w * 0.7, tones.olive, x, 1);
  cypress(sheet, [226, 1200], 700, { seed: 7, slim: 0.085 });
  cypress(sheet, [452, 1110], 430, { seed: 9, slim: 0.09, haze: 0.08 });
  cypress(sheet, [668, 1040], 300, { seed: 12, slim: 0.1, haze: 0.12 });
}
