import { edge, symmetric } from "../engine/outline.ts";
import { path } from "../engine/path.ts";
import { type Cloth, type Fold, mirroredPieces, type Piece } from "../engine/piece.ts";
import type { Plate } from "../engine/plate.ts";
import type { Point } from "../engine/point.ts";
import { cloth } from "../parts/cloth.ts";
import { stance } from "../parts/figure.ts";
import { crease, flute, seam, stitch } from "../parts/sewing.ts";
import { type Sleeve, sleeve } from "../parts/sleeve.ts";
import { welt } from "../parts/tailoring.ts";

const frame = { scale: 11, origin: [590, 208], pose: stance({ tilt: 1.2, swing: 1.2 }) } as const;
const arm: Sleeve = {
  cap: [19.6, 5],
  under: [17.4, 24],
  elbow: [25, 38],
  wrist: [26, 62],
  elbowHalf: 6.4,
  wristHalf: 6,
  head: 2,
  softness: 0.6,
};

function sleeves(wool: Cloth): Piece[] {
  const left = sleeve(arm, wool);
  const withCuff: Piece = {
    ...left,
    lines: [
      {
        points: path("20.2,55.4 26,56.8 32.2,55.6"),
        kind: "ink",
        weight: 0.9,
      },
    ],
  };
  return [withCuff, ...mirroredPieces([withCuff])];
}

const skirtFolds: Fold[] = [
  flute(path("11,46 12.4,74 15,112"), 3.2, 0.7, [0, 0.3]),
  flute(path("-4,47 -5,76 -6,113"), 3, 0.6, [0, 0.2]),
  flute(path("-10.6,46 -13,74 -16,112"), 3.4, 0.75, [0, 0.35]),
];
const cinch = (y: number, rise: number): Fold[] =>
  [-11, -8, -4.6, -1, 3, 6.6, 10].map((x, i) =>
    crease(
      [
        [x, y],
        [x * 1.05, y + rise * 0.45],
        [x * 1.15, y + rise * (0.8 + (i % 3) * 0.16)],
      ],
      1.3,
      0.75,
      0.5,
    ),
  );

/** The front the wearer's right arm is on: it lies over the other and ends past the centre. */
function overFront(wool: Cloth): Piece {
  return {
    edges: [
      edge(path("-7,-0.6 -13,2 -20,5")),
      edge(path("-20,5 -17.6,15 -18.4,24")),
      edge(path("-18.4,24 -16.8,33 -14.2,43 -17.4,56 -20.4,82 -22.6,111")),
      edge(path("-22.6,111 -10,114.4 2,115 8.4,113.6")),
      edge(path("8.4,113.6 8,86 7.2,60 6.4,44")),
      edge(path("6.4,44 -1,24 -7,-0.6"), 0),
    ],
    cloth: wool,
    folds: [
      ...skirtFolds.slice(1),
      ...cinch(45.4, 13).slice(0, 5),
      ...cinch(41.6, -10).slice(0, 4),
    ],
    lines: [stitch(path("5.4,46 6.2,62 7,86 7.3,113.4"))],
    roundness: 3.2,
    cast: 0.55,
  };
}

function underFront(wool: Cloth): Piece {
  return {
    edges: [
      edge(path("7,-0.6 13,2 20,5")),
      edge(path("20,5 17.6,15 18.4,24")),
      edge(path("18.4,24 16.8,33 14.2,43 17.4,56 20.4,82 22.6,111")),
      edge(path("22.6,111 14,113.4 4,113")),
      edge(path("4,113 0,60 -4,44 7,-0.6"), 0),
    ],
    cloth: wool,
    folds: [...skirtFolds.slice(0, 1), ...cinch(45.4, 13).slice(5), ...cinch(41.6, -10).slice(5)],
    roundness: 3.2,
  };
}

