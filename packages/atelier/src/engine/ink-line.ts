import { lengthOf, normals, resample } from "./curve.ts";
import { minus, type Point, plus, times } from "./point.ts";
import { noise } from "./random.ts";

export type Pen = {
  /** Greatest width in design pixels. */
  weight: number;
  seed: number;
  /** Share of the length over which the line thins at its start and end. */
  taper?: readonly [start: number, end: number];
  /** Pixels the pen runs on past both ends. */
  overshoot?: number;
  /** Extra weight for a unit direction the line faces: the shadow side of a form is drawn firmer. */
  facing?: (normal: Point) => number;
};

/** A pen line as the closed outline of its ink: it swells, thins, trembles a little and tapers off. */
export function inkLine(line: readonly Point[], pen: Pen): Point[] {
  const path = steadied(overshot(resample(line, 6), pen.overshoot ?? 0), pen.seed);
  const sides = normals(path);
  const total = lengthOf(path);
  const last = Math.max(1, path.length - 1);
  const half = path.map((_, i) => {
    const pressure = 0.84 + 0.36 * noise(pen.seed + 7, (total * i) / last / 110);
    const facing = pen.facing?.(sides[i] as Point) ?? 1;
    return Math.max(0.22, (pen.weight / 2) * taperAt(i / last, pen.taper) * pressure * facing);
  });
  const left = path.map((point, i) => plus(point, times(sides[i] as Point, half[i] as number)));
  const right = path.map((point, i) => minus(point, times(sides[i] as Point, half[i] as number)));
  return [...left, ...right.reverse()];
}

function taperAt(t: number, [start, end]: readonly [number, number] = [0.12, 0.12]): number {
  const rise = start > 0 ? Math.min(1, t / start) : 1;
  const fall = end > 0 ? Math.min(1, (1 - t) / end) : 1;
  return 0.25 + 0.75 * Math.sin((Math.min(rise, fall) * Math.PI) / 2);
}

/** The tremor of a practised hand: slow, and never more than a pixel. */
function steadied(line: readonly Point[], seed: number): Point[] {
  return line.map(([x, y], i) => [x + noise(seed, i / 7) * 0.8, y + noise(seed + 3, i / 7) * 0.8]);
}

function overshot(line: readonly Point[], by: number): Point[] {
  const [a, b] = [line[0] as Point, line[1] as Point];
  const [y, z] = [line[line.length - 2] as Point, line[line.length - 1] as Point];
  if (by <= 0 || line.length < 2) return [...line];
  return [plus(a, toLength(minus(a, b), by)), ...line, plus(z, toLength(minus(z, y), by))];
}

function toLength(vector: Point, size: number): Point {
  return times(vector, size / (Math.hypot(vector[0], vector[1]) || 1));
}
