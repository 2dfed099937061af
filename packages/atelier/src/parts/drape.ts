import { type Edge, edge } from "../engine/outline.ts";
import type { Cloth, Fold, Piece } from "../engine/piece.ts";
import type { Point } from "../engine/point.ts";
import { random } from "../engine/random.ts";
import { flute } from "./sewing.ts";
import { type Surface, warp, weft } from "./surface.ts";

export type Drape = {
  /** Flutes at the hem. */
  flutes: number;
  /** Centimeters a flute's lobe hangs below its valley. */
  lobe: number;
  /** Share of the height the folds reach up to, shortest and longest. */
  rise: readonly [number, number];
  /** Centimeters of shadow at the hem. */
  width: number;
  depth: number;
  seed: number;
  /** 1 keeps folds parallel to the sides; less gathers them to the middle of the waist. */
  gather?: number;
};

type Flute = { valley: number; top: number; rise: number };

/** Where the folds of a hanging cloth fall: uneven, as folds are. */
function flutes({ flutes: count, rise, seed, gather = 1 }: Drape): Flute[] {
  const next = random(seed);
  return Array.from({ length: count }, (_, i) => {
    const valley = (i + 0.5 + (next() - 0.5) * 0.8) / count;
    const top = 0.5 + (valley - 0.5) * gather + (next() - 0.5) * 0.06;
    return { valley, top, rise: rise[0] + (rise[1] - rise[0]) * next() };
  });
}

/** The fluted bottom edge, viewer's right to left: valleys where the folds end, lobes between. */
export function hemLine(cloth: Surface, drape: Drape): Point[] {
  const stops = flutes(drape).map(({ valley }) => valley);
  const lobe = drape.lobe / 100;
  const points: Point[] = [cloth(1, 1)];
  const bounds = [0, ...stops, 1];
  for (let i = bounds.length - 1; i > 0; i--) {
    const [low, high] = [bounds[i - 1] as number, bounds[i] as number];
    const share =
      Math.min(1.25, (high - low) * drape.flutes) *
      (i === bounds.length - 1 || i === 1 ? 0.6 : 0.85);
    points.push(cloth(low + (high - low) * 0.62, 1 + lobe * 0.8 * share));
    points.push(cloth(low + (high - low) * 0.28, 1 + lobe * share));
    points.push(cloth(low + (high - low) * 0.1, 1 + lobe * 0.7 * share));
    points.push(cloth(low, 1));
  }
  return points;
}

/** The folds that end in the hem's valleys, inked where they leave the hem and where they start. */
export function hemFolds(cloth: Surface, drape: Drape): Fold[] {
  return flutes(drape).map(({ valley, top, rise }, i) =>
    flute(
      [0, 0.33, 0.66, 1].map((t) => {
        const down = 1 - rise + rise * t;
        const across = valley + (top - valley) * (1 - down);
        return cloth(across, Math.min(1, down));
      }),
      drape.width * (0.75 + 0.5 * ((i * 7) % 3) * 0.5),
      drape.depth,
      i % 3 === 1 ? [0.1, 0.99] : [0.55, 0.99],
    ),
  );
}

/** A hanging panel: its far inside seen under the hem, then the cloth itself. */
export function drapedPanel(
  cloth: Surface,
  drape: Drape,
  fabric: Cloth,
  sides: { left?: number; right?: number; top?: number } = {},
): Piece[] {
  const top = weft(cloth, 0).reverse();
  const edges: Edge[] = [
    edge(top, sides.top ?? 1),
    edge(warp(cloth, 1, 0, 1, 9), sides.right ?? 1),
    edge(hemLine(cloth, drape)),
    edge(warp(cloth, 0, 1, 0, 9), sides.left ?? 1),
  ];
  return [
    hemInside(cloth, drape, fabric),
    { edges, cloth: fabric, folds: hemFolds(cloth, drape), roundness: 3.2 },
  ];
}

/** The back of the hem, a little higher and in shade. */
export function hemInside(cloth: Surface, drape: Drape, fabric: Cloth): Piece {
  const stops = [0.98, 0.8, 0.6, 0.4, 0.2, 0.02];
  const bottom = stops.map((u, i): Point => cloth(u, 1 + (i % 2 === 0 ? 0 : drape.lobe * 0.0035)));
  const above = stops.map((u) => cloth(u, 0.96)).reverse();
  return {
    edges: [
      edge(above, 0),
      edge([above[above.length - 1] as Point, bottom[0] as Point], 0),
      edge(bottom, 0.7),
      edge([bottom[bottom.length - 1] as Point, above[0] as Point], 0),
    ],
    cloth: fabric,
    shade: 0.5,
    roundness: 0,
  };
}
