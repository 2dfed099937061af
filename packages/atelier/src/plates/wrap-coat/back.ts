import { edge, symmetric } from "../../engine/outline.ts";
import { path } from "../../engine/path.ts";
import type { Piece } from "../../engine/piece.ts";
import { cloth } from "../../parts/cloth.ts";
import { crease, flute, seam, stitch } from "../../parts/sewing.ts";
import { cinch, skirtFolds } from "./folds.ts";

export const charcoal = cloth("charcoal", "wool");

export const backBody: Piece = {
  edges: symmetric([
    edge(path("0,-1 7,-0.6"), 0),
    edge(path("7,-0.6 13,2 20,5")),
    edge(path("20,5 17.6,15 18.4,24")),
    edge(path("18.4,24 16.8,33 14.2,43 17.4,56 20.4,82 22.6,111")),
    edge(path("22.6,111 10,114.2 0,115")),
  ]),
  cloth: charcoal,
  folds: [
    ...skirtFolds.slice(0, 1),
    ...skirtFolds.slice(2),
    flute(path("6,47 7.4,74 9.6,113"), 3.4, 0.8, [0, 0.22]),
    flute(path("-5.4,47 -6.8,76 -8.6,113"), 3.2, 0.75, [0, 0.2]),
    flute(path("15,50 17.4,76 20,111"), 2.6, 0.6),
    flute(path("-15,50 -17.4,76 -20,111"), 2.6, 0.6),
    ...cinch(45.6, 12),
    ...cinch(41.4, -11),
    crease(path("17.6,23.6 12,27 6,26"), 2.4, 0.7, 0.3),
    crease(path("-17.6,23.6 -12,27 -6,26"), 2.4, 0.7, 0.3),
    crease(path("9,12 8.4,22 6,34"), 2.6, 0.55),
    crease(path("-8.4,12 -7.8,22 -5.6,34"), 2.6, 0.55),
  ],
  lines: [seam(path("0,8 0.1,24 0,41")), seam(path("0,47 0.3,70"))],
  roundness: 3.4,
};

/** The center vent, its left panel lapped over the right and swung a little aside. */
export const vent: Piece[] = [
  {
    edges: [
      edge(path("0.3,69 3.4,90 5.8,114.6")),
      edge(path("5.8,114.6 2,114.9 -0.6,114.6"), 0.8),
      edge(path("-0.6,114.6 0,90 0.3,69"), 0),
    ],
    cloth: charcoal,
    shade: 0.6,
    roundness: 0.6,
    cast: 0,
  },
  {
    edges: [
      edge(path("0.3,69 1.2,90 1.4,115.4")),
      edge(path("1.4,115.4 -3,115.5 -7,115"), 0.9),
      edge(path("-7,115 -4,92 0.3,69"), 0),
    ],
    cloth: charcoal,
    lines: [stitch(path("-0.4,74 0.2,90 0.4,113"))],
    roundness: 1.4,
    cast: 0.6,
  },
];

/** The shawl collar from behind: one deep roll about the neck, its edge curving round the shoulders. */
export const backCollar: Piece = {
  edges: symmetric([
    edge(path("0,-4.6 4.6,-4.3 8.4,-2.6 11.4,0.4 14,3.4")),
    edge(path("14,3.4 14.6,4.8 13.4,5.9")),
    edge(path("13.4,5.9 9.6,7.2 5,8 0,8.2")),
  ]),
  cloth: charcoal,
  lines: [
    seam(path("0,-2.6 0.1,8")),
    stitch(path("-12.8,5.1 -9.2,6.3 -4.8,7.1 0,7.3 4.8,7.1 9.2,6.3 12.8,5.1")),
  ],
  folds: [
    crease(path("-12.4,2.6 -9,-0.6 -5,-2.3 0,-2.8 5,-2.3 9,-0.6 12.4,2.6"), 1.8, 0.8, 0.5),
    crease(path("10.4,1.4 9.4,3.6 7.8,5.4"), 1.2, 0.5, 0.4),
    crease(path("-10.4,1.4 -9.4,3.6 -7.8,5.4"), 1.2, 0.5, 0.4),
  ],
  roundness: 2,
  cast: 0.75,
};
