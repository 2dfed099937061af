import { edge, symmetric } from "../engine/outline.ts";
import { path } from "../engine/path.ts";
import { type Cloth, type Fold, mirroredPieces, type Piece } from "../engine/piece.ts";
import type { Plate } from "../engine/plate.ts";
import type { Point } from "../engine/point.ts";
import { buckle } from "../parts/buckle.ts";
import { button } from "../parts/closures.ts";
import { cloth, horn } from "../parts/cloth.ts";
import { stance } from "../parts/figure.ts";
import { crease, flute, seam, stitch } from "../parts/sewing.ts";
import { cuffBand, type Sleeve, sleeve } from "../parts/sleeve.ts";
import { flapPocket, lapel, welt } from "../parts/tailoring.ts";

const frame = { scale: 11, origin: [590, 208], pose: stance({ tilt: 1, swing: 1.2 }) } as const;
const arm: Sleeve = {
  cap: [19.2, 4.8],
  under: [17.2, 24],
  elbow: [24.8, 38],
  wrist: [26, 61],
  elbowHalf: 6,
  wristHalf: 5,
  head: 1.6,
  softness: 0.7,
};
const leather = cloth("cognac", "leather");

function epaulette(gabardine: Cloth): Piece {
  return {
    edges: [
      edge(path("19.8,3.6 14,1.2 9.8,0.6")),
      edge(path("9.8,0.6 8.6,1.9 9.6,3.2")),
      edge(path("9.6,3.2 14,4 19.2,7")),
      edge(path("19.2,7 19.8,3.6"), 0.6),
    ],
    cloth: gabardine,
    lines: [stitch(path("19,4 14,1.9 10,1.3")), stitch(path("18.8,6.2 14,3.4 10,2.6"))],
    roundness: 0.6,
    cast: 0.5,
  };
}

function sleeves(gabardine: Cloth): Piece[] {
  const left = sleeve(arm, gabardine);
  const strap = cuffBand({ ...arm, wrist: [25.8, 54.6], wristHalf: 5.6 }, 2, gabardine, -0.2);
  const pair = [{ ...left, lines: [seam(path("20.8,16 22,30 21.8,44 22.4,60"))] }, strap];
  return [...pair, ...mirroredPieces(pair)];
}

const cinch = (y: number, rise: number, from: number, to: number): Fold[] =>
  Array.from({ length: 5 }, (_, i) => {
    const x = from + ((to - from) * i) / 4;
    return crease(
      [
        [x, y],
        [x * 1.05, y + rise * 0.45],
        [x * 1.14, y + rise * (0.8 + (i % 3) * 0.16)],
      ],
      1.2,
      0.8,
      0.5,
    );
  });
const sideLine: Point[] = path("16.8,33 13.9,43 17.8,56 21.6,82 24.4,108");
const mirrorPoints = (points: readonly Point[]): Point[] =>
  points.map(([x, y]) => [-x, y] as const);

function front(gabardine: Cloth, over: boolean): Piece {
  const lap = over ? -8.2 : -4;
  const left: Piece = {
    edges: [
      edge(path("7,-0.6 13,2 19.6,4.8")),
      edge(path("19.6,4.8 17.2,15 18.2,24")),
      edge([[18.2, 24], ...sideLine]),
      edge([
        [24.4, 108],
        [12, 111.4],
        [0, 112],
        [lap - 0.6, 111.4],
      ]),
      edge([
        [lap - 0.6, 111.4],
        [lap, 70],
        [lap + 0.4, 24],
      ]),
      edge(
        [
          [lap + 0.4, 24],
          [7, -0.6],
        ],
        0,
      ),
    ],
    cloth: gabardine,
    folds: [
      ...cinch(46.4, 12, 2, 13),
      ...cinch(41.4, -10, 3, 13),
      flute(path("12,48 14.6,76 18,110"), 3.2, 0.8, [0.4, 1]),
      flute(path("4,52 5.4,80 6.6,111"), 2.6, 0.6, [0.7, 1]),
    ],
    lines: [
      stitch([
        [lap + 0.9, 26],
        [lap + 0.8, 70],
        [lap + 0.2, 111],
      ]),
    ],
    roundness: 3.2,
    cast: 0.5,
  };
  return over ? (mirroredPieces([left])[0] as Piece) : left;
}

