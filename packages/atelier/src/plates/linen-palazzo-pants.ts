import { path } from "../engine/path.ts";
import type { Cloth, Fold, Piece } from "../engine/piece.ts";
import type { Plate } from "../engine/plate.ts";
import { bow } from "../parts/bow.ts";
import { cloth } from "../parts/cloth.ts";
import { stance } from "../parts/figure.ts";
import { crease } from "../parts/sewing.ts";
import { type Trouser, trousers, waistband } from "../parts/trouser.ts";

const frame = { scale: 11.2, origin: [592, 232], pose: stance({ tilt: 0.5, swing: 1 }) } as const;
const shape: Trouser = {
  waistHalf: 13.4,
  hip: { y: 20, half: 19 },
  crotch: 30,
  knee: { y: 66, inner: 1.2, outer: 25.5 },
  hem: { y: 106, inner: 3, outer: 31, dip: 2.6 },
  drape: {
    flutes: 5,
    lobe: 1.8,
    rise: [0.5, 0.86],
    width: 3.2,
    depth: 0.85,
    seed: 12,
    gather: 0.8,
  },
  pressed: false,
};

const pleat = (x: number, side: 1 | -1): Fold =>
  crease(
    [
      [x, 0.8],
      [x + side * 0.8, 10],
      [x + side * 2.2, 24],
    ],
    1.6,
    0.85,
    0.6,
  );

function legs(linen: Cloth, folds: Fold[]): Piece[] {
  return trousers(shape, linen).map((piece) =>
    piece.shade ? piece : { ...piece, folds: [...(piece.folds ?? []), ...folds] },
  );
}

function sash(linen: Cloth): Piece[] {
  return bow(
    {
      at: [0, -1.4],
      loop: { wide: 6.6, tall: 4.6, droop: 0.8 },
      tails: [
        { length: 22, lean: 3, wide: 3 },
        { length: 17, lean: -3.2, wide: 2.8 },
      ],
    },
    linen,
  );
}

const natural = cloth("natural", "linen");
const front: Plate = {
  name: "linen-palazzo-pants-front",
  alt: "Wide linen palazzo trousers in natural, pleated into a high waistband and tied with a linen sash, falling in loose flutes to the floor.",
  altEs:
    "Pantalón palazzo de lino natural, con pliegues bajo una pretina alta y lazo de lino, que cae en ondas sueltas hasta el suelo.",
  ground: "sage",
  frame,
  pieces: [
    ...legs(natural, [pleat(5, 1), pleat(8.6, 1), pleat(-5, -1), pleat(-8.6, -1)]),
    ...waistband(13.4, 4.6, natural, 12.6),
    ...sash(natural),
  ],
};

const olive = cloth("olive", "linen");
const centerSeam: Fold = crease(path("0,1 0.2,14 0.1,30"), 1, 0.7, 1);
const dart = (x: number): Fold =>
  crease(
    [
      [x, 0.8],
      [x * 1.06, 6],
      [x * 1.1, 11],
    ],
    0.8,
    0.6,
    1,
  );
const back: Plate = {
  name: "linen-palazzo-pants-back",
  alt: "The linen palazzo trousers in olive from behind, with a center seam, back darts and legs that swing wide at the hem.",
  altEs:
    "El pantalón palazzo de lino en oliva visto por detrás, con costura central, pinzas y piernas amplias en el bajo.",
  ground: "sand",
  frame,
  pieces: [
    ...legs(olive, [centerSeam, dart(6.6), dart(-6.6)]),
    ...waistband(13.4, 4.6, olive, 12.6),
  ],
};

export const linenPalazzoPants = [front, back];
