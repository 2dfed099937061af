import { edge } from "../engine/outline.ts";
import type { Cloth, Line, Mark, Piece } from "../engine/piece.ts";
import { type Surface, surface, warp, weft } from "./surface.ts";

/** Vertical ribs over a surface. */
export function ribs(cloth: Surface, count: number, weight = 1): Line[] {
  return Array.from({ length: count - 1 }, (_, i) => ({
    points: warp(cloth, (i + 1) / count, 0, 1, 5),
    kind: "texture" as const,
    weight,
  }));
}

/** A ribbed band: a hem, a cuff, a neck. */
export function ribBand(
  cloth: Surface,
  count: number,
  fabric: Cloth,
  options: Partial<Piece> = {},
): Piece {
  return {
    edges: [
      edge(weft(cloth, 0, 7).reverse(), 0.8),
      edge(warp(cloth, 1)),
      edge(weft(cloth, 1, 7)),
      edge(warp(cloth, 0, 1, 0)),
    ],
    cloth: fabric,
    lines: ribs(cloth, count, 1.5),
    roundness: 1.2,
    cast: 0.25,
    ...options,
  };
}

/** Even stripes across a surface, following its sag. */
export function stripes(
  cloth: Surface,
  from: number,
  to: number,
  count: number,
  thick: number,
  color: string,
): Mark[] {
  return Array.from({ length: count }, (_, i) => {
    const down = from + ((to - from) * i) / Math.max(1, count - 1);
    return {
      points: [...weft(cloth, down), ...weft(cloth, down + thick).reverse()],
      color,
      opacity: 0.94,
    };
  });
}

/** The surface of a sleeve drawn by `sleeve`: across from the inside of the arm to the outside. */
export function sleeveSurface(arm: Piece): Surface {
  const [outer, , inner] = arm.edges;
  if (!outer || !inner) throw new Error("a sleeve has an outer and an inner edge");
  return surface([...inner.points].reverse(), outer.points, { top: 0, bottom: 0.5 });
}
