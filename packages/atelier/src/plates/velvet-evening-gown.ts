import { edge, symmetric } from "../engine/outline.ts";
import { path } from "../engine/path.ts";
import { type Cloth, type Fold, mirroredPieces, type Piece } from "../engine/piece.ts";
import type { Plate } from "../engine/plate.ts";
import type { Point } from "../engine/point.ts";
import { ellipse } from "../parts/closures.ts";
import { cloth } from "../parts/cloth.ts";
import { type Drape, drapedPanel } from "../parts/drape.ts";
import { stance } from "../parts/figure.ts";
import { crease, seam } from "../parts/sewing.ts";
import { surface } from "../parts/surface.ts";

const frame = { scale: 8.7, origin: [584, 108], pose: stance({ tilt: 1.6, swing: 2.2 }) } as const;
const right: Point[] = path("12.4,41 15.6,49 18.6,61 18.8,78 21.6,108 28.5,134 35,150");
const left: Point[] = right.map(([x, y]) => [-x, y] as const);
const skirt = surface(left, right, { top: 1, bottom: 5.5 });
const drape: Drape = {
  flutes: 8,
  lobe: 2.4,
  rise: [0.4, 0.72],
  width: 4,
  depth: 0.95,
  seed: 40,
  gather: 0.62,
};

const waistPulls: Fold[] = [
  crease(path("12,43 4,48 -5,50"), 1.8, 0.7, 0.3),
  crease(path("12.8,46 7,54 -1,59"), 1.8, 0.6, 0.25),
  crease(path("-12.4,44 -9,54 -9.6,70"), 2.2, 0.6),
  crease(path("17,62 8,70 2,88"), 2.6, 0.6),
];

function skirtPieces(velvet: Cloth): Piece[] {
  const [inside, body] = drapedPanel(skirt, drape, velvet, { top: 0 }) as [Piece, Piece];
  return [inside, { ...body, folds: [...(body.folds ?? []), ...waistPulls], roundness: 4.4 }];
}

function bodice(velvet: Cloth, neck: Point[], extra: Partial<Piece>): Piece {
  return {
    edges: symmetric([
      edge(neck),
      edge([neck[neck.length - 1] as Point, [16.5, 24], [15.6, 31], [12.4, 41.4]]),
      edge(path("12.4,41.4 6,42.3 0,42.6"), 0),
    ]),
    cloth: velvet,
    roundness: 3,
    ...extra,
  };
}

/** The band of velvet folded over about both arms, low on the shoulder. */
function bardot(velvet: Cloth, dip: number): Piece {
  const upper: Point[] = [
    [-21.4, 9.6],
    [-15, 12.4],
    [-7, 14.4 + dip * 0.6],
    [0, 15 + dip],
    [7, 14.4 + dip * 0.6],
    [15, 12.4],
    [21.4, 9.6],
  ];
  const lower: Point[] = [
    [22.6, 19.4],
    [17, 22.2],
    [8, 23.4 + dip * 0.7],
    [0, 23 + dip],
    [-8, 23.4 + dip * 0.7],
    [-17, 22.2],
    [-22.6, 19.4],
  ];
  const crease = (t: number, width: number): Fold => ({
    points: upper.map(([x, y], i) => {
      const [bx, by] = [...lower].reverse()[i] as Point;
      return [x + (bx - x) * t, y + (by - y) * t + (i % 2) * 0.5] as const;
    }),
    width,
    depth: 0.85,
    shape: "spindle",
    ink: [0.1, 0.75],
  });
  return {
    edges: [
      edge(upper),
      edge(path("21.4,9.6 23.6,14 22.6,19.4")),
      edge(lower),
      edge(path("-22.6,19.4 -23.6,14 -21.4,9.6")),
    ],
    cloth: velvet,
    folds: [crease(0.3, 1.5), crease(0.58, 1.6), crease(0.82, 1.1)],
    roundness: 2,
    cast: 0.6,
  };
}

