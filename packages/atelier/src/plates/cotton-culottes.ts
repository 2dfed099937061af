import type { Cloth, Fold, Piece } from "../engine/piece.ts";
import type { Plate } from "../engine/plate.ts";
import { button } from "../parts/closures.ts";
import { cloth, pearl } from "../parts/cloth.ts";
import { stance } from "../parts/figure.ts";
import { crease } from "../parts/sewing.ts";
import { beltLoop, type Trouser, trousers, waistband } from "../parts/trouser.ts";

const frame = { scale: 15, origin: [592, 300], pose: stance({ tilt: 1.6, swing: 1.6 }) } as const;
const shape: Trouser = {
  waistHalf: 13.4,
  hip: { y: 19, half: 19.6 },
  crotch: 29,
  knee: { y: 50, inner: 1.6, outer: 25 },
  hem: { y: 72, inner: 3.4, outer: 29, dip: 2.4 },
  drape: { flutes: 4, lobe: 1.4, rise: [0.5, 0.85], width: 3, depth: 0.8, seed: 31, gather: 0.8 },
  pressed: false,
};
/** The leg that bears no weight swings out a little and falls in folds of its own. */
const eased: Partial<Trouser> = {
  knee: { y: 49, inner: 2.6, outer: 26 },
  hem: { y: 70.8, inner: 5, outer: 30.4, dip: 2.8 },
  drape: {
    flutes: 5,
    lobe: 1.7,
    rise: [0.45, 0.9],
    width: 2.8,
    depth: 0.85,
    seed: 47,
    gather: 0.75,
  },
};

const pleat = (x: number, lean: number): Fold =>
  crease(
    [
      [x, 0.9],
      [x + lean * 0.6, 9],
      [x + lean * 2, 22],
    ],
    1.5,
    0.9,
    0.75,
  );
const line = (x: number, to: number): Fold =>
  crease(
    [
      [x, 1],
      [x, to / 2],
      [x, to],
    ],
    0.7,
    0.7,
    1,
  );
const slant = (side: number): Fold =>
  crease(
    [
      [side * 10.6, 0.8],
      [side * 14, 7],
      [side * 18.2, 16],
    ],
    0.8,
    0.8,
    1,
  );

function garment(cotton: Cloth, extra: Fold[]): Piece[] {
  const legs = trousers(shape, cotton, eased).map((piece) =>
    piece.shade ? piece : { ...piece, folds: [...(piece.folds ?? []), ...extra] },
  );
  return [
    ...legs,
    ...waistband(13.4, 4.4, cotton, 12.8),
    ...[-8.6, 8.6].map((x) => beltLoop(x, 4.6, cotton)),
  ];
}

const natural = cloth("natural", "cotton");
const front: Plate = {
  name: "cotton-culottes-front",
  alt: "Cotton culottes in natural with a buttoned waistband, front pleats and wide legs that end below the knee.",
  altEs:
    "Culottes de algodón en tono natural con pretina abotonada, pliegues al frente y piernas anchas que terminan bajo la rodilla.",
  ground: "rose",
  frame,
  pieces: [
    ...garment(natural, [
      pleat(4.6, 1),
      pleat(7.4, 1),
      pleat(-4.6, -1),
      pleat(-7.4, -1),
      line(0.2, 28),
      slant(1),
      slant(-1),
    ]),
    button([1.4, -1.5], 0.8, pearl),
  ],
};
const terracotta = cloth("terracotta", "cotton");
const back: Plate = {
  name: "cotton-culottes-back",
  alt: "The cotton culottes in terracotta from behind, darted at the waist, with soft flutes at the hem.",
  altEs:
    "Los culottes de algodón en terracota vistos por detrás, con pinzas en la cintura y suaves ondas en el bajo.",
  ground: "sage",
  frame,
  pieces: [
    ...garment(terracotta, [line(0.1, 29), line(6.8, 10), line(-6.8, 10)]),
    beltLoop(0, 4.6, terracotta),
  ],
};

export const cottonCulottes = [front, back];
