import { path } from "../engine/path.ts";
import type { Cloth, Fold, Piece } from "../engine/piece.ts";
import type { Point } from "../engine/point.ts";
import { type Drape, drapedPanel } from "../parts/drape.ts";
import { crease, stitch } from "../parts/sewing.ts";
import { type Surface, surface, weft } from "../parts/surface.ts";

const sides = (points: Point[]): [Point[], Point[]] => [
  points.map(([x, y]) => [-x, y] as const),
  points,
];

const upper = surface(...sides(path("12.8,42 16.2,50 19.4,62 22.8,86")), { top: 1.2, bottom: 3 });

const lower = surface(...sides(path("22.6,84.6 25.6,100 29.4,117")), { top: 3, bottom: 4.6 });

const upperDrape: Drape = {
  flutes: 7,
  lobe: 0.2,
  rise: [0.5, 0.98],
  width: 2.4,
  depth: 0.75,
  seed: 4,
  gather: 0.8,
};

const lowerDrape: Drape = {
  flutes: 9,
  lobe: 1.9,
  rise: [0.5, 0.97],
  width: 2.4,
  depth: 0.85,
  seed: 17,
};

/** Short gathers where a tier is sewn to the one above. */
function gathers(seam: Surface, down: number, count: number, length: number): Fold[] {
  return Array.from({ length: count }, (_, i) => {
    const across = (i + 0.5) / count;
    const reach = length * (0.7 + 0.3 * ((i * 5) % 4));
    return crease(
      [
        seam(across, down),
        seam(across + 0.003, down + reach / 2),
        seam(across - 0.004, down + reach),
      ],
      0.8,
      0.75,
      0.5,
    );
  });
}

export function skirt(linen: Cloth): Piece[] {
  const [inside, tier] = drapedPanel(lower, lowerDrape, linen) as [Piece, Piece];
  const [, yoke] = drapedPanel(upper, upperDrape, linen, { top: 0 }) as [Piece, Piece];
  return [
    inside,
    { ...tier, folds: [...(tier.folds ?? []), ...gathers(lower, 0, 24, 0.16)] },
    {
      ...yoke,
      folds: [...(yoke.folds ?? []), ...gathers(upper, 0, 14, 0.13)],
      lines: [stitch(weft(upper, 0.982))],
    },
  ];
}
