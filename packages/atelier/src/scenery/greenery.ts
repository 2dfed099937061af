import { smooth } from "../engine/curve.ts";
import type { Point } from "../engine/point.ts";
import { noise, random } from "../engine/random.ts";
import type { Sketch } from "./sketch.ts";
import { tones } from "./tones.ts";

/** A cypress: a flame of dark green, lit from the left, with loose strokes at its edge. */
export function cypress(
  sheet: Sketch,
  [x, y]: Point,
  tall: number,
  { haze = 0, slim = 0.13, seed = 1 } = {},
): void {
  const half = tall * slim;
  const profile = (t: number) => 1.72 * (t + 0.015) ** 0.36 * (1.002 - t) ** 0.82;
  const side = (sign: number, own: number): Point[] =>
    Array.from({ length: 19 }, (_, i): Point => {
      const t = i / 18;
      const rough = noise(own, t * 9) * 0.1 + noise(own + 1, t * 23) * 0.08;
      return [
        x +
          sign * half * Math.max(0.015, profile(t) * (1 + rough)) +
          noise(seed, t * 3) * half * 0.1,
        y - tall * t,
      ];
    });
  const loop = smooth([...side(-1, seed + 11), ...side(1, seed + 17).reverse()], 5);
  const opacity = 1 - haze * 0.55;
  sheet.wash(loop, {
    color: tones.sage,
    opacity: opacity * 0.95,
    to: tones.cypress,
    toOpacity: opacity,
    flow: [0, 0.2, 1, 0.5],
    rim: 0.6,
  });
  sheet.within(loop, () => {
    const shade: Point[] = side(1, seed + 17).map(([px, py], i) => [
      px - half * (0.75 + 0.3 * noise(seed + 3, i * 0.9)),
      py,
    ]);
    sheet.wash(smooth([...shade, ...side(1, seed + 17).reverse()], 6), {
      color: tones.cypressDeep,
      opacity: 0.62 * opacity,
      rim: 0.3,
      blur: Math.max(1, half * 0.1),
    });
    const next = random(seed);
    for (let i = 0; i < 26; i++) {
      const t = next() * 0.92;
      const across = (next() - 0.4) * 1.4 * profile(t) * half;
      const long = tall * (0.05 + 0.05 * next());
      sheet.ink(
        [
          [x + across, y - tall * t],
          [x + across * 0.9 + half * 0.04, y - tall * t - long * 0.5],
          [x + across * 0.72, y - tall * t - long],
        ],
        {
          weight: Math.max(1.2, half * 0.09),
          color: tones.cypressDeep,
          opacity: 0.4 * opacity,
          overshoot: 0,
        },
      );
    }
  });
  if (haze < 0.6) {
    sheet.ink(smooth(side(1, seed + 17).slice(0, 17), 5), {
      weight: Math.max(1.4, half * 0.05),
      opacity: 0.7 * opacity,
      color: tones.cypressDeep,
    });
  }
}

/** A band of ground or hill: its crest, and the level its wash fades out at. */
export function hill(
  sheet: Sketch,
  crest: readonly Point[],
  bottom: number,
  color: string,
  { opacity = 0.9, fade = 0.35, line = 0.5, to = "" } = {},
): void {
  const top = smooth(crest, 8);
  const [first, last] = [top[0] as Point, top[top.length - 1] as Point];
  sheet.wash([...top, [last[0], bottom], [first[0], bottom]], {
    color,
    opacity,
    to: to || color,
    toOpacity: fade,
    rim: 0.45,
  });
  if (line > 0)
    sheet.ink(top, { weight: 1.6, color: tones.sepia, opacity: line, taper: [0.3, 0.3] });
}

/** A round-headed tree or bush as three overlapping dabs. */
export function bush(
  sheet: Sketch,
  [x, y]: Point,
  wide: number,
  tall: number,
  color: string,
  seed: number,
  opacity = 0.9,
): void {
  const next = random(seed);
  const blob = (cx: number, cy: number, rx: number, ry: number): Point[] =>
    smooth(
      Array.from({ length: 17 }, (_, i): Point => {
        const turn = (i / 16) * 2 * Math.PI;
        const rough = 1 + noise(seed + 2, (i % 16) * 0.8) * 0.18;
        return [cx + Math.cos(turn) * rx * rough, cy + Math.sin(turn) * ry * rough];
      }),
      4,
    );
  for (let i = 0; i < 3; i++) {
    const off = (next() - 0.5) * wide * 0.5;
    sheet.wash(blob(x + off, y - tall * (0.4 + next() * 0.25), wide * 0.36, tall * 0.42), {
      color,
      opacity: opacity * 0.75,
      rim: 0.4,
    });
  }
  sheet.wash(blob(x + wide * 0.14, y - tall * 0.3, wide * 0.3, tall * 0.28), {
    color: tones.cypress,
    opacity: opacity * 0.35,
    blur: 3,
  });
}
