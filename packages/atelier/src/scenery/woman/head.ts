import { edge } from "../../engine/outline.ts";
import { path } from "../../engine/path.ts";
import type { Piece } from "../../engine/piece.ts";
import { fold, hair, skin } from "./materials.ts";

export const back: Piece = {
  edges: [
    edge(path("-3.4,16 -3.5,26 -4,31.6 -7.4,35.2 -14,37.8")),
    edge(path("-14,37.8 -10,58 0,68 9,58 13,37.2"), 0),
    edge(path("13,37.2 7.2,34.6 3.6,31 3.1,26 3.2,16")),
    edge(path("3.2,16 -3.4,16"), 0),
  ],
  cloth: skin,
  folds: [
    fold(path("0.6,32 -0.4,44 -0.2,60"), 1.5, 0.5, [0.3, 0.8]),
    fold(path("-3,41 -6.4,46 -6.2,53"), 2, 0.4, [0.2, 0.6]),
    fold(path("5.4,40 7,46 5.8,53"), 2, 0.4, [0.2, 0.6]),
  ],
  roundness: 2.6,
};

export const head: Piece = {
  edges: [edge(path("-6.6,8 -7,14 -5.6,19.4 -2.4,22.4 2.2,22.2 5.6,19 6.6,13.6 6,8 0,5 -6.6,8"))],
  cloth: hair,
  folds: [
    fold(path("-5.8,11 -4.4,17 -0.6,20"), 1.4, 0.6, [0, 0.8]),
    fold(path("5.6,11 4.4,17 1.4,20"), 1.4, 0.6, [0, 0.8]),
  ],
  roundness: 2,
};

export const chignon: Piece = {
  edges: [edge(path("-4.9,20.6 -4.2,17.4 0,16 4.4,17.6 5,21 3.2,24.6 0,25.8 -3.6,24.4 -4.9,20.6"))],
  cloth: hair,
  folds: [
    fold(path("-3.6,19 0.4,18 3.6,20.6 1.8,24.4"), 1.1, 0.8, [0, 1]),
    fold(path("-4,21.6 -1,20.8 1.4,22.4 -0.6,24.8"), 1, 0.8, [0, 1]),
  ],
  roundness: 1.8,
  cast: 0.5,
};
