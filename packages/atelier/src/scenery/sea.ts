import { smooth } from "../engine/curve.ts";
import type { Point } from "../engine/point.ts";
import { random } from "../engine/random.ts";
import { rectangle } from "./shapes.ts";
import type { Sketch } from "./sketch.ts";
import { tones } from "./tones.ts";

type Water = { left: number; right: number; horizon: number; bottom: number };

/** The sea as flat strokes that lengthen and part towards the viewer, with light left between. */
export function sea(sheet: Sketch, { left, right, horizon, bottom }: Water, seed: number): void {
  sheet.wash(rectangle(left, horizon, right, bottom), {
    color: tones.sea,
    opacity: 0.95,
    to: tones.seaLight,
    toOpacity: 0.95,
    rim: 0,
  });
  const next = random(seed);
  for (let i = 0; i < 44; i++) {
    const t = next() ** 1.5;
    const y = horizon + 3 + (bottom - horizon) * t;
    const long = (30 + 150 * next()) * (0.4 + t);
    const x = left + (right - left) * next();
    const thick = 1.2 + 5 * t;
    const light = next() > 0.62;
    const stroke = smooth(
      [
        [x - long, y],
        [x - long * 0.2, y - thick * 0.5],
        [x + long, y + thick * 0.1],
        [x + long * 0.1, y + thick * 0.7],
        [x - long, y],
      ],
      8,
    );
    sheet.wash(stroke, {
      color: light ? tones.cream : tones.seaDeep,
      opacity: light ? 0.55 : 0.4,
      rim: 0,
    });
  }
  sheet.wash(rectangle(left, horizon, right, horizon + 5), {
    color: tones.seaDeep,
    opacity: 0.5,
    rim: 0,
    blur: 1.5,
  });
}

/** Late sun broken on the water, a column of short strokes. */
export function sunTrack(
  sheet: Sketch,
  x: number,
  horizon: number,
  bottom: number,
  seed: number,
): void {
  const next = random(seed);
  for (let i = 0; i < 34; i++) {
    const t = i / 34;
    const y = horizon + 3 + (bottom - horizon) * t;
    const wide = 14 + 60 * t * next();
    const at = x + (next() - 0.5) * (30 + 70 * t);
    sheet.wash(
      [
        [at - wide, y],
        [at, y - 1.2 - t],
        [at + wide, y],
        [at, y + 1.6 + 1.6 * t],
      ],
      { color: tones.light, opacity: 0.8, rim: 0 },
    );
  }
}

/** A headland falling into the sea, in two or three pale ridges. */
export function headland(
  sheet: Sketch,
  crest: readonly Point[],
  waterline: number,
  color: string,
  opacity = 0.85,
): void {
  const top = smooth(crest, 6);
  const [first, last] = [top[0] as Point, top[top.length - 1] as Point];
  const loop = [...top, [last[0], waterline], [first[0], waterline]] as Point[];
  sheet.wash(loop, { color, opacity, to: tones.rose, toOpacity: opacity * 0.9, rim: 0.4 });
  sheet.within(loop, () => {
    sheet.wash(
      top
        .flatMap((point, i) => (i % 3 ? [] : [point]))
        .map(([x, y]): Point => [x + 26, y + 18])
        .concat([
          [last[0], waterline],
          [first[0] + 40, waterline],
        ]),
      { color: tones.dustyBlue, opacity: 0.3, rim: 0, blur: 6 },
    );
  });
  sheet.ink(top, { weight: 1.5, color: tones.sepia, opacity: 0.45, taper: [0.2, 0.3] });
}

/** Small houses stepping up a slope. */
export function village(
  sheet: Sketch,
  [x, y]: Point,
  count: number,
  s: number,
  seed: number,
): void {
  const next = random(seed);
  const walls = [tones.rose, tones.plaster, tones.terracottaPale, tones.sand, tones.cream];
  for (let i = count - 1; i >= 0; i--) {
    const wide = (16 + 12 * next()) * s;
    const tall = (20 + 22 * next()) * s;
    const left = x + (i % 6) * 21 * s + (next() - 0.5) * 12 * s;
    const foot = y - Math.floor(i / 6) * 24 * s - (i % 6) * 3.4 * s - next() * 5 * s;
    sheet.wash(rectangle(left, foot - tall, left + wide, foot), {
      color: walls[Math.floor(next() * walls.length)] as string,
      rim: 0.4,
    });
    sheet.glaze(rectangle(left + wide * 0.66, foot - tall, left + wide, foot), {
      color: tones.shadow,
      opacity: 0.28,
    });
    sheet.wash(
      [
        [left - 2 * s, foot - tall + 1],
        [left + wide * 0.4, foot - tall - 6 * s],
        [left + wide + 2 * s, foot - tall + 1],
      ],
      { color: tones.terracotta, opacity: 0.85, rim: 0.3 },
    );
    for (let k = 0; k < 3; k++) {
      const wx = left + wide * (0.18 + 0.3 * (k % 2));
      const wy = foot - tall * (0.75 - 0.34 * Math.floor(k / 2));
      sheet.wash(rectangle(wx, wy, wx + 2.6 * s, wy + 5 * s), {
        color: tones.sepia,
        opacity: 0.65,
        rim: 0,
      });
    }
  }
}