/** The storm flap over the wearer's right breast, where the coat closes. */
function stormFlap(gabardine: Cloth): Piece {
  return {
    edges: [
      edge(path("-7.4,0 -12.6,2 -18.6,5.4"), 0),
      edge(path("-18.6,5.4 -17.2,14 -17,21"), 0.8),
      edge(path("-17,21 -11,25.6 -4.4,24.6 -1,22")),
      edge(path("-1,22 -4,10 -7.4,0"), 0),
    ],
    cloth: gabardine,
    lines: [stitch(path("-16.4,20.6 -11,24.6 -4.4,23.6 -1.6,21.4"))],
    roundness: 1.4,
    cast: 0.5,
  };
}

function band(gabardine: Cloth): Piece {
  return {
    edges: symmetric([
      edge(path("0,41.8 8,41.4 14.2,40.2")),
      edge(path("14.2,40.2 14.4,44.8")),
      edge(path("14.4,44.8 8,46.2 0,46.6")),
    ]),
    cloth: gabardine,
    lines: [0.8, 1.7, 3.2, 4.1].map((drop) => ({
      points: [
        [-14, 40.4 + drop],
        [0, 42 + drop],
        [14, 40.4 + drop],
      ] as const,
      kind: "stitch" as const,
    })),
    roundness: 1.4,
    cast: 0.6,
  };
}

function end(gabardine: Cloth): Piece {
  return {
    edges: [
      edge(path("5.6,45 7.4,53 6.8,64")),
      edge(path("6.8,64 9,66.4 11,64")),
      edge(path("11,64 11.4,53 9.4,44")),
    ],
    cloth: gabardine,
    lines: [stitch(path("6.6,46 8.2,54 7.6,63.6")), stitch(path("9,45.6 10.6,54 10.2,63.6"))],
    roundness: 1,
    cast: 0.6,
  };
}

function buckleBelt(gabardine: Cloth): Piece[] {
  return [
    band(gabardine),
    end(gabardine),
    ...buckle({ at: [2.3, 40], wide: 6.9, tall: 7.1, thick: 1.25, rise: 0.2 }, leather),
  ];
}

const tan = cloth("tan", "gabardine");
const insideBack: Piece = {
  edges: [edge(path("-7,-0.6 0,-3.2 7,-0.6"), 0), edge(path("7,-0.6 4,14 0,26 -4,14 -7,-0.6"), 0)],
  cloth: cloth("sole", "cotton"),
  shade: 0.35,
  roundness: 1.2,
};
const lapels = lapel(
  {
    breakAt: [-3, 25],
    tip: [16, 14],
    notch: [11.4, 10.4],
    collarTip: [13.6, 7.6],
    gorge: [5.8, 8.2],
    neck: [6.8, -0.6],
    stand: 4,
  },
  tan,
);
const frontView: Plate = {
  name: "milanese-trench-coat-front",
  alt: "Double-breasted trench coat in tan gabardine with wide lapels, a storm flap, epaulettes, ten horn buttons and a leather-buckled belt.",
  altEs:
    "Gabardina cruzada color tostado con solapas anchas, canesú, charreteras, botones de cuerno y cinturón con hebilla de cuero.",
  ground: "mist",
  frame,
  pieces: [
    insideBack,
    ...sleeves(tan),
    front(tan, false),
    front(tan, true),
    stormFlap(tan),
    ...lapels,
    ...mirroredPieces(lapels),
    epaulette(tan),
    ...mirroredPieces([epaulette(tan)]),
    welt([-17.4, 66.6], [-12.4, 56], 2.6, tan),
    welt([12.8, 56], [17.8, 66.6], 2.6, tan),
    ...buckleBelt(tan),
    ...[30, 37, 53.5, 64].flatMap((y) => [
      button([-4.8, y], 1.15, horn),
      button([4.8, y], 1.15, horn),
    ]),
    button([-12, 2.1], 0.6, horn),
    button([12, 2.1], 0.6, horn),
  ],
};

