import { edge } from "../../engine/outline.ts";
import { path } from "../../engine/path.ts";
import type { Cloth, Piece } from "../../engine/piece.ts";
import { crease, seam, stitch } from "../../parts/sewing.ts";

/** What is seen of the bag's depth: its top falling back under the flap's hinge. */
export function top(leather: Cloth): Piece {
  return {
    edges: [
      edge(path("-14.2,-4.2 -11.4,-6.4")),
      edge(path("-11.4,-6.4 2,-6.9 18,-6.2")),
      edge(path("18,-6.2 16.3,-2.3"), 0),
      edge(path("16.3,-2.3 13,-3.6 0,-4 -14.2,-4.2"), 0),
    ],
    cloth: leather,
    lines: [stitch(path("-11.2,-6 2,-6.5 17.4,-5.8"))],
    roundness: 0.8,
  };
}

/** The folded side: two panels that meet in a valley, the farther in shade. */
export function gusset(leather: Cloth): Piece[] {
  const far: Piece = {
    edges: [
      edge(path("16.3,-2.6 18,-6.2")),
      edge(path("18,-6.2 18.9,2 20.4,11 21.2,16.6")),
      edge(path("21.2,16.6 20.6,17.8 18.8,18.4")),
      edge(path("18.8,18.4 17.4,8 16.3,-2.6"), 0.6),
    ],
    cloth: leather,
    shade: 0.3,
    lines: [stitch(path("17.7,-5.2 18.4,2 19.9,11 20.6,16.4"))],
    roundness: 0.7,
  };
  const near: Piece = {
    edges: [
      edge(path("13.6,-4.4 15,-3 16.3,-2.6")),
      edge(path("16.3,-2.6 17.4,8 18.8,18.4")),
      edge(path("18.8,18.4 17.8,20 15.6,20.8")),
      edge(path("15.6,20.8 14.6,8 13.6,-4.4"), 0),
    ],
    cloth: leather,
    shade: 0.55,
    roundness: 0.6,
    cast: 0.2,
  };
  return [far, near];
}

export function body(leather: Cloth, thread: number): Piece {
  return {
    edges: [
      edge(path("-14.6,-2.6 0,-3.2 14.6,-2.6")),
      edge(path("14.6,-2.6 15.6,8 17,18")),
      edge(path("17,18 16.8,20.4 14.6,21")),
      edge(path("14.6,21 0,21.9 -14.6,21")),
      edge(path("-14.6,21 -16.8,20.4 -17,18")),
      edge(path("-17,18 -15.6,8 -14.6,-2.6")),
    ],
    cloth: leather,
    lines: [
      stitch(
        path("-14.9,6 -16.1,18 -15.6,19.8 -14.2,20.2 0,21.1 14.2,20.2 15.6,19.8 16.1,18 14.9,6"),
        thread,
      ),
    ],
    folds: [
      crease(path("-12,18.6 0,19.8 12,18.6"), 1.6, 0.6),
      crease(path("-15.4,14 -11,17 -4,17.6"), 1.4, 0.4),
    ],
    roundness: 2,
  };
}

const flapEdge = path("15.8,8.6 14.6,11.4 9,13 0,13.8 -9,13 -14.6,11.4 -15.8,8.6");

/** The cut edge of the flap, painted and burnished: it gives the leather its thickness. */
export function cutEdge(leather: Cloth): Piece {
  return {
    edges: [
      edge(flapEdge, 0),
      edge(path("-15.8,8.6 -15.9,9.2"), 0.6),
      edge(path("-15.9,9.2 -14.7,11.9 -9,13.55 0,14.35 9,13.55 14.7,11.9 15.9,9.2")),
      edge(path("15.9,9.2 15.8,8.6"), 0.6),
    ],
    cloth: leather,
    shade: 0.55,
    roundness: 0.2,
    cast: 0.9,
  };
}

export function flap(leather: Cloth, thread: number): Piece {
  return {
    edges: [
      edge(path("-15,-2.8 -14.4,-4.2 -13,-4.6 0,-5.1 13,-4.6 14.4,-4.2 15,-2.8")),
      edge(path("15,-2.8 15.6,3 15.8,8.6")),
      edge(flapEdge),
      edge(path("-15.8,8.6 -15.6,3 -15,-2.8")),
    ],
    cloth: leather,
    lines: [
      stitch(
        path(
          "-14.3,-2.6 -14.8,3 -15,8.2 -13.9,10.5 -8.8,12.1 0,12.9 8.8,12.1 13.9,10.5 15,8.2 14.8,3 14.3,-2.6",
        ),
        thread,
      ),
      seam(
        path(
          "-13.7,-2.4 -14.1,3 -14.3,7.9 -13.4,9.8 -8.6,11.3 0,12.1 8.6,11.3 13.4,9.8 14.3,7.9 14.1,3 13.7,-2.4",
        ),
        0.8,
      ),
    ],
    folds: [
      crease(path("-14,-2.6 0,-3.2 14,-2.6"), 1.4, 0.6),
      crease(path("-12,7.8 0,10.6 12,7.8"), 1.8, 0.35),
    ],
    roundness: 1.8,
    cast: 0.5,
  };
}
