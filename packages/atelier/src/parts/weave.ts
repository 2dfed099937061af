import type { Line, Mark } from "../engine/piece.ts";
import type { Point } from "../engine/point.ts";
import { texture } from "./sewing.ts";
import type { Surface } from "./surface.ts";

/** What a weave adds to a piece: its strands' edges, and the shade where one dips under another. */
export type Weave = { lines: Line[]; marks: Mark[] };

/** Plaited strands over a surface: each row slants against the one above. */
export function plait(
  cloth: Surface,
  columns: number,
  rows: number,
  shade: string,
  weight = 1,
): Weave {
  const lines: Line[] = [];
  const marks: Mark[] = [];
  for (let row = 0; row < rows; row++) {
    const [top, bottom] = [row / rows, (row + 1) / rows];
    const leansRight = row % 2 === 0;
    const strand = (i: number, t: number): Point => {
      const lean = (leansRight ? t : 1 - t) * 0.55;
      const bulge = 0.12 * Math.sin(Math.PI * t);
      return cloth((i + lean + bulge) / columns, top + (bottom - top) * t);
    };
    const side = (i: number): Point[] => [0, 0.5, 1].map((t) => strand(i, t));
    for (let i = 0; i <= columns; i++) {
      lines.push({ points: side(i), kind: "seam", weight });
      marks.push({
        points: [...side(i - 0.42), ...side(i).reverse()],
        color: shade,
        opacity: 0.3,
      });
    }
    if (row > 0) {
      const seam = Array.from({ length: 9 }, (_, i) => cloth(i / 8, top));
      lines.push(texture(seam, 1.2));
    }
  }
  return { lines, marks };
}

/** Over-and-under cells, as in a woven upper: strands across lie in light, strands down in shade. */
export function basket(cloth: Surface, columns: number, rows: number, shade: string): Weave {
  const lines: Line[] = [];
  const marks: Mark[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const at = (u: number, v: number) => cloth((column + u) / columns, (row + v) / rows);
      const across = (row + column) % 2 === 0;
      if (!across)
        marks.push({
          points: [at(0.06, 0), at(0.94, 0), at(0.94, 1), at(0.06, 1), at(0.06, 0)],
          color: shade,
          opacity: 0.3,
        });
      for (const t of [0.06, 0.94]) {
        lines.push(
          texture(
            across ? [at(0, t), at(0.5, t), at(1, t)] : [at(t, 0), at(t, 0.5), at(t, 1)],
            1.3,
          ),
        );
      }
    }
  }
  return { lines, marks };
}
