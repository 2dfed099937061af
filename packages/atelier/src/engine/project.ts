import { smooth } from "./curve.ts";
import type { Fold, Line, Mark, Piece } from "./piece.ts";
import type { Move, Point } from "./point.ts";

/** Where a garment stands on the plate: design pixels for one centimeter, and for its (0, 0). */
export type Frame = { scale: number; origin: Point; pose?: Move };

/** A piece in design pixels, every curve sampled, ready for brush and pen. */
export type Drawn = Omit<Piece, "edges" | "folds" | "lines" | "marks"> & {
  edges: { points: Point[]; ink: number }[];
  loop: Point[];
  folds: (Omit<Fold, "points"> & { points: Point[] })[];
  lines: (Omit<Line, "points"> & { points: Point[] })[];
  marks: (Omit<Mark, "points"> & { points: Point[] })[];
};

const STEP_PX = 7;

/** From a plate's centimeters to the sheet's design pixels, by way of the pose. */
export function placed({ scale, origin, pose }: Frame): Move {
  return (point) => {
    const [x, y] = pose ? pose(point) : point;
    return [origin[0] + x * scale, origin[1] + y * scale];
  };
}

/** Curves are sampled before the pose moves them, so that straight seams bend with the body too. */
export function project(piece: Piece, frame: Frame): Drawn {
  const { scale } = frame;
  const place = placed(frame);
  const curve = (points: readonly Point[]) => smooth(points, STEP_PX / scale).map(place);
  const edges = piece.edges.map(({ points, ink }) => ({ points: curve(points), ink }));
  return {
    ...piece,
    edges,
    loop: edges.flatMap(({ points }) => points.slice(0, -1)),
    folds: (piece.folds ?? []).map((fold) => ({
      ...fold,
      points: curve(fold.points),
      width: fold.width * scale,
    })),
    lines: (piece.lines ?? []).map((line) => ({ ...line, points: curve(line.points) })),
    marks: (piece.marks ?? []).map((mark) => ({ ...mark, points: curve(mark.points) })),
    roundness: (piece.roundness ?? 1.6) * scale,
  };
}
