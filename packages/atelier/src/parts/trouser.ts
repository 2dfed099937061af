import { type Edge, edge } from "../engine/outline.ts";
import type { Cloth, Fold, Line, Piece } from "../engine/piece.ts";
import { mirroredPieces } from "../engine/piece.ts";
import type { Point } from "../engine/point.ts";
import { type Drape, hemFolds, hemInside, hemLine } from "./drape.ts";
import { crease, inked, stitch } from "./sewing.ts";
import { type Surface, surface, warp } from "./surface.ts";

/** Trousers from the waist seam (y = 0) down, by the wearer's left leg. */
export type Trouser = {
  waistHalf: number;
  hip: { y: number; half: number };
  crotch: number;
  knee: { y: number; inner: number; outer: number };
  hem: { y: number; inner: number; outer: number; dip: number };
  drape?: Drape;
  /** Whether a line is pressed down the front of each leg; true by default. */
  pressed?: boolean;
  /** Whether the knee comes forward, as that of the leg does which bears no weight. */
  bent?: boolean;
};

function outerSide({ waistHalf, hip, knee, hem }: Trouser): Point[] {
  return [
    [waistHalf, 0],
    [waistHalf + (hip.half - waistHalf) * 0.72, hip.y * 0.5],
    [hip.half, hip.y],
    [knee.outer, knee.y],
    [hem.outer, hem.y],
  ];
}

function innerSide({ crotch, knee, hem }: Trouser): Point[] {
  return [
    [-0.2, 0],
    [-0.1, crotch * 0.6],
    [0.25, crotch],
    [knee.inner, knee.y],
    [hem.inner, hem.y],
  ];
}

/** One leg as a surface: across 0 is the inseam, 1 the outer side. */
function legSurface(shape: Trouser): Surface {
  return surface(innerSide(shape), outerSide(shape), { top: 0, bottom: shape.hem.dip });
}

/** Where the cloth is caught between the legs. */
function crotchPulls(crotch: number): Fold[] {
  const at = (x: number, y: number): Point => [x, crotch + y];
  return [
    crease([at(0.4, 0), at(3.4, -1.9), at(6.6, -2.4)], 0.9, 0.55, 0.45),
    crease([at(0.5, 1.6), at(2.8, 1.2), at(5, 1.9)], 0.7, 0.4, 0.3),
  ];
}

/** A pull across the cloth from one spot over a second to a third. */
type Pull = readonly [from: Point, over: Point, to: Point, width: number, ink: number];

/** Where a narrow leg that bears the weight breaks at the knee and stacks over the foot. */
const STANDING: readonly Pull[] = [
  [[0.04, 0.36], [0.3, 0.39], [0.52, 0.385], 1.2, 0.25],
  [[0.03, 0.61], [0.36, 0.632], [0.66, 0.622], 1.5, 0.35],
  [[0.97, 0.66], [0.7, 0.682], [0.46, 0.678], 1.3, 0.3],
  [[0.04, 0.93], [0.42, 0.948], [0.74, 0.938], 1.2, 0.35],
  [[0.96, 0.955], [0.62, 0.975], [0.34, 0.968], 1.2, 0.3],
];

/** The other, its knee pushed forward: the cloth is drawn to the knee from above and below. */
const EASED: readonly Pull[] = [
  [[0.95, 0.26], [0.72, 0.36], [0.55, 0.46], 1.8, 0.2],
  [[0.03, 0.33], [0.28, 0.4], [0.44, 0.48], 1.6, 0.25],
  [[0.03, 0.57], [0.3, 0.585], [0.52, 0.575], 1.2, 0.3],
  [[0.03, 0.625], [0.42, 0.652], [0.78, 0.632], 1.8, 0.45],
  [[0.97, 0.7], [0.68, 0.76], [0.46, 0.82], 1.6, 0.25],
  [[0.03, 0.86], [0.36, 0.885], [0.62, 0.88], 1.2, 0.3],
  [[0.97, 0.9], [0.6, 0.928], [0.28, 0.92], 1.4, 0.4],
  [[0.03, 0.945], [0.44, 0.968], [0.8, 0.955], 1.4, 0.45],
];