/** A wide shawl collar, rolled; the wearer's right crosses over. */
function shawl(wool: Cloth): Piece[] {
  const left: Piece = {
    edges: [
      edge(path("0,-4.4 4.4,-3.8 8.6,-0.6 12.6,8 13.8,17 10.4,27 2,41")),
      edge(path("2,41 -1.6,43"), 0),
      edge(path("-1.6,43 3.4,28 5.8,14 6,4 3.6,-0.6 0,-1.4")),
      edge(path("0,-1.4 0,-4.4"), 0),
    ],
    cloth: wool,
    folds: [crease(path("7.6,2 9.4,14 6,29"), 1.6, 0.5)],
    roundness: 1.8,
    cast: 0.6,
  };
  const [mirror] = mirroredPieces([left]) as [Piece];
  const right: Piece = {
    ...mirror,
    edges: [
      edge(path("0,-1.4 -3.6,-0.6 -6,4 -5.6,14 -1.8,28 6.6,43.6")),
      edge(path("6.6,43.6 1,43.4"), 0),
      edge(path("1,43.4 -8.4,28.4 -13.8,17 -12.6,8 -8.6,-0.6 -4.4,-3.8 0,-4.4")),
      edge(path("0,-4.4 0,-1.4"), 0),
    ],
  };
  return [left, right];
}

function band(wool: Cloth): Piece {
  return {
    edges: symmetric([
      edge(path("0,42 8,41.6 14.5,40.4")),
      edge(path("14.5,40.4 14.7,45")),
      edge(path("14.7,45 8,46.4 0,46.8")),
    ]),
    cloth: wool,
    lines: [stitch(path("-14.2,41.4 0,43 14.2,41.4")), stitch(path("-14.3,44.2 0,45.9 14.3,44.2"))],
    roundness: 1.6,
    cast: 0.6,
  };
}

function tieBelt(wool: Cloth): Piece[] {
  const end = (points: Point[], back: Point[]): Piece => ({
    edges: [edge(points), edge([points[points.length - 1] as Point, back[0] as Point]), edge(back)],
    cloth: wool,
    roundness: 1.2,
    cast: 0.6,
  });
  return [
    band(wool),
    end(path("1.4,44 -0.6,52 -2.6,66"), path("2,66.6 3.4,54 4.6,45")),
    end(path("3,44.6 6.4,54 7.2,74"), path("11.6,73 10.4,54 5.6,43.4")),
    {
      edges: [edge(path("0.2,41.4 3.4,40.6 6.2,42.4 6,46 3,47.8 0.4,46.2 0.2,41.4"))],
      cloth: wool,
      folds: [crease(path("1,42 3.4,43.6 5.6,46"), 1, 0.9, 0.9)],
      roundness: 1.4,
      cast: 0.6,
    },
  ];
}

const camel = cloth("camel", "wool");
const insideBack: Piece = {
  edges: [edge(path("-7,-0.6 0,-3.8 7,-0.6"), 0), edge(path("7,-0.6 4,26 0,40 -6,22 -7,-0.6"), 0)],
  cloth: cloth("cognac", "silk"),
  shade: 0.45,
  roundness: 1.4,
};
const front: Plate = {
  name: "wool-wrap-coat-front",
  alt: "Long camel wool wrap coat with a rolled shawl collar, turned cuffs, slant pockets and a knotted tie belt.",
  altEs:
    "Abrigo largo cruzado de lana color camello con cuello chal, puños vueltos, bolsillos oblicuos y cinturón anudado.",
  ground: "sage",
  frame,
  pieces: [
    insideBack,
    ...sleeves(camel),
    underFront(camel),
    overFront(camel),
    welt([-16, 66], [-10.2, 56.4], 2.2, camel),
    welt([10.8, 56.4], [16.4, 66], 2.2, camel),
    ...shawl(camel),
    ...tieBelt(camel),
  ],
};

