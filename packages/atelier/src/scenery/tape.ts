import { smooth } from "../engine/curve.ts";
import type { Point } from "../engine/point.ts";
import type { Sketch } from "./sketch.ts";
import { tones } from "./tones.ts";

/** A tape measure lying in curves: a band with its figures' ticks. */
export function tape(
  sheet: Sketch,
  spine: readonly Point[],
  lay: (point: Point) => Point,
  wide = 0.017,
): void {
  const line = smooth(spine, 0.012);
  const beside = (by: number) =>
    line.map(([x, y], i): Point => {
      const [nx, ny] = line[Math.min(i + 1, line.length - 1)] as Point;
      const [px, py] = line[Math.max(0, i - 1)] as Point;
      const size = Math.hypot(nx - px, ny - py) || 1;
      return lay([x - ((ny - py) / size) * by, y + ((nx - px) / size) * by]);
    });
  const [a, b] = [beside(wide / 2), beside(-wide / 2)];
  const chunk = 8;
  for (let i = 0; i + 1 < a.length; i += chunk) {
    const loop = [...a.slice(i, i + chunk + 1), ...b.slice(i, i + chunk + 1).reverse()];
    sheet.glaze(
      loop.map(([x, y]): Point => [x + 7, y + 8]),
      { color: tones.terracottaDeep, opacity: 0.26, blur: 4 },
    );
    sheet.wash(loop, { color: tones.lemon, rim: 0 });
  }
  sheet.ink(a, { weight: 1.5, overshoot: 0 });
  sheet.ink(b, { weight: 1.8, overshoot: 0 });
  for (let i = 1; i < line.length; i++) {
    const long = i % 5 === 0 ? 0.75 : 0.4;
    const [p, q] = [a[i] as Point, b[i] as Point];
    sheet.ink([p, [p[0] + (q[0] - p[0]) * long, p[1] + (q[1] - p[1]) * long]], {
      weight: 1.3,
      opacity: 0.7,
      overshoot: 0,
    });
  }
}
