import { type Edge, edge, flipped, symmetric } from "../engine/outline.ts";
import type { Cloth, Fold, Piece } from "../engine/piece.ts";
import { between, type Point } from "../engine/point.ts";
import { crease, seam } from "./sewing.ts";

/** An upper garment cut in one piece across the front, on the wearer's left half. */
export type Top = {
  /** Half width of the neckline at the shoulder seam, and its drop at center. */
  neck: { half: number; drop: number; shape?: "round" | "vee" };
  shoulder: Point;
  underarm: Point;
  /** Side seam from below the underarm to the hem corner. */
  side: readonly Point[];
  /** The middle of the hem. */
  hem: Point;
};

function neckline({ half, drop, shape = "round" }: Top["neck"]): Point[] {
  if (shape === "vee")
    return [
      [0, drop],
      [half * 0.55, drop * 0.5],
      [half * 0.92, drop * 0.1],
      [half, -0.4],
    ];
  return [
    [0, drop],
    [half * 0.5, drop * 0.88],
    [half * 0.86, drop * 0.5],
    [half, -0.4],
  ];
}

/** Return the outline of a top without sleeves. */
export function topEdges({ neck, shoulder, underarm, side, hem }: Top): Edge[] {
  const corner = side[side.length - 1] as Point;
  const armhole = between(shoulder, underarm, 0.5);
  return symmetric([
    edge(neckline(neck)),
    edge([[neck.half, -0.4], between([neck.half, -0.4], shoulder, 0.5), shoulder]),
    edge([shoulder, [armhole[0] - 1.6, armhole[1] + 1.5], underarm]),
    edge([underarm, ...side]),
    edge([corner, [corner[0] * 0.5, hem[1] * 0.75 + corner[1] * 0.25], hem]),
  ]);
}

/** The inside of the back, seen through the neckline. */
export function neckInside({ neck }: Top, fabric: Cloth, backDrop = 1.8): Piece {
  const { half, drop } = neck;
  return {
    edges: [
      edge([
        [-half, -0.4],
        [-half * 0.5, backDrop * 0.85],
        [0, backDrop],
        [half * 0.5, backDrop * 0.85],
        [half, -0.4],
      ]),
      edge(
        [
          [half, -0.4],
          [half * 0.8, drop * 0.9],
          [0, drop + 2],
          [-half * 0.8, drop * 0.9],
          [-half, -0.4],
        ],
        0,
      ),
    ],
    cloth: fabric,
    shade: 0.45,
    lines: [
      seam([
        [-half, 1.4],
        [0, backDrop + 2.1],
        [half, 1.4],
      ]),
    ],
    roundness: 0.8,
  };
}

/** Pulls a soft body makes: from the underarm to the bust and gathered about the waist. */
export function bodyFolds(top: Top, waist: number, half: number, depth = 0.6): Fold[] {
  const [ux, uy] = top.underarm;
  const fromUnderarm = (x: number, y: number): Point => [ux - x, uy + y];
  const fromWaist = (x: number, y: number): Point => [half - x, waist + y];
  const bust = [fromUnderarm(0.4, 0.4), fromUnderarm(4.5, 3.2), fromUnderarm(9, 4)];
  const nipped = [fromWaist(0, -2), fromWaist(3.2, 0.4), fromWaist(7, 0.2)];
  const below = [fromWaist(-0.3, 2.5), fromWaist(2.6, 4), fromWaist(5.5, 3.4)];
  const long = [fromUnderarm(5, 9), fromWaist(4.2, -6), fromWaist(4.6, 3)];
  const right = [
    crease(bust, 1.7, depth, 0.35),
    crease(nipped, 1.5, depth, 0.4),
    crease(below, 1.2, depth * 0.8, 0.3),
    crease(long, 1.6, depth * 0.7),
  ];
  return [...right, ...right.map((fold): Fold => ({ ...fold, points: flipped(fold.points) }))];
}
