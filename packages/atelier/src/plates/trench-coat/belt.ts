import { edge, symmetric } from "../../engine/outline.ts";
import { path } from "../../engine/path.ts";
import type { Cloth, Piece } from "../../engine/piece.ts";
import { buckle } from "../../parts/buckle.ts";
import { cloth } from "../../parts/cloth.ts";
import { stitch } from "../../parts/sewing.ts";

const leather = cloth("cognac", "leather");

function band(gabardine: Cloth): Piece {
  return {
    edges: symmetric([
      edge(path("0,41.8 8,41.4 14.2,40.2")),
      edge(path("14.2,40.2 14.4,44.8")),
      edge(path("14.4,44.8 8,46.2 0,46.6")),
    ]),
    cloth: gabardine,
    lines: [0.8, 1.7, 3.2, 4.1].map((drop) =>
      stitch([
        [-14, 40.4 + drop],
        [0, 42 + drop],
        [14, 40.4 + drop],
      ] as const),
    ),
    roundness: 1.4,
    cast: 0.6,
  };
}

function end(gabardine: Cloth): Piece {
  return {
    edges: [
      edge(path("5.6,45 7.4,53 6.8,64")),
      edge(path("6.8,64 9,66.4 11,64")),
      edge(path("11,64 11.4,53 9.4,44")),
    ],
    cloth: gabardine,
    lines: [stitch(path("6.6,46 8.2,54 7.6,63.6")), stitch(path("9,45.6 10.6,54 10.2,63.6"))],
    roundness: 1,
    cast: 0.6,
  };
}

export function buckleBelt(gabardine: Cloth): Piece[] {
  return [
    band(gabardine),
    end(gabardine),
    ...buckle({ at: [2.3, 40], wide: 6.9, tall: 7.1, thick: 1.25, rise: 0.2 }, leather),
  ];
}