const navy = cloth("navy", "gabardine");
const backBody: Piece = {
  edges: symmetric([
    edge(path("0,-1 7,-0.6"), 0),
    edge(path("7,-0.6 13,2 19.6,4.8")),
    edge(path("19.6,4.8 17.2,15 18.2,24")),
    edge([[18.2, 24], ...sideLine]),
    edge(path("24.4,108 12,111.4 0,112")),
  ]),
  cloth: navy,
  folds: [
    ...cinch(46.4, 12, -13, -2),
    ...cinch(46.4, 12, 2, 13),
    ...cinch(41.4, -9, -12, 12),
    crease(path("8,28 7.6,34 6,40"), 2, 0.6),
    crease(path("-8,28 -7.6,34 -6,40"), 2, 0.6),
    flute(path("8,50 9.8,78 12,111"), 3, 0.75, [0.55, 1]),
    flute(path("15,52 17.6,78 20.6,109"), 3, 0.7, [0, 0.25]),
    flute(path("-7.4,50 -9.4,78 -11.6,111"), 3, 0.7, [0.55, 1]),
    flute(path("-15,52 -17.6,78 -20.6,109"), 3, 0.7, [0, 0.25]),
  ],
  lines: [
    seam(path("0,26 0.2,41")),
    seam(path("0,46.6 0.1,56")),
    stitch(path("23.8,105.8 12,109.2 5,109.8")),
    stitch(path("-23.8,105.8 -12,109.2 -5,109.8")),
  ],
  roundness: 3.4,
};

/** The inverted pleat below the tab: its inside in shade between two pressed edges. */
const kickPleat: Piece[] = [
  {
    edges: [
      edge(path("0.2,56 2.8,84 4.2,112.2")),
      edge(path("4.2,112.2 0.6,110.6 -3.4,112.2"), 0.8),
      edge(path("-3.4,112.2 -2,84 0.2,56")),
    ],
    cloth: navy,
    shade: 0.55,
    lines: [{ points: path("0.3,66 0.5,88 0.6,110.4"), kind: "ink", weight: 0.7 }],
    roundness: 0.8,
    cast: 0,
  },
];
const rainShield: Piece = {
  edges: [
    edge(path("-18.8,4.6 -8,0.4 0,0.2 8,0.4 18.8,4.6"), 0.6),
    edge(path("18.8,4.6 17,14 17.2,22"), 0.8),
    edge(path("17.2,22 9,28.2 0,25.4 -9,28.2 -17.2,22")),
    edge([...mirrorPoints(path("18.8,4.6 17,14 17.2,22"))].reverse(), 0.8),
  ],
  cloth: navy,
  lines: [stitch(path("-16.6,21.4 -9,27.2 0,24.4 9,27.2 16.6,21.4"))],
  roundness: 2.4,
  cast: 0.6,
};
const backCollar: Piece = {
  edges: symmetric([
    edge(path("0,-4.2 4.6,-3.6 8.2,-0.6")),
    edge(path("8.2,-0.6 11,4.4")),
    edge(path("11,4.4 6,4.4 0,4.2")),
  ]),
  cloth: navy,
  lines: [stitch(path("-10,3.6 0,3.4 10,3.6"))],
  roundness: 1.4,
  cast: 0.6,
};
const backView: Plate = {
  name: "milanese-trench-coat-back",
  alt: "The trench coat in navy from behind, with a scalloped rain shield, epaulettes, a belted waist and a deep inverted pleat.",
  altEs:
    "La gabardina en azul marino vista por detrás, con capa ondulada, charreteras, cintura ceñida y un tablón invertido.",
  ground: "sand",
  frame,
  pieces: [
    ...sleeves(navy),
    backBody,
    ...kickPleat,
    rainShield,
    epaulette(navy),
    ...mirroredPieces([epaulette(navy)]),
    backCollar,
    ...buckleBelt(navy).slice(0, 1),
    button([-12, 2.1], 0.6, horn),
    button([12, 2.1], 0.6, horn),
    flapPocket([0.1, 52.8], 5.4, 3.2, 0, navy),
    button([0.1, 55], 0.9, horn),
  ],
};

export const milaneseTrenchCoat = [frontView, backView];
