import { type Edge, edge } from "../engine/outline.ts";
import type { Cloth, Fold, Piece } from "../engine/piece.ts";
import { random } from "../engine/random.ts";
import { flute } from "./sewing.ts";
import { type Surface, warp, weft } from "./surface.ts";

type Pleats = {
  count: number;
  /** Centimeters one pleat steps down from the next at the hem. */
  step: number;
  /** Share of the height over which the pleats are stitched down. */
  stitched?: number;
  seed: number;
};

/** Knife pleats, all pressed to one side, opening as they fall. */
export function pleatedPanel(cloth: Surface, pleats: Pleats, fabric: Cloth, top = 1): Piece {
  const { count, stitched = 0, seed } = pleats;
  const next = random(seed);
  const lines = Array.from(
    { length: count - 1 },
    (_, i) => (i + 1 + (next() - 0.5) * 0.24) / count,
  );
  const folds = lines.map((across, i): Fold => {
    const wobble = (next() - 0.5) * 0.02;
    const places = [across, across + wobble, across - wobble, across];
    const points = [stitched, 0.4, 0.7, 1].map((down, k) => cloth(places[k] as number, down));
    const width = (30 / count) * (1 + 0.5 * next());
    return flute(points, width, 0.75 + 0.25 * next(), [0, i % 4 === 2 ? 0.7 : 1]);
  });
  return {
    edges: [
      edge(weft(cloth, 0).reverse(), top),
      edge(warp(cloth, 1, 0, 1, 9)),
      ...pleatedHem(cloth, lines, pleats.step / 100),
      edge(warp(cloth, 0, 1, 0, 9)),
    ],
    cloth: fabric,
    folds,
    roundness: 2.6,
  };
}

/** The hem of a pleated cloth, viewer's right to left: each pleat slopes, then steps back up. */
function pleatedHem(cloth: Surface, lines: readonly number[], drop: number): Edge[] {
  const bounds = [0, ...lines, 1];
  const hem: Edge[] = [];
  for (let i = bounds.length - 1; i > 0; i--) {
    const [low, high] = [bounds[i - 1] as number, bounds[i] as number];
    const end = cloth(low, i > 1 ? 1 + drop : 1);
    hem.push(edge([cloth(high, 1), cloth((low + high) / 2, 1 + drop * 0.75), end], 0.9));
    if (i > 1) hem.push(edge([end, cloth(low, 1)], 0.6));
  }
  return hem;
}
