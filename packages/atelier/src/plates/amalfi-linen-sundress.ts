import { edge, symmetric } from "../engine/outline.ts";
import { path } from "../engine/path.ts";
import { type Cloth, type Fold, mirroredPieces, type Piece } from "../engine/piece.ts";
import type { Plate } from "../engine/plate.ts";
import type { Point } from "../engine/point.ts";
import { bow } from "../parts/bow.ts";
import { buttonRow } from "../parts/closures.ts";
import { cloth, pearl } from "../parts/cloth.ts";
import { stance } from "../parts/figure.ts";
import { crease, inked, seam, stitch } from "../parts/sewing.ts";
import { skirt } from "./amalfi-skirt.ts";

const frame = { scale: 10.6, origin: [590, 168], pose: stance({ tilt: 1, swing: 1.5 }) } as const;

function strap(linen: Cloth, front: boolean, shade = 0): Piece[] {
  const left: Piece = {
    edges: [
      edge(front ? path("9.4,18 9.2,8 7.6,-1.4") : path("7,24 7.6,9 7.6,-1.4")),
      edge(path("7.6,-1.4 8.2,-2.2 9.3,-2.2 10.2,-0.6")),
      edge(front ? path("10.2,-0.6 12,8 12.2,17.6") : path("10.2,-0.6 10.4,9 10,24")),
      edge(front ? path("12.2,17.6 9.4,18") : path("10,24 7,24"), 0),
    ],
    cloth: linen,
    lines: [stitch(path("9.8,17 9.8,8 8.2,-1")), stitch(path("11.8,17 11.4,8 9.8,-0.6"))],
    roundness: 0.6,
    shade,
  };
  return [left, ...mirroredPieces([left])];
}

function bodice(linen: Cloth, neck: Point[], extra: Partial<Piece>): Piece {
  return {
    edges: symmetric([
      edge(neck),
      edge([neck[neck.length - 1] as Point, [14.4, 19], [16.2, 22.6]]),
      edge(path("16.2,22.6 15.6,31 12.7,42")),
      edge(path("12.7,42 6,43 0,43.3"), 0),
    ]),
    cloth: linen,
    roundness: 2.4,
    ...extra,
  };
}

const sweetheart: Point[] = path("0,21.4 2,19.6 6,17.4 12.4,16.6");

const innerBack: Piece = {
  edges: [
    edge(path("-15.4,21 -8,23.4 0,24 8,23.4 15.4,21")),
    edge(path("15.4,21 0,30 -15.4,21"), 0),
  ],
  cloth: cloth("white", "linen"),
  shade: 0.35,
  roundness: 0,
};

const bustFolds: Fold[] = [
  crease(path("15.6,23.4 11,26.6 5.4,27"), 1.6, 0.6, 0.35),
  crease(path("-15.6,23.4 -11,26.6 -5.4,27"), 1.6, 0.6, 0.35),
  crease(path("8.4,28 7.2,35 6.6,42"), 1, 0.7, 1),
  crease(path("-8.4,28 -7.2,35 -6.6,42"), 1, 0.7, 1),
];

function waistband(linen: Cloth): Piece {
  return {
    edges: symmetric([
      edge(path("0,41.6 7,41.4 12.9,40.4")),
      edge(path("12.9,40.4 13,43.2")),
      edge(path("13,43.2 7,44.4 0,44.7")),
    ]),
    cloth: linen,
    roundness: 1.2,
    cast: 0.3,
  };
}

const white = cloth("white", "linen");

const front: Plate = {
  name: "amalfi-linen-sundress-front",
  alt: "White linen sundress with wide straps, a sweetheart bodice buttoned down the front, a tied waist and a tiered skirt.",
  altEs:
    "Vestido de lino blanco con tirantes anchos, corpiño de escote corazón abotonado al frente, lazo en la cintura y falda en dos volantes.",
  ground: "sage",
  frame,
  pieces: [
    innerBack,
    ...strap(white, false, 0.3),
    ...strap(white, true),
    ...skirt(white),
    bodice(white, sweetheart, {
      folds: bustFolds,
      lines: [
        inked(path("1.5,21 1.4,42"), 0.8),
        seam(path("-1.5,21 -1.4,42")),
        stitch(path("-12,17.6 -6,18.5 -2,20.8 0,22.6 2,20.8 6,18.5 12,17.6")),
      ],
    }),
    ...buttonRow([0, 24], [0, 39], 5, 0.75, pearl),
    waistband(white),
    ...bow(
      {
        at: [0.4, 43.2],
        loop: { wide: 5.6, tall: 4, droop: 1.8 },
        tails: [
          { length: 15, lean: 2.4, wide: 2.6 },
          { length: 12.5, lean: -2.2, wide: 2.5 },
        ],
      },
      white,
    ),
  ],
};

const terracotta = cloth("terracotta", "linen");

const shirring = Array.from({ length: 7 }, (_, i) => {
  const y = 25 + i * 2.3;
  const half = 15.6 - i * 0.42;
  return stitch([
    [-half, y],
    [0, y + 1.2],
    [half, y],
  ] as const);
});

const puckers: Fold[] = Array.from({ length: 15 }, (_, i) => {
  const x = -13 + i * 1.86;
  return crease(
    [
      [x, 24.6],
      [x * 0.94, 33],
      [x * 0.88, 41],
    ],
    0.7,
    0.55,
  );
});

const back: Plate = {
  name: "amalfi-linen-sundress-back",
  alt: "The Amalfi sundress in terracotta from behind, with a shirred back, wide straps and two gathered tiers.",
  altEs:
    "El vestido Amalfi en terracota visto por detrás, con espalda fruncida, tirantes anchos y dos volantes recogidos.",
  ground: "sand",
  frame,
  pieces: [
    ...strap(terracotta, true, 0.4),
    ...strap(terracotta, false),
    ...skirt(terracotta),
    bodice(terracotta, path("0,22 6,21.4 11.8,17"), { folds: puckers, lines: shirring }),
    waistband(terracotta),
  ],
};

export const amalfiLinenSundress = [front, back];
