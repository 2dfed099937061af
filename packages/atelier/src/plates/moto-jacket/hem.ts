import { edge, symmetric } from "../../engine/outline.ts";
import { path } from "../../engine/path.ts";
import type { Cloth, Piece } from "../../engine/piece.ts";
import { stitch } from "../../parts/sewing.ts";

function band(suede: Cloth): Piece {
  return {
    edges: symmetric([
      edge(path("0,53.2 8,53 16.2,51.6")),
      edge(path("16.2,51.6 16.5,56.4")),
      edge(path("16.5,56.4 8,57.8 0,58")),
    ]),
    cloth: suede,
    lines: [stitch(path("-16,52.4 0,54 16,52.4")), stitch(path("-16.1,55.6 0,57.2 16.1,55.6"))],
    roundness: 1.4,
    cast: 0.5,
  };
}

export function hemBelt(suede: Cloth): Piece[] {
  const loop = (x: number, y: number): Piece => ({
    edges: [
      edge([
        [x - 0.5, y - 3.1],
        [x + 0.5, y - 3.1],
      ]),
      edge([
        [x + 0.5, y - 3.1],
        [x + 0.5, y + 3],
      ]),
      edge([
        [x + 0.5, y + 3],
        [x - 0.5, y + 3],
      ]),
      edge([
        [x - 0.5, y + 3],
        [x - 0.5, y - 3.1],
      ]),
    ],
    cloth: suede,
    roundness: 0.3,
    cast: 0.5,
    weight: 3,
  });
  return [band(suede), loop(-9.6, 55.1), loop(11.4, 54.9)];
}
