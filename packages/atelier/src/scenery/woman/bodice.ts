import { edge } from "../../engine/outline.ts";
import { path } from "../../engine/path.ts";
import type { Piece } from "../../engine/piece.ts";
import { fold, silk } from "./materials.ts";

export const bodice: Piece = {
  edges: [
    edge(path("-13.6,37.6 -16.4,39.6 -14.6,47 -13.2,53")),
    edge(path("-13.2,53 -11.6,62 -8,73.6")),
    edge(path("-8,73.6 0,75 8.6,73.4"), 0),
    edge(path("8.6,73.4 11.4,61 12.6,52.4")),
    edge(path("12.6,52.4 14,46 15.6,38.8 12.8,37")),
    edge(path("12.8,37 9.4,48 4,58 0.2,63.4")),
    edge(path("0.2,63.4 -5,57 -10.4,48 -13.6,37.6")),
  ],
  cloth: silk,
  folds: [
    fold(path("8,72.6 2,68 -5,65 -11,63"), 1.5, 0.9, [0, 0.5]),
    fold(path("8.2,71.6 4.6,65 6,57.4 11.6,53"), 1.5, 0.9, [0, 0.4]),
    fold(path("7.6,73.2 0,71.2 -6.4,70.8"), 1.2, 0.8, [0, 0.4]),
    fold(path("-12.4,54 -8.6,59 -4.4,62.8"), 1.3, 0.7, [0, 0.3]),
  ],
  roundness: 2,
};
