import { edge } from "../engine/outline.ts";
import type { Cloth, Fold, Piece } from "../engine/piece.ts";
import { between, minus, type Point, plus, times } from "../engine/point.ts";

export type Sleeve = {
  /** Top of the armhole and its lowest point, on the wearer's left. */
  cap: Point;
  under: Point;
  elbow: Point;
  wrist: Point;
  /** Half widths in centimeters. */
  elbowHalf: number;
  wristHalf: number;
  /** Centimeters the head of the sleeve stands out beyond the shoulder. */
  head?: number;
  /** Centimeters the cloth billows over a gathered cuff. */
  billow?: number;
  /** 0 for a crisp cloth, 1 for a soft one. */
  softness?: number;
};

/** The direction across a sleeve between two points of its axis, towards the outside of the arm. */
function outward(from: Point, to: Point): Point {
  const [dx, dy] = minus(to, from);
  const size = Math.hypot(dx, dy);
  return [dy / size, -dx / size];
}

/** The outer side from shoulder to wrist, and the inner back up to the underarm. */
function sleeveSides(shape: Sleeve): { outer: Point[]; inner: Point[] } {
  const { cap, under, elbow, wrist, elbowHalf, wristHalf, head = 1.4, billow = 0 } = shape;
  const upper = outward(between(cap, under, 0.5), elbow);
  const lower = outward(elbow, wrist);
  const off = (from: Point, half: number, direction: Point) => plus(from, times(direction, half));
  const fore = between(elbow, wrist, 0.72);
  const swell = wristHalf + (elbowHalf - wristHalf) * 0.35 + billow;
  const outer: Point[] = [
    cap,
    plus(cap, [head * 1.5, head]),
    plus(between(cap, off(elbow, elbowHalf, upper), 0.38), [head, 0]),
    off(elbow, elbowHalf, upper),
    off(fore, swell, lower),
    off(wrist, wristHalf, lower),
  ];
  const inner: Point[] = [
    off(wrist, -wristHalf, lower),
    off(fore, -swell, lower),
    plus(off(elbow, -elbowHalf * 0.96, upper), [0.3, 0.6]),
    between(under, off(elbow, -elbowHalf, upper), 0.35),
    under,
  ];
  return { outer, inner };
}

/** A sleeve on the wearer's left arm; its armhole edge is left to the bodice to draw. */
export function sleeve(shape: Sleeve, cloth: Cloth): Piece {
  const { cap, under, elbow, wrist, elbowHalf, softness = 0.5 } = shape;
  const { outer, inner } = sleeveSides(shape);
  const first = outer[outer.length - 1] as Point;
  const last = inner[0] as Point;
  const hang = plus(between(first, last, 0.5), times(minus(wrist, elbow), 0.025));
  const armhole = plus(between(under, cap, 0.5), [-2.5, 0]);
  return {
    edges: [edge(outer), edge([first, hang, last]), edge(inner), edge([under, armhole, cap], 0)],
    cloth,
    folds: sleeveFolds(shape, outward(between(cap, under, 0.5), elbow), softness),
    roundness: elbowHalf * 0.5,
    cast: 0.2,
  };
}

/** Folds that break at the inside of the elbow and pull from under the arm. */
function sleeveFolds(
  { under, elbow, wrist, elbowHalf, cap }: Sleeve,
  across: Point,
  softness: number,
): Fold[] {
  const at = (along: number, side: number): Point => {
    const spine =
      along < 1
        ? between(between(cap, under, 0.5), elbow, along)
        : between(elbow, wrist, along - 1);
    return plus(spine, times(across, side * elbowHalf));
  };
  const fold = (points: Point[], width: number, depth: number): Fold => ({
    points,
    width: width * (0.7 + 0.6 * softness),
    depth: depth * (0.75 + 0.4 * softness),
    shape: "spindle",
    ink: [0.04, 0.4],
  });
  return [
    fold([at(0.02, -0.75), at(0.3, -0.3), at(0.52, 0.42)], 1.5, 0.8),
    fold([at(0.22, -0.95), at(0.5, -0.4), at(0.72, 0.15)], 1.2, 0.7),
    fold([at(0.94, -1), at(0.98, -0.3), at(0.9, 0.62)], 1.3, 0.9),
    fold([at(1.04, -0.95), at(1.12, -0.2), at(1.06, 0.5)], 1.2, 0.8),
    fold([at(1.22, 0.9), at(1.4, 0.35), at(1.62, -0.3)], 1.1, 0.6),
    fold([at(1.9, -0.5), at(1.7, -0.1), at(1.5, 0.1)], 0.9, 0.55),
  ];
}

/** A straight band closing a sleeve at the wrist. */
export function cuffBand(
  { elbow, wrist, wristHalf }: Sleeve,
  height: number,
  cloth: Cloth,
  ease = 0.4,
): Piece {
  const across = outward(elbow, wrist);
  const down = times([-across[1], across[0]], height);
  const half = wristHalf - ease;
  const corner = (side: number, drop: number) =>
    plus(plus(wrist, times(across, side * half)), times(down, drop));
  const bow = times(down, 0.12);
  const top = [corner(-1, -0.1), plus(corner(0, -0.1), bow), corner(1, -0.1)];
  const bottom = [corner(1, 1), plus(corner(0, 1), bow), corner(-1, 1)];
  return {
    edges: [
      edge(top),
      edge([corner(1, -0.1), corner(1, 1)]),
      edge(bottom),
      edge([corner(-1, 1), corner(-1, -0.1)]),
    ],
    cloth,
    roundness: half * 0.6,
  };
}