/** The far half of the band, behind the wearer. */
function bandBehind(velvet: Cloth): Piece {
  return {
    edges: [
      edge(path("-21.4,9.6 -12,8.2 0,8 12,8.2 21.4,9.6")),
      edge(path("21.4,9.6 12,15 0,19 -12,15 -21.4,9.6"), 0),
    ],
    cloth: velvet,
    shade: 0.5,
    roundness: 1,
  };
}

const burgundy = cloth("burgundy", "velvet");
const seams: Fold[] = [
  crease(path("8.6,24 7.6,32 6.4,42"), 1.2, 0.7, 1),
  crease(path("15.4,26 10.6,28.4 5.6,28.6"), 1.6, 0.5, 0.3),
];
const front: Plate = {
  name: "velvet-evening-gown-front",
  alt: "Floor-length evening gown in burgundy velvet, folded off the shoulder, close through waist and hip and flaring to a deep fluted hem.",
  altEs:
    "Vestido de noche largo de terciopelo burdeos, con escote drapeado bajo los hombros, ceñido hasta la cadera y con bajo amplio ondulado.",
  ground: "rose",
  frame,
  pieces: [
    bandBehind(burgundy),
    ...skirtPieces(burgundy),
    bodice(burgundy, path("0,18 8,18 16.4,17"), { folds: [...seams, ...mirroredFolds(seams)] }),
    bardot(burgundy, 1.6),
  ],
};

function mirroredFolds(folds: readonly Fold[]): Fold[] {
  return folds.map((fold) => ({ ...fold, points: fold.points.map(([x, y]) => [-x, y] as const) }));
}

const black = cloth("black", "velvet");
const covered = Array.from(
  { length: 11 },
  (_, i): Piece => ({
    edges: [edge(ellipse([0, 27 + i * 2.7], 0.75), 0.7)],
    cloth: black,
    roundness: 0.3,
  }),
);
/** The lining of the front, seen over the low back. */
const insideFront: Piece = {
  edges: [
    edge(path("-20.6,10.2 -12,13.8 0,15.4 12,13.8 20.6,10.2"), 0.6),
    edge(path("20.6,10.2 15.6,22 0,31 -15.6,22 -20.6,10.2"), 0),
  ],
  cloth: black,
  shade: 0.45,
  folds: [
    crease(path("7.4,16 6.8,22 6,27"), 0.9, 0.6, 0.8),
    crease(path("-7.4,16 -6.8,22 -6,27"), 0.9, 0.6, 0.8),
  ],
  roundness: 1.4,
};
const strapBack: Piece = {
  edges: [
    edge(path("20.8,9.8 17.4,14 14.6,19.4")),
    edge(path("14.6,19.4 16.2,22.6"), 0),
    edge(path("16.2,22.6 20,20.6 22.6,19.4")),
    edge(path("22.6,19.4 23.4,14 20.8,9.8")),
  ],
  cloth: black,
  folds: [
    {
      points: path("22.6,15 19,17.4 16,20.4"),
      width: 1.2,
      depth: 0.8,
      shape: "spindle",
      ink: [0.1, 0.7],
    },
  ],
  roundness: 1.6,
};
const back: Plate = {
  name: "velvet-evening-gown-back",
  alt: "The evening gown in black velvet from behind, with a low back, a row of covered buttons and a pooling hem.",
  altEs:
    "El vestido de noche de terciopelo negro visto por detrás, con espalda baja, una hilera de botones forrados y bajo que se derrama.",
  ground: "sand",
  frame,
  pieces: [
    bandBehind(black),
    insideFront,
    ...skirtPieces(black),
    bodice(black, path("0,27 5,25.6 11,21.4 16,18"), {
      folds: [...seams.slice(0, 1), ...mirroredFolds(seams.slice(0, 1))],
      lines: [seam(path("0,27 0,42.6"))],
    }),
    strapBack,
    ...mirroredPieces([strapBack]),
    ...covered,
  ],
};

export const velvetEveningGown = [front, back];
