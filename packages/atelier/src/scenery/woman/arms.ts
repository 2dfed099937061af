import { edge } from "../../engine/outline.ts";
import { path } from "../../engine/path.ts";
import type { Piece } from "../../engine/piece.ts";
import { inked } from "../../parts/sewing.ts";
import { skin } from "./materials.ts";

export const raisedForearm: Piece = {
  edges: [
    edge(path("-29.6,30.6 -30,23 -27.2,16 -25,11.6 -24,9")),
    edge(path("-24,9 -21.4,10"), 0),
    edge(path("-21.4,10 -22.8,14 -24.4,18 -25.6,24 -25.6,32.4")),
    edge(path("-25.6,32.4 -29.6,30.6"), 0),
  ],
  cloth: skin,
  roundness: 1.2,
};

export const fingers: Piece = {
  edges: [
    edge(
      path(
        "-24.8,11 -23.8,7.4 -21,4.8 -17.4,4.2 -16.2,5.2 -18.4,6.4 -17,7 -17.6,8.4 -20,9 -21.6,12",
      ),
    ),
    edge(path("-21.6,12 -24.8,11"), 0),
  ],
  cloth: skin,
  lines: [inked(path("-18.4,6.5 -20.6,7.2"), 0.8)],
  roundness: 0.8,
  cast: 0.4,
};

export const restingArm: Piece = {
  edges: [
    edge(path("17.6,58 20,68 22.2,77 23,82.4 24.4,88 26.4,91.4")),
    edge(path("26.4,91.4 27.8,90 27.2,85.4 25.8,81.4")),
    edge(path("25.8,81.4 25.4,74 24.4,66 22.4,57")),
    edge(path("22.4,57 17.6,58"), 0),
  ],
  cloth: skin,
  lines: [inked(path("24.6,84.4 25.8,87.6 26.2,90.4"), 0.7)],
  roundness: 1.2,
};