const charcoal = cloth("charcoal", "wool");
const backBody: Piece = {
  edges: symmetric([
    edge(path("0,-1 7,-0.6"), 0),
    edge(path("7,-0.6 13,2 20,5")),
    edge(path("20,5 17.6,15 18.4,24")),
    edge(path("18.4,24 16.8,33 14.2,43 17.4,56 20.4,82 22.6,111")),
    edge(path("22.6,111 10,114.2 0,115")),
  ]),
  cloth: charcoal,
  folds: [
    ...skirtFolds.slice(0, 1),
    ...skirtFolds.slice(2),
    flute(path("6,47 7.4,74 9.6,113"), 3.4, 0.8, [0, 0.22]),
    flute(path("-5.4,47 -6.8,76 -8.6,113"), 3.2, 0.75, [0, 0.2]),
    flute(path("15,50 17.4,76 20,111"), 2.6, 0.6),
    flute(path("-15,50 -17.4,76 -20,111"), 2.6, 0.6),
    ...cinch(45.6, 12),
    ...cinch(41.4, -11),
    crease(path("17.6,23.6 12,27 6,26"), 2.4, 0.7, 0.3),
    crease(path("-17.6,23.6 -12,27 -6,26"), 2.4, 0.7, 0.3),
    crease(path("9,12 8.4,22 6,34"), 2.6, 0.55),
    crease(path("-8.4,12 -7.8,22 -5.6,34"), 2.6, 0.55),
  ],
  lines: [seam(path("0,8 0.1,24 0,41")), seam(path("0,47 0.3,70"))],
  roundness: 3.4,
};

/** The centre vent, its left panel lapped over the right and swung a little aside. */
const vent: Piece[] = [
  {
    edges: [
      edge(path("0.3,69 3.4,90 5.8,114.6")),
      edge(path("5.8,114.6 2,114.9 -0.6,114.6"), 0.8),
      edge(path("-0.6,114.6 0,90 0.3,69"), 0),
    ],
    cloth: charcoal,
    shade: 0.6,
    roundness: 0.6,
    cast: 0,
  },
  {
    edges: [
      edge(path("0.3,69 1.2,90 1.4,115.4")),
      edge(path("1.4,115.4 -3,115.5 -7,115"), 0.9),
      edge(path("-7,115 -4,92 0.3,69"), 0),
    ],
    cloth: charcoal,
    lines: [stitch(path("-0.4,74 0.2,90 0.4,113"))],
    roundness: 1.4,
    cast: 0.6,
  },
];

/** The shawl collar from behind: one deep roll about the neck, its edge curving round the shoulders. */
const backCollar: Piece = {
  edges: symmetric([
    edge(path("0,-4.6 4.6,-4.3 8.4,-2.6 11.4,0.4 14,3.4")),
    edge(path("14,3.4 14.6,4.8 13.4,5.9")),
    edge(path("13.4,5.9 9.6,7.2 5,8 0,8.2")),
  ]),
  cloth: charcoal,
  lines: [
    seam(path("0,-2.6 0.1,8")),
    stitch(path("-12.8,5.1 -9.2,6.3 -4.8,7.1 0,7.3 4.8,7.1 9.2,6.3 12.8,5.1")),
  ],
  folds: [
    crease(path("-12.4,2.6 -9,-0.6 -5,-2.3 0,-2.8 5,-2.3 9,-0.6 12.4,2.6"), 1.8, 0.8, 0.5),
    crease(path("10.4,1.4 9.4,3.6 7.8,5.4"), 1.2, 0.5, 0.4),
    crease(path("-10.4,1.4 -9.4,3.6 -7.8,5.4"), 1.2, 0.5, 0.4),
  ],
  roundness: 2,
  cast: 0.75,
};
const back: Plate = {
  name: "wool-wrap-coat-back",
  alt: "The wool wrap coat in charcoal from behind, gathered under its belt, with a deep shawl collar and a long centre vent.",
  altEs:
    "El abrigo cruzado de lana en gris carbón visto por detrás, recogido bajo el cinturón, con cuello chal y una larga abertura central.",
  ground: "sand",
  frame,
  pieces: [...sleeves(charcoal), backBody, ...vent, backCollar, ...tieBelt(charcoal).slice(0, 1)],
};

export const woolWrapCoat = [front, back];