function pulled(skin: Surface, pulls: readonly Pull[]): Fold[] {
  return pulls.map(([from, over, to, width, inked]) =>
    crease([skin(...from), skin(...over), skin(...to)], width, 0.6, inked),
  );
}

function legEdges(shape: Trouser, skin: Surface): Edge[] {
  const { crotch, hem, drape, waistHalf } = shape;
  const knee = innerSide(shape)[3] as Point;
  const fork: Point = [0.25, crotch];
  const top: Point = [-0.2, 0];
  return [
    edge([top, [waistHalf * 0.5, 0.5], [waistHalf, 0]], 0),
    edge(outerSide(shape)),
    edge(drape ? hemLine(skin, drape) : [skin(1, 1), skin(0.5, 1), skin(0, 1)]),
    edge([[hem.inner, hem.y], knee, fork]),
    edge([fork, [-0.1, crotch * 0.6], top], 0),
  ];
}

function leg(shape: Trouser, cloth: Cloth): Piece[] {
  const { crotch, drape, pressed = true, bent = false } = shape;
  const skin = legSurface(shape);
  const line: Line = inked(warp(skin, 0.5, 0.06, 1), 0.7);
  const body: Piece = {
    edges: legEdges(shape, skin),
    cloth,
    lines: pressed ? [line] : [],
    folds: [
      ...crotchPulls(crotch),
      ...(drape ? hemFolds(skin, drape) : pulled(skin, bent ? EASED : STANDING)),
    ],
    roundness: 2.6,
    cast: 0.25,
  };
  return drape ? [hemInside(skin, drape, cloth), body] : [body];
}

/**
 * Both legs and the center seam; waistband, pockets and closures are the plate's own. The wearer stands on her left
 * leg; `eased` is what the other does differently.
 */
export function trousers(shape: Trouser, cloth: Cloth, eased: Partial<Trouser> = {}): Piece[] {
  return [...mirroredPieces(leg({ ...shape, ...eased }, cloth)), ...leg(shape, cloth)];
}

/** A line around the front of the waist: level at the sides, `dip` lower at the center. */
function around(half: number, y: number, dip: number): Point[] {
  return [
    [-half, y],
    [0, y + dip],
    [half, y],
  ];
}

/** A waistband standing on the waist seam, open at the top so that its inside shows. */
export function waistband(half: number, tall: number, cloth: Cloth, topHalf = half - 0.5): Piece[] {
  const top = around(topHalf, -tall, 1.1);
  const foot = around(half, 0, 1.1).reverse();
  const inside: Piece = {
    edges: [edge(around(topHalf, -tall, -0.9)), edge(around(topHalf, -tall, 1.6).reverse(), 0)],
    cloth,
    shade: 0.5,
    roundness: 0,
  };
  const band: Piece = {
    edges: [
      edge(top),
      edge([top[2] as Point, foot[0] as Point]),
      edge(foot),
      edge([foot[2] as Point, top[0] as Point]),
    ],
    cloth,
    lines: [stitch(around(topHalf, -tall + 0.6, 1.1)), stitch(around(half, -0.6, 1.1))],
    roundness: 1.6,
  };
  return [inside, band];
}

/** A belt loop at x. */
export function beltLoop(x: number, tall: number, cloth: Cloth): Piece {
  const y = 0.9 * (1 - (x / 14) ** 2);
  return {
    edges: [
      edge([
        [x - 0.55, y - tall - 0.3],
        [x + 0.55, y - tall - 0.3],
      ]),
      edge([
        [x + 0.55, y - tall - 0.3],
        [x + 0.55, y + 0.6],
      ]),
      edge([
        [x + 0.55, y + 0.6],
        [x - 0.55, y + 0.6],
      ]),
      edge([
        [x - 0.55, y + 0.6],
        [x - 0.55, y - tall - 0.3],
      ]),
    ],
    cloth,
    roundness: 0.3,
    cast: 0.5,
    weight: 2.6,
  };
}
