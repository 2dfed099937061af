import { path } from "../engine/path.ts";
import type { Point } from "../engine/point.ts";
import { random } from "../engine/random.ts";
import { ellipse } from "../parts/closures.ts";
import { farmhouse } from "../scenery/farmhouse.ts";
import { bush, cypress, hill } from "../scenery/greenery.ts";
import { glow } from "../scenery/light.ts";
import { rectangle } from "../scenery/shapes.ts";
import type { Sketch } from "../scenery/sketch.ts";
import { sky } from "../scenery/sky.ts";
import { tones } from "../scenery/tones.ts";

export function country(sheet: Sketch): void {
  sky(sheet, { left: -30, top: -30, right: 1230, horizon: 420, sun: [430, 240], reach: 480 });
  hill(
    sheet,
    path("-30,270 160,236 380,262 620,214 860,250 1060,226 1240,250"),
    420,
    tones.hillFar,
    { line: 0.25 },
  );
  hill(sheet, path("-30,320 220,300 460,330 720,296 980,322 1240,300"), 480, tones.hillMid, {
    fade: 0.7,
    line: 0.35,
  });
  hill(sheet, path("-30,400 240,372 520,396 820,366 1240,392"), 640, tones.wheat, {
    fade: 0.95,
    line: 0.4,
  });
  farmhouse(sheet, [1040, 330], 1.25);
  for (let i = 0; i < 7; i++)
    cypress(sheet, [700 + i * 46, 372 - i * 6 + i * i], 104 - i * 7, {
      haze: 0.25 + i * 0.03,
      seed: 60 + i,
      slim: 0.1,
    });
  hill(sheet, path("-30,470 300,452 640,474 940,450 1240,466"), 940, tones.sagePale, {
    fade: 1,
    line: 0.4,
  });
  for (let i = 0; i < 12; i++)
    sheet.ink(
      [
        [620 + i * 54, 478 - i * 1.5],
        [560 + i * 74, 560],
        [470 + i * 104, 690],
      ],
      { weight: 2.4, color: tones.sage, opacity: 0.55 },
    );
  for (const [x, y, wide] of [
    [500, 412, 44],
    [572, 404, 38],
    [930, 398, 40],
    [1130, 404, 52],
    [420, 486, 70],
    [338, 492, 58],
  ] as const)
    bush(sheet, [x, y], wide, wide * 0.8, tones.olive, x, 0.95);
  cypress(sheet, [104, 640], 560, { seed: 4, slim: 0.085 });
  cypress(sheet, [186, 620], 400, { seed: 5, slim: 0.09 });
  glow(sheet, [120, 60], 800, tones.light, 0.3);
}

export function meadow(sheet: Sketch): void {
  const next = random(sheet.seed);
  sheet.wash(rectangle(-30, 690, 1230, 940), { color: tones.sagePale, to: tones.olive, rim: 0.2 });
  for (let i = 0; i < 320; i++) {
    const [x, y] = [next() * 1200, 712 + next() * 210];
    const tall = 18 + next() * 34;
    const lean = (next() - 0.4) * 16;
    sheet.ink(
      [
        [x, y],
        [x + lean * 0.4, y - tall * 0.6],
        [x + lean, y - tall],
      ],
      {
        weight: 2.2,
        color: i % 3 === 0 ? tones.wheat : tones.cypress,
        opacity: 0.5,
        overshoot: 0,
      },
    );
    if (i % 16 === 0) poppy(sheet, [x + lean, y - tall], 8 + next() * 5);
  }
}

/** A poppy nodding on its stalk: two petals behind, one before, a dark heart. */
function poppy(sheet: Sketch, [x, y]: Point, size: number): void {
  for (const [dx, dy, wide, color] of [
    [-0.5, -0.2, 0.75, tones.terracottaDeep],
    [0.55, -0.25, 0.72, tones.terracottaDeep],
    [0.02, 0.12, 0.98, tones.terracotta],
  ] as const)
    sheet.wash(ellipse([x + dx * size, y + dy * size], size * wide, size * wide * 0.72, 16), {
      color,
      opacity: 0.9,
      rim: 0.5,
    });
  sheet.wash(ellipse([x + size * 0.1, y - size * 0.2], size * 0.26, size * 0.18, 10), {
    color: tones.hair,
    opacity: 0.85,
    rim: 0,
  });
}
