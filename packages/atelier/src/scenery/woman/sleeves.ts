import { edge } from "../../engine/outline.ts";
import { path } from "../../engine/path.ts";
import type { Piece } from "../../engine/piece.ts";
import { fold, silk } from "./materials.ts";

export const raisedSleeve: Piece = {
  edges: [
    edge(path("-13,37.6 -17,35.8 -22.4,32.2 -29,29.4")),
    edge(path("-29,29.4 -32,32.6 -30.4,37.4")),
    edge(path("-30.4,37.4 -24,41.6 -18,47 -13.4,53.4")),
    edge(path("-13.4,53.4 -13.6,45 -13,37.6"), 0),
  ],
  cloth: silk,
  folds: [
    fold(path("-13.8,49 -19,41.6 -26,36"), 1.8, 0.8, [0, 0.6]),
    fold(path("-15,40 -20,37.4 -25.6,34"), 1.4, 0.7, [0, 0.4]),
    fold(path("-30.8,35 -26.6,36.6 -22,39.6"), 1.3, 0.8, [0, 0.5]),
  ],
  roundness: 1.8,
};

export const restingSleeve: Piece = {
  edges: [
    edge(path("12.8,37.2 16.6,39.2 19.6,44.6 22,53.6 24.2,61.6")),
    edge(path("24.2,61.6 20.6,63.8 16.8,63")),
    edge(path("16.8,63 15.4,56 12.8,51.4")),
    edge(path("12.8,51.4 12.4,43 12.8,37.2"), 0),
  ],
  cloth: silk,
  folds: [
    fold(path("13.4,51 17,47.6 18.8,43.4"), 1.3, 0.8, [0, 0.5]),
    fold(path("20.6,63.4 19,56 16.6,50"), 1.5, 0.8, [0, 0.7]),
    fold(path("23.4,61.6 21.6,56 20.2,51.4"), 1.2, 0.7, [0, 0.5]),
  ],
  roundness: 1.6,
};
