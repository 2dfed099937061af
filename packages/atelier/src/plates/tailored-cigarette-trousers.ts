import { edge } from "../engine/outline.ts";
import { path } from "../engine/path.ts";
import type { Cloth, Fold, Piece } from "../engine/piece.ts";
import type { Plate } from "../engine/plate.ts";
import type { Point } from "../engine/point.ts";
import { button } from "../parts/closures.ts";
import { cloth, horn } from "../parts/cloth.ts";
import { stance } from "../parts/figure.ts";
import { crease, inked, stitch } from "../parts/sewing.ts";
import { welt } from "../parts/tailoring.ts";
import { beltLoop, type Trouser, trousers, waistband } from "../parts/trouser.ts";

const frame = { scale: 12.8, origin: [594, 224], pose: stance({ tilt: 1.7, swing: 2.2 }) } as const;
const shape: Trouser = {
  waistHalf: 13.2,
  hip: { y: 19, half: 18.6 },
  crotch: 27,
  knee: { y: 56, inner: 2, outer: 14.4 },
  hem: { y: 94, inner: 1.8, outer: 11, dip: 1 },
};
/** The knee that bears no weight comes forward and out, and its hem rides up. */
const eased: Partial<Trouser> = {
  knee: { y: 54.5, inner: 4.2, outer: 17 },
  hem: { y: 91.6, inner: 5.6, outer: 14.8, dip: 1.2 },
  bent: true,
};

function garment(wool: Cloth, extra: Fold[]): Piece[] {
  const legs = trousers(shape, wool, eased).map((piece) => ({
    ...piece,
    folds: [...(piece.folds ?? []), ...extra],
  }));
  return [
    ...legs,
    ...waistband(13.2, 3.8, wool, 12.7),
    ...[-9.4, 9.4].map((x) => beltLoop(x, 4, wool)),
  ];
}

const fly: Point[] = path("0.2,1.2 0.3,10 0.2,26.6");
const flyPiece = (wool: Cloth): Piece => ({
  edges: [
    edge(path("0.2,1 3,1"), 0),
    edge(path("3,1 3.2,12 2.6,17 0.3,20"), 0),
    edge(path("0.3,20 0.2,1"), 0),
  ],
  cloth: wool,
  lines: [stitch(path("2.9,1.2 3,12 2.4,16.6 0.4,19.6")), inked(fly)],
  roundness: 0,
  cast: 0,
});
const slant = (side: 1 | -1): Fold =>
  crease(
    [
      [side * 10, 0.9],
      [side * 13.6, 7],
      [side * 17.4, 15],
    ],
    0.8,
    0.8,
    1,
  );

const black = cloth("black", "wool");
const front: Plate = {
  name: "tailored-cigarette-trousers-front",
  alt: "Slim cigarette trousers in black wool with a pressed crease, slant pockets and a cropped ankle.",
  altEs: "Pantalón cigarrete de lana negra con raya planchada, bolsillos oblicuos y tobillo corto.",
  ground: "sand",
  frame,
  pieces: [
    ...garment(black, [slant(1), slant(-1)]),
    flyPiece(black),
    button([1.6, -1.2], 0.75, horn),
  ],
};

const charcoal = cloth("charcoal", "wool");
const back: Plate = {
  name: "tailored-cigarette-trousers-back",
  alt: "The cigarette trousers in charcoal from behind, with two welt pockets, waist darts and a narrow ankle.",
  altEs:
    "El pantalón cigarrete en gris carbón visto por detrás, con dos bolsillos de vivo, pinzas y tobillo angosto.",
  ground: "rose",
  frame,
  pieces: [
    ...garment(charcoal, [
      crease(fly, 0.9, 0.8, 1),
      crease(path("7.4,1 7.7,6 7.8,8.6"), 0.7, 0.7, 1),
      crease(path("-7.4,1 -7.7,6 -7.8,8.6"), 0.7, 0.7, 1),
    ]),
    welt([3.6, 9.2], [12.4, 8.4], 1.3, charcoal),
    welt([-12.4, 8.4], [-3.6, 9.2], 1.3, charcoal),
    beltLoop(0, 4, charcoal),
  ],
};

export const tailoredCigaretteTrousers = [front, back];
