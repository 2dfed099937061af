import { edge, symmetric } from "../../engine/outline.ts";
import { path } from "../../engine/path.ts";
import type { Fold, Piece } from "../../engine/piece.ts";
import { crease, seam } from "../../parts/sewing.ts";
import { fan, silk } from "./silk.ts";

export const insideNeck: Piece = {
  edges: [
    edge(path("-7,0 -3.5,1.6 0,2 3.5,1.6 7,0")),
    edge(path("7,0 5,18 1,31"), 0),
    edge(path("1,31 -5,18 -7,0"), 0),
  ],
  cloth: silk,
  shade: 0.5,
  lines: [seam(path("-7,2 -3.5,3.6 0,4 3.5,3.6 7,2"))],
  roundness: 1,
};

export const underFront: Piece = {
  edges: [
    edge(path("6.4,-0.2 18.2,4.8")),
    edge(path("18.2,4.8 15.9,12 16.6,21.5")),
    edge(path("16.6,21.5 16,29 13,41")),
    edge(path("13,41 0,42.5 -8,42"), 0),
    edge(path("-8,42 -3,31 2.4,19 5.2,8 6.4,-0.2")),
  ],
  cloth: silk,
  folds: [
    ...fan([12.6, 40], path("10.5,27 7,24 14.4,30"), 1.5),
    crease(path("16,20 12,24 8,26"), 1.6, 0.6, 0.3),
  ],
  lines: [seam(path("-2.1,31.4 3.3,19.2 6.1,8.2 7.2,0.4"), 0.8)],
  roundness: 2.4,
};

export const overFront: Piece = {
  edges: [
    edge(path("-18.2,4.8 -6.4,-0.2")),
    edge(path("-6.4,-0.2 -5,9 -1.4,20 5,32 12.6,40.4")),
    edge(path("12.6,40.4 0,42.6 -13,41"), 0),
    edge(path("-13,41 -16,29 -16.6,21.5")),
    edge(path("-16.6,21.5 -15.9,12 -18.2,4.8")),
  ],
  cloth: silk,
  folds: [
    ...fan([11.4, 40], path("-3,33.5 -9,35.5 -6.5,30 -12.5,38.5"), 1.7, 0.9),
    crease(path("-16.2,20.5 -12,23.6 -6.5,25"), 1.8, 0.7, 0.3),
    crease(path("-9,2 -9.6,10 -7.4,20"), 1.4, 0.45),
  ],
  lines: [seam(path("-7.3,0.3 -5.9,9.3 -2.3,20.4 4.2,32.6 11,40"), 0.8)],
  roundness: 2.4,
  cast: 0.5,
};

export const backBodice: Piece = {
  edges: symmetric([
    edge(path("0,1.9 3.6,1.5 6.4,-0.2")),
    edge(path("6.4,-0.2 12.4,2.2 18.2,4.8")),
    edge(path("18.2,4.8 15.6,13 16.6,21.5")),
    edge(path("16.6,21.5 15.8,29 12.9,41.2")),
    edge(path("12.9,41.2 6,42.2 0,42.4"), 0),
  ]),
  cloth: silk,
  lines: [seam(path("-6.8,0.8 -3.6,2.5 0,2.9 3.6,2.5 6.8,0.8"))],
  folds: [
    ...[-9, -5.4, -2, 1.6, 5, 8.8].map(
      (x, i): Fold =>
        crease(
          [
            [x, 41.6],
            [x * 1.08, 36 - (i % 3)],
            [x * 1.22, 29 - (i % 2) * 4],
          ],
          1.4,
          0.75,
          0.45,
        ),
    ),
    crease(path("16.2,20.6 11,24 5.6,24.4"), 1.7, 0.65, 0.3),
    crease(path("-16.2,20.6 -11,24 -5.6,24.4"), 1.7, 0.65, 0.3),
  ],
  roundness: 2.6,
};
