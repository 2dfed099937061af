import { edge } from "../engine/outline.ts";
import type { Cloth, Piece } from "../engine/piece.ts";
import type { Point } from "../engine/point.ts";
import { crease, seam, stitch } from "./sewing.ts";

/** One front of a jacket or coat, on the wearer's left; the other is its mirror. */
export type Front = {
  shoulder: Point;
  underarm: Point;
  /** From below the underarm to the hem corner. */
  side: readonly Point[];
  /** From the hem corner to the front edge. */
  hem: readonly Point[];
  /** Where the lapel breaks at the top button; its x is the lap past the center, negative. */
  breakAt: Point;
  neck: Point;
};

/** Return the left front of a tailored jacket or coat. */
export function frontPiece(
  { shoulder, underarm, side, hem, breakAt, neck }: Front,
  cloth: Cloth,
): Piece {
  const armhole: Point = [
    (shoulder[0] + underarm[0]) / 2 - 1.7,
    (shoulder[1] + underarm[1]) / 2 + 1.5,
  ];
  const foot = hem[hem.length - 1] as Point;
  const corner = side[side.length - 1] as Point;
  return {
    edges: [
      edge([neck, [(neck[0] + shoulder[0]) / 2, (neck[1] + shoulder[1]) / 2 + 0.15], shoulder]),
      edge([shoulder, armhole, underarm]),
      edge([underarm, ...side]),
      edge([corner, ...hem]),
      edge([foot, [breakAt[0], (foot[1] + breakAt[1]) / 2], breakAt]),
      edge([breakAt, neck], 0),
    ],
    cloth,
    roundness: 2.6,
    cast: 0.4,
  };
}

type Lapel = {
  breakAt: Point;
  /** The lapel's point, the inner corner of the notch, and the collar's point. */
  tip: Point;
  notch: Point;
  collarTip: Point;
  /** Where collar and fold line cross. */
  gorge: Point;
  neck: Point;
  /** Centimeters the collar stands above the shoulder, at the center back. */
  stand: number;
};

/** Lapel and half collar on the wearer's left. */
export function lapel(shape: Lapel, cloth: Cloth): Piece[] {
  return [lapelFace(shape, cloth), halfCollar(shape, cloth)];
}

function halfCollar({ notch, collarTip, gorge, neck, stand }: Lapel, cloth: Cloth): Piece {
  const crown: Point = [0, -stand];
  const fold: Point = [0, -stand + 2.8];
  const outer: Point[] = [
    crown,
    [neck[0] * 0.62, -stand + 0.5],
    [neck[0] + 1.8, neck[1] - 0.3],
    [collarTip[0] - 0.6, collarTip[1] - 5],
    collarTip,
  ];
  const inner: Point[] = [
    gorge,
    [neck[0] - 0.7, neck[1] + 2.8],
    [neck[0] * 0.55, -stand + 2.6],
    fold,
  ];
  return {
    edges: [
      edge(outer),
      edge([collarTip, notch]),
      edge([notch, gorge], 0.8),
      edge(inner),
      edge([fold, crown], 0),
    ],
    cloth,
    roundness: 1.2,
    cast: 0.55,
  };
}

function lapelFace({ breakAt, tip, notch, gorge }: Lapel, cloth: Cloth): Piece {
  const [bx, by] = breakAt;
  const mid: Point = [bx + (tip[0] - bx) * 0.66 + 0.9, by + (tip[1] - by) * 0.5];
  const roll: Point = [gorge[0] - (gorge[0] - bx) * 0.45, gorge[1] + (by - gorge[1]) * 0.5];
  const buttonhole: Point[] = [
    [tip[0] - 1.6, tip[1] + 0.9],
    [tip[0] - 3.4, tip[1] + 0.5],
  ];
  const swell: Point[] = [
    [bx + 1, by - 2],
    [mid[0] - 2.4, mid[1] - 2],
    [gorge[0] + 1.6, gorge[1] + 5],
  ];
  return {
    edges: [
      edge([breakAt, mid, tip]),
      edge([tip, notch]),
      edge([notch, gorge], 0.5),
      edge([gorge, roll, breakAt], 0.9),
    ],
    cloth,
    lines: [seam(buttonhole)],
    folds: [crease(swell, 1.2, 0.5)],
    roundness: 1.4,
    cast: 0.6,
  };
}

/** A flap over its pocket. */
export function flapPocket(
  [x, y]: Point,
  wide: number,
  tall: number,
  slope: number,
  cloth: Cloth,
): Piece {
  return {
    edges: [
      edge([
        [x - wide / 2, y - slope],
        [x + wide / 2, y + slope],
      ]),
      edge([
        [x + wide / 2, y + slope],
        [x + wide / 2 + 0.2, y + slope + tall * 0.7],
        [x + wide / 2 - 0.9, y + slope + tall],
      ]),
      edge([
        [x + wide / 2 - 0.9, y + slope + tall],
        [x, y + tall + 0.1],
        [x - wide / 2 + 0.7, y - slope + tall],
      ]),
      edge([
        [x - wide / 2 + 0.7, y - slope + tall],
        [x - wide / 2 - 0.1, y - slope + tall * 0.7],
        [x - wide / 2, y - slope],
      ]),
    ],
    cloth,
    lines: [
      stitch([
        [x - wide / 2 + 0.4, y - slope + tall * 0.78],
        [x, y + tall * 0.86],
        [x + wide / 2 - 0.4, y + slope + tall * 0.8],
      ]),
    ],
    roundness: 0.8,
    cast: 0.5,
  };
}

/** A narrow welt set on a slant. */
export function welt(from: Point, to: Point, tall: number, cloth: Cloth): Piece {
  return {
    edges: [
      edge([from, to]),
      edge([to, [to[0] - 0.1, to[1] + tall]]),
      edge([
        [to[0] - 0.1, to[1] + tall],
        [from[0] - 0.1, from[1] + tall],
      ]),
      edge([[from[0] - 0.1, from[1] + tall], from]),
    ],
    cloth,
    roundness: 0.5,
    cast: 0.4,
  };
}
