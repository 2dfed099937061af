import { path } from "../engine/path.ts";
import type { Mark } from "../engine/piece.ts";
import type { Point } from "../engine/point.ts";
import { ellipse } from "./closures.ts";
import type { Surface } from "./surface.ts";

/** A band of colour between two insets of a square cloth, as the frame of a printed scarf. */
export function frameBand(cloth: Surface, outer: number, inner: number, colour: string): Mark[] {
  const side = (a: number, b: number, c: number, d: number): Mark => {
    const steps = Array.from({ length: 7 }, (_, i) => i / 6);
    const top = steps.map((t) => cloth(a + (c - a) * t, b + (d - b) * t));
    const shrink = (v: number) => Math.min(1 - inner, Math.max(inner, v));
    const low = steps.map((t) => cloth(shrink(a + (c - a) * t), shrink(b + (d - b) * t)));
    return { points: [...top, ...low.reverse()], colour, opacity: 0.95 };
  };
  const [near, far] = [outer, 1 - outer];
  return [
    side(near, near, far, near),
    side(far, near, far, far),
    side(far, far, near, far),
    side(near, far, near, near),
  ];
}

/** A lemon on its twig with two leaves, at a place on the cloth. */
export function lemonSprig(
  cloth: Surface,
  [u, v]: Point,
  size: number,
  turn: number,
  colours: { fruit: string; leaf: string },
): Mark[] {
  const at = ([x, y]: Point): Point => {
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    return cloth(u + size * (x * c - y * s), v + size * (x * s + y * c));
  };
  const fruit: Point[] = path(
    "-0.5,0.1 -0.42,-0.24 0,-0.4 0.42,-0.24 0.62,0.08 0.4,0.3 0,0.42 -0.36,0.34 -0.5,0.1",
  );
  const leaf = (lean: number): Point[] => [
    [-0.4, 0],
    [-0.8, -0.3 * lean],
    [-1.3, -0.34 * lean],
    [-1.6, -0.1 * lean],
    [-1.1, 0.06 * lean],
    [-0.4, 0],
  ];
  return [
    { points: leaf(1).map(at), colour: colours.leaf, opacity: 0.9 },
    { points: leaf(-1.6).map(at), colour: colours.leaf, opacity: 0.75 },
    { points: fruit.map(at), colour: colours.fruit, opacity: 0.95 },
  ];
}

/** A row of dots along one line of the cloth. */
export function dots(
  cloth: Surface,
  from: Point,
  to: Point,
  count: number,
  radius: number,
  colour: string,
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
      colour,
      opacity: 0.9,
    };
  });
}
