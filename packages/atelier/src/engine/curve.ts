import { between, distance, minus, type Point, plus, times } from "./point.ts";

/** A centripetal Catmull-Rom curve through every point given, sampled about every `step`. */
export function smooth(points: readonly Point[], step: number): Point[] {
  if (points.length < 3) return resample(points, step);
  const out: Point[] = [];
  for (let i = 0; i + 1 < points.length; i++) {
    const a = points[i] as Point;
    const b = points[i + 1] as Point;
    const before = points[i - 1] ?? minus(times(a, 2), b);
    const after = points[i + 2] ?? minus(times(b, 2), a);
    const count = Math.max(2, Math.ceil(distance(a, b) / step));
    for (let k = 0; k < count; k++) out.push(centripetal(before, a, b, after, k / count));
  }
  out.push(points[points.length - 1] as Point);
  return out;
}

function centripetal(p0: Point, p1: Point, p2: Point, p3: Point, u: number): Point {
  const t1 = Math.max(1e-6, Math.sqrt(distance(p0, p1)));
  const t2 = t1 + Math.max(1e-6, Math.sqrt(distance(p1, p2)));
  const t3 = t2 + Math.max(1e-6, Math.sqrt(distance(p2, p3)));
  const t = t1 + (t2 - t1) * u;
  const a1 = between(p0, p1, t / t1);
  const a2 = between(p1, p2, (t - t1) / (t2 - t1));
  const a3 = between(p2, p3, (t - t2) / (t3 - t2));
  const b1 = between(a1, a2, t / t2);
  const b2 = between(a2, a3, (t - t1) / (t3 - t1));
  return between(b1, b2, (t - t1) / (t2 - t1));
}

/** Return the length of a polyline. */
export function lengthOf(line: readonly Point[]): number {
  let sum = 0;
  for (let i = 1; i < line.length; i++) sum += distance(line[i - 1] as Point, line[i] as Point);
  return sum;
}

/** The same polyline with points at even distances. */
export function resample(line: readonly Point[], step: number): Point[] {
  const count = Math.max(2, Math.ceil(lengthOf(line) / step) + 1);
  return Array.from({ length: count }, (_, i) => along(line, i / (count - 1)));
}

/** The point at share `t` (0 to 1) of the polyline's length. */
export function along(line: readonly Point[], t: number): Point {
  let rest = lengthOf(line) * Math.min(1, Math.max(0, t));
  for (let i = 1; i < line.length; i++) {
    const a = line[i - 1] as Point;
    const b = line[i] as Point;
    const step = distance(a, b);
    if (rest <= step && step > 0) return between(a, b, rest / step);
    rest -= step;
  }
  return line[line.length - 1] as Point;
}

/** The stretch of a polyline between two shares of its length. */
export function stretch(line: readonly Point[], from: number, to: number, step = 0.5): Point[] {
  const count = Math.max(3, Math.ceil((lengthOf(line) * Math.abs(to - from)) / step));
  return Array.from({ length: count + 1 }, (_, i) => along(line, from + ((to - from) * i) / count));
}

/** Unit normals, pointing right of the direction of travel on screen. */
export function normals(line: readonly Point[]): Point[] {
  return line.map((point, i) => {
    const [dx, dy] = minus(line[i + 1] ?? point, line[i - 1] ?? point);
    const size = Math.hypot(dx, dy) || 1;
    return [-dy / size, dx / size];
  });
}

/** A line beside a line: `by` is a distance, or a distance for each share of the length. */
export function beside(line: readonly Point[], by: number | ((t: number) => number)): Point[] {
  const sides = normals(line);
  const last = Math.max(1, line.length - 1);
  return line.map((point, i) =>
    plus(point, times(sides[i] as Point, typeof by === "number" ? by : by(i / last))),
  );
}

/** Twice the enclosed area, positive when the loop runs clockwise on screen. */
export function winding(loop: readonly Point[]): number {
  return loop.reduce((sum, [x, y], i) => {
    const [nx, ny] = loop[(i + 1) % loop.length] as Point;
    return sum + x * ny - nx * y;
  }, 0);
}

export type Box = { left: number; top: number; right: number; bottom: number };

/** Return the smallest box around points. */
export function boxOf(points: readonly Point[]): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const [x, y] of points) {
    box.left = Math.min(box.left, x);
    box.top = Math.min(box.top, y);
    box.right = Math.max(box.right, x);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}
