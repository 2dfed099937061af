import { edge, symmetric } from "../../engine/outline.ts";
import { path } from "../../engine/path.ts";
import type { Cloth, Piece } from "../../engine/piece.ts";
import type { Point } from "../../engine/point.ts";
import { crease, stitch } from "../../parts/sewing.ts";

function band(wool: Cloth): Piece {
  return {
    edges: symmetric([
      edge(path("0,42 8,41.6 14.5,40.4")),
      edge(path("14.5,40.4 14.7,45")),
      edge(path("14.7,45 8,46.4 0,46.8")),
    ]),
    cloth: wool,
    lines: [stitch(path("-14.2,41.4 0,43 14.2,41.4")), stitch(path("-14.3,44.2 0,45.9 14.3,44.2"))],
    roundness: 1.6,
    cast: 0.6,
  };
}

export function tieBelt(wool: Cloth): Piece[] {
  const end = (points: Point[], back: Point[]): Piece => ({
    edges: [edge(points), edge([points[points.length - 1] as Point, back[0] as Point]), edge(back)],
    cloth: wool,
    roundness: 1.2,
    cast: 0.6,
  });
  return [
    band(wool),
    end(path("1.4,44 -0.6,52 -2.6,66"), path("2,66.6 3.4,54 4.6,45")),
    end(path("3,44.6 6.4,54 7.2,74"), path("11.6,73 10.4,54 5.6,43.4")),
    {
      edges: [edge(path("0.2,41.4 3.4,40.6 6.2,42.4 6,46 3,47.8 0.4,46.2 0.2,41.4"))],
      cloth: wool,
      folds: [crease(path("1,42 3.4,43.6 5.6,46"), 1, 0.9, 0.9)],
      roundness: 1.4,
      cast: 0.6,
    },
  ];
}
