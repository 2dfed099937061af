import { edge } from "../engine/outline.ts";
import type { Cloth, Piece } from "../engine/piece.ts";
import type { Point } from "../engine/point.ts";
import { swatches } from "../palette.ts";
import { ellipse } from "../parts/closures.ts";
import { inked, texture } from "../parts/sewing.ts";

/** A spool of thread standing on the table. */
export function spool([x, y]: Point, size: number, cloth: Cloth): Piece[] {
  const wood: Cloth = { swatch: swatches.tan, fabric: "leather" };
  const drum = (top: number, bottom: number, half: number, round: number): Piece["edges"] => [
    edge(ellipse([x, y - top], half, round, 20).slice(10)),
    edge([
      [x + half, y - top],
      [x + half, y - bottom],
    ]),
    edge(ellipse([x, y - bottom], half, round, 20).slice(0, 11)),
    edge([
      [x - half, y - bottom],
      [x - half, y - top],
    ]),
  ];
  const flange = (top: number): Piece => ({
    edges: drum(top, top - size * 0.14, size * 0.52, size * 0.15),
    cloth: wood,
    roundness: size * 0.2,
    cast: 0.4,
  });
  const thread: Piece = {
    edges: drum(size * 1.22, size * 0.18, size * 0.42, size * 0.12),
    cloth,
    lines: Array.from({ length: 9 }, (_, i) =>
      texture(
        ellipse([x, y - size * (0.28 + i * 0.1)], size * 0.42, size * 0.12, 20)
          .slice(0, 11)
          .map(([px, py]): Point => [px, py]),
        1.3,
      ),
    ),
    roundness: size * 0.26,
    cast: 0.2,
  };
  const lid: Piece = {
    edges: [edge(ellipse([x, y - size * 1.36], size * 0.52, size * 0.15, 20))],
    cloth: wood,
    lines: [inked(ellipse([x, y - size * 1.36], size * 0.14, size * 0.045, 12))],
    roundness: size * 0.08,
    cast: 0,
  };
  return [flange(size * 0.14), thread, flange(size * 1.36), lid];
}
