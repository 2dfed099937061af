import { path } from "../engine/path.ts";
import type { Mark } from "../engine/piece.ts";
import type { Point } from "../engine/point.ts";
import { ellipse } from "./closures.ts";
import type { Surface } from "./surface.ts";

/** A band of color between two insets of a square cloth, as the frame of a printed scarf. */
export function frameBand(cloth: Surface, outer: number, inner: number, color: string): Mark[] {
  const side = (a: number, b: number, c: number, d: number): Mark => {
    const steps = Array.from({ length: 7 }, (_, i) => i / 6);
    const top = steps.map((t) => cloth(a + (c - a) * t, b + (d - b) * t));
    const shrink = (v: number) => Math.min(1 - inner, Math.max(inner, v));
    const low = steps.map((t) => cloth(shrink(a + (c - a) * t), shrink(b + (d - b) * t)));
    return { points: [...top, ...low.reverse()], color, opacity: 0.95 };
  };
  const [near, far] = [outer, 1 - outer];
  return [
    side(near, near, far, near),
    side(far, near, far, far),
    side(far, far, near, far),
    side(near, far, near, near),
  ];
}

const FRUIT = path(
  "-0.62,0 -0.5,-0.26 -0.24,-0.42 0.1,-0.44 0.4,-0.3 0.6,-0.1 0.76,0 0.6,0.12 0.4,0.3 0.1,0.42 -0.24,0.4 -0.5,0.24 -0.62,0",
);
const GLEAM = path("-0.36,-0.16 -0.1,-0.3 0.2,-0.26 0,-0.16 -0.22,-0.06 -0.36,-0.16");

/** A pointed leaf from the twig, `angle` radians round from the fruit's own line. */
function leafAt(root: Point, angle: number, long: number): Point[] {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const half = path("0,0 0.2,-0.13 0.5,-0.19 0.78,-0.1 1,0 0.76,0.12 0.48,0.15 0.2,0.08 0,0");
  return half.map(([x, y]) => [root[0] + long * (x * c - y * s), root[1] + long * (x * s + y * c)]);
}

/** A lemon on its twig with three leaves, at a place on the cloth. */
export function lemonSprig(
  cloth: Surface,
  [u, v]: Point,
  size: number,
  turn: number,
  colors: { fruit: string; leaf: string },
): Mark[] {
  const at = ([x, y]: Point): Point => {
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    return cloth(u + size * (x * c - y * s), v + size * (x * s + y * c));
  };
  const twig = path("-0.58,-0.03 -0.9,-0.1 -1.24,-0.3 -1.22,-0.35 -0.88,-0.17 -0.58,-0.06");
  const leaf = (root: Point, angle: number, long: number, opacity: number): Mark => ({
    points: leafAt(root, angle, long).map(at),
    color: colors.leaf,
    opacity,
  });
  return [
    { points: twig.map(at), color: colors.leaf, opacity: 0.95 },
    leaf([-0.72, -0.06], 2.2, 0.95, 0.95),
    leaf([-0.8, -0.1], -1.9, 0.8, 0.8),
    leaf([-1.22, -0.32], 3.4, 0.85, 0.9),
    { points: FRUIT.map(at), color: colors.fruit, opacity: 0.97 },
    { points: GLEAM.map(at), color: "#FBF1CF", opacity: 0.7 },
  ];
}

/** A row of dots along one line of the cloth. */
export function dots(
  cloth: Surface,
  from: Point,
  to: Point,
  count: number,
  radius: number,
  color: string,
): Mark[] {
  return Array.from({ length: count }, (_, i) => {
    const t = (i + 0.5) / count;
    return {
      points: ellipse(
        cloth(from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t),
        radius,
        radius,
        8,
      ),
      color,
      opacity: 0.9,
    };
  });
}
