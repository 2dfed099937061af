import { along, smooth } from "../engine/curve.ts";
import type { Point } from "../engine/point.ts";
import { random } from "../engine/random.ts";
import type { Sketch } from "./sketch.ts";
import { tones } from "./tones.ts";

function petal([x, y]: Point, size: number, turn: number, narrow: number): Point[] {
  const shape: Point[] = [
    [0, 0],
    [0.45, -0.5 * narrow],
    [1, -0.1],
    [1.08, 0.12],
    [0.5, 0.5 * narrow],
    [0, 0],
  ];
  return smooth(shape, 0.2).map(
    ([px, py]): Point => [
      x + size * (px * Math.cos(turn) - py * Math.sin(turn)),
      y + size * (px * Math.sin(turn) + py * Math.cos(turn)),
    ],
  );
}

export function leaf(
  sheet: Sketch,
  at: Point,
  size: number,
  turn: number,
  color: string,
  opacity = 0.9,
): void {
  const loop = petal(at, size, turn, 0.7);
  sheet.wash(loop, { color, opacity, rim: 0.5 });
  sheet.ink([at, [at[0] + Math.cos(turn) * size * 0.9, at[1] + Math.sin(turn) * size * 0.9]], {
    weight: 1,
    opacity: 0.35,
    overshoot: 0,
  });
}

type Spray = {
  branch: readonly Point[];
  spread: number;
  leaves: number;
  blooms: number;
  size: number;
  seed: number;
};

/** Bougainvillea along a branch: leaves beneath, papery bracts in loose clusters above. */
export function bougainvillea(
  sheet: Sketch,
  { branch, spread, leaves, blooms, size, seed }: Spray,
): void {
  const line = smooth(branch, 6);
  const next = random(seed);
  const near = (): Point => {
    const [x, y] = along(line, next() ** 0.8);
    const [r, turn] = [Math.sqrt(next()) * spread, next() * 2 * Math.PI];
    return [x + r * Math.cos(turn), y + r * Math.sin(turn) * 0.9];
  };
  sheet.ink(line, { weight: 5, color: tones.sepia, opacity: 0.9, taper: [0, 0.6] });
  for (let i = 0; i < leaves; i++)
    leaf(
      sheet,
      near(),
      size * (0.9 + 0.6 * next()),
      next() * 6.28,
      next() > 0.5 ? tones.sage : tones.olive,
      0.85,
    );
  for (let i = 0; i < blooms; i++) {
    const [x, y] = near();
    const tone = [tones.magenta, tones.magentaPale, tones.magenta, tones.terracottaPale][
      Math.floor(next() * 4)
    ] as string;
    const start = next() * 6.28;
    for (let k = 0; k < 3; k++)
      sheet.wash(
        petal([x, y], size * (0.75 + 0.35 * next()), start + k * 2.1 + next() * 0.4, 1.25),
        { color: tone, opacity: 0.78, rim: 0.55 },
      );
    if (i % 3 === 0)
      sheet.wash(petal([x - 1.5, y - 1.5], size * 0.22, start, 1.4), {
        color: tones.cream,
        opacity: 0.95,
        rim: 0,
      });
    if (i % 4 === 0)
      sheet.ink(petal([x, y], size, start, 1.2), { weight: 1.1, opacity: 0.4, overshoot: 0 });
  }
}
