import { beside } from "../engine/curve.ts";
import { edge } from "../engine/outline.ts";
import { path } from "../engine/path.ts";
import type { Cloth, Line, Piece } from "../engine/piece.ts";
import type { Plate } from "../engine/plate.ts";
import type { Point } from "../engine/point.ts";
import { ellipse } from "../parts/closures.ts";
import { brass, cloth } from "../parts/cloth.ts";
import { crease, seam, stitch } from "../parts/sewing.ts";

/** A rolled handle standing in an arch, from ring to ring. */
function handle(line: Point[], thick: number, leather: Cloth, shade = 0, thread = 1): Piece {
  const inner = beside(line, thick);
  return {
    edges: [
      edge(line),
      edge([line[line.length - 1] as Point, inner[inner.length - 1] as Point]),
      edge([...inner].reverse()),
      edge([inner[0] as Point, line[0] as Point]),
    ],
    cloth: leather,
    lines: [stitch(beside(line, thick * 0.72), thread)],
    shade,
    roundness: 0.8,
    cast: 0.4,
  };
}

const arch = (lift: number, shift: number): Point[] => [
  [-9.4 + shift, -3.6],
  [-9.2 + shift, -9],
  [-6.2 + shift, -14.4 - lift],
  [shift, -16.6 - lift],
  [6.2 + shift, -14.4 - lift],
  [9.2 + shift, -9],
  [9.4 + shift, -3.6],
];

function ring([x, y]: Point, leather: Cloth): Piece {
  return {
    edges: [edge(ellipse([x, y], 1.5, 1.9, 16), 0.8)],
    cloth: brass,
    marks: [{ points: ellipse([x, y], 0.85, 1.2), colour: leather.swatch.deep }],
    lines: [{ points: ellipse([x, y], 0.85, 1.2), kind: "ink" }],
    roundness: 0.4,
    cast: 0.6,
    weight: 3,
  };
}

/** The leather a handle hangs by: sewn round its edge, and riveted through the flap where it bears the weight. */
function tab([x, y]: Point, leather: Cloth, thread: number): Piece[] {
  const strap: Piece = {
    edges: [
      edge([
        [x - 1.5, y],
        [x + 1.5, y],
      ]),
      edge([
        [x + 1.5, y],
        [x + 1.6, y + 4.2],
      ]),
      edge([
        [x + 1.6, y + 4.2],
        [x, y + 5.6],
        [x - 1.6, y + 4.2],
      ]),
      edge([
        [x - 1.6, y + 4.2],
        [x - 1.5, y],
      ]),
    ],
    cloth: leather,
    lines: [
      stitch(
        [
          [x - 1.1, y + 0.4],
          [x - 1.1, y + 3.9],
          [x, y + 4.9],
          [x + 1.1, y + 3.9],
          [x + 1.1, y + 0.4],
        ],
        thread,
      ),
    ],
    folds: [
      crease(
        [
          [x - 0.5, y + 0.8],
          [x - 0.2, y + 2.4],
          [x - 0.4, y + 4],
        ],
        0.5,
        0.5,
      ),
    ],
    roundness: 0.5,
    cast: 0.75,
  };
  const rivet: Piece = {
    edges: [edge(ellipse([x, y + 3.4], 0.42, 0.42, 12), 0.7)],
    cloth: brass,
    roundness: 0.3,
    cast: 0.7,
    weight: 2.4,
  };
  return [strap, rivet];
}

/** A bell of leather over the keys, hanging from the right ring. */
function charm(leather: Cloth, thread: number): Piece[] {
  const cord = beside(path("8.7,-1.6 8.2,1.4 6.6,3.6 5.4,5.4"), 0.42);
  const strap: Piece = {
    edges: [
      edge(path("8.7,-1.6 8.2,1.4 6.6,3.6 5.4,5.4")),
      edge([[5.4, 5.4], cord[cord.length - 1] as Point]),
      edge([...cord].reverse()),
      edge([cord[0] as Point, [8.7, -1.6]]),
    ],
    cloth: leather,
    roundness: 0.3,
    cast: 0.7,
  };
  const bell: Piece = {
    edges: [
      edge(path("4.6,4.9 5.4,4.6 6.2,5.1")),
      edge(path("6.2,5.1 6.6,6.8 6.9,8.6 6.5,10.4")),
      edge(path("6.5,10.4 5.2,10.9 3.8,10.2")),
      edge(path("3.8,10.2 3.6,8.4 4,6.6 4.6,4.9")),
    ],
    cloth: leather,
    lines: [
      stitch(path("4.9,5.3 4.4,6.8 4,8.4 4.2,9.9 5.2,10.4 6.1,10 6.4,8.6 6.2,6.9 5.9,5.4"), thread),
    ],
    folds: [crease(path("5,5.6 4.8,7.6 5,9.8"), 0.9, 0.6)],
    roundness: 0.8,
    cast: 0.8,
  };
  return [strap, bell];
}

/** A slotted screw that holds the lock's plate. */
function screw([x, y]: Point): Line[] {
  return [
    seam(ellipse([x, y], 0.26)),
    seam([
      [x - 0.16, y + 0.12],
      [x + 0.16, y - 0.12],
    ]),
  ];
}

function turnLock([x, y]: Point): Piece[] {
  const plate: Piece = {
    edges: [edge(ellipse([x, y], 2.5, 1.75, 18), 0.9)],
    cloth: brass,
    lines: [seam(ellipse([x, y], 2, 1.3)), ...screw([x - 1.45, y]), ...screw([x + 1.45, y])],
    roundness: 0.7,
    cast: 0.8,
  };
  const key: Piece = {
    edges: [
      edge([
        [x - 0.45, y - 1.5],
        [x + 0.45, y - 1.5],
      ]),
      edge([
        [x + 0.45, y - 1.5],
        [x + 0.45, y + 1.5],
      ]),
      edge([
        [x + 0.45, y + 1.5],
        [x - 0.45, y + 1.5],
      ]),
      edge([
        [x - 0.45, y + 1.5],
        [x - 0.45, y - 1.5],
      ]),
    ],
    cloth: brass,
    lines: [
      {
        points: [
          [x - 0.16, y - 1.2],
          [x - 0.16, y + 1.1],
        ],
        kind: "light",
      },
    ],
    roundness: 0.4,
    cast: 0.9,
    weight: 3,
  };
  return [plate, key];
}

/** What is seen of the bag's depth: its top falling back under the flap's hinge. */
function top(leather: Cloth): Piece {
  return {
    edges: [
      edge(path("-14.2,-4.2 -11.4,-6.4")),
      edge(path("-11.4,-6.4 2,-6.9 18,-6.2")),
      edge(path("18,-6.2 16.3,-2.3"), 0),
      edge(path("16.3,-2.3 13,-3.6 0,-4 -14.2,-4.2"), 0),
    ],
    cloth: leather,
    lines: [stitch(path("-11.2,-6 2,-6.5 17.4,-5.8"))],
    roundness: 0.8,
  };
}

/** The folded side: two panels that meet in a valley, the farther in shade. */
function gusset(leather: Cloth): Piece[] {
  const far: Piece = {
    edges: [
      edge(path("16.3,-2.6 18,-6.2")),
      edge(path("18,-6.2 18.9,2 20.4,11 21.2,16.6")),
      edge(path("21.2,16.6 20.6,17.8 18.8,18.4")),
      edge(path("18.8,18.4 17.4,8 16.3,-2.6"), 0.6),
    ],
    cloth: leather,
    shade: 0.3,
    lines: [stitch(path("17.7,-5.2 18.4,2 19.9,11 20.6,16.4"))],
    roundness: 0.7,
  };
  const near: Piece = {
    edges: [
      edge(path("13.6,-4.4 15,-3 16.3,-2.6")),
      edge(path("16.3,-2.6 17.4,8 18.8,18.4")),
      edge(path("18.8,18.4 17.8,20 15.6,20.8")),
      edge(path("15.6,20.8 14.6,8 13.6,-4.4"), 0),
    ],
    cloth: leather,
    shade: 0.55,
    roundness: 0.6,
    cast: 0.2,
  };
  return [far, near];
}

function body(leather: Cloth, thread: number): Piece {
  return {
    edges: [
      edge(path("-14.6,-2.6 0,-3.2 14.6,-2.6")),
      edge(path("14.6,-2.6 15.6,8 17,18")),
      edge(path("17,18 16.8,20.4 14.6,21")),
      edge(path("14.6,21 0,21.9 -14.6,21")),
      edge(path("-14.6,21 -16.8,20.4 -17,18")),
      edge(path("-17,18 -15.6,8 -14.6,-2.6")),
    ],
    cloth: leather,
    lines: [
      stitch(
        path("-14.9,6 -16.1,18 -15.6,19.8 -14.2,20.2 0,21.1 14.2,20.2 15.6,19.8 16.1,18 14.9,6"),
        thread,
      ),
    ],
    folds: [
      crease(path("-12,18.6 0,19.8 12,18.6"), 1.6, 0.6),
      crease(path("-15.4,14 -11,17 -4,17.6"), 1.4, 0.4),
    ],
    roundness: 2,
  };
}

const flapEdge = path("15.8,8.6 14.6,11.4 9,13 0,13.8 -9,13 -14.6,11.4 -15.8,8.6");

/** The cut edge of the flap, painted and burnished: it gives the leather its thickness. */
function cutEdge(leather: Cloth): Piece {
  return {
    edges: [
      edge(flapEdge, 0),
      edge(path("-15.8,8.6 -15.9,9.2"), 0.6),
      edge(path("-15.9,9.2 -14.7,11.9 -9,13.55 0,14.35 9,13.55 14.7,11.9 15.9,9.2")),
      edge(path("15.9,9.2 15.8,8.6"), 0.6),
    ],
    cloth: leather,
    shade: 0.55,
    roundness: 0.2,
    cast: 0.9,
  };
}

function flap(leather: Cloth, thread: number): Piece {
  return {
    edges: [
      edge(path("-15,-2.8 -14.4,-4.2 -13,-4.6 0,-5.1 13,-4.6 14.4,-4.2 15,-2.8")),
      edge(path("15,-2.8 15.6,3 15.8,8.6")),
      edge(flapEdge),
      edge(path("-15.8,8.6 -15.6,3 -15,-2.8")),
    ],
    cloth: leather,
    lines: [
      stitch(
        path(
          "-14.3,-2.6 -14.8,3 -15,8.2 -13.9,10.5 -8.8,12.1 0,12.9 8.8,12.1 13.9,10.5 15,8.2 14.8,3 14.3,-2.6",
        ),
        thread,
      ),
      {
        points: path(
          "-13.7,-2.4 -14.1,3 -14.3,7.9 -13.4,9.8 -8.6,11.3 0,12.1 8.6,11.3 13.4,9.8 14.3,7.9 14.1,3 13.7,-2.4",
        ),
        kind: "seam",
        weight: 0.8,
      },
    ],
    folds: [
      crease(path("-14,-2.6 0,-3.2 14,-2.6"), 1.4, 0.6),
      crease(path("-12,7.8 0,10.6 12,7.8"), 1.8, 0.35),
    ],
    roundness: 1.8,
    cast: 0.5,
  };
}

/** `thread` is the weight of its stitches: heavier where the eye comes close. */
function bag(leather: Cloth, thread = 1): Piece[] {
  return [
    handle(
      arch(0, 1.4).map(([x, y]) => [x * 0.97, y - 0.7] as const),
      1.5,
      leather,
      0.35,
    ),
    top(leather),
    ...gusset(leather),
    body(leather, thread),
    cutEdge(leather),
    flap(leather, thread),
    handle(arch(0, 0), 1.7, leather, 0, thread),
    ...tab([-8.6, -2.4], leather, thread),
    ...tab([8.6, -2.4], leather, thread),
    ring([-8.6, -3.2], leather),
    ring([8.6, -3.2], leather),
    ...charm(leather, thread),
    ...turnLock([0, 10.6]),
  ];
}

const front: Plate = {
  name: "italian-leather-handbag-front",
  alt: "Structured handbag in cognac Italian leather with a curved flap, a brass turn-lock and a rolled top handle on brass rings.",
  altEs:
    "Cartera estructurada de cuero italiano coñac con solapa curva, cierre giratorio de latón y asa redonda sobre argollas de latón.",
  ground: "sage",
  frame: { scale: 24.5, origin: [574, 800] },
  prints: [
    path("-16.9,19.6 -14.6,21 0,21.9 14.6,21.1 18,20 21.3,17 20,14.6 8,15 -15,16 -16.9,19.6"),
  ],
  pieces: bag(cloth("cognac", "leather")),
};
const detail: Plate = {
  name: "italian-leather-handbag-detail",
  alt: "Close view of the handbag in grained burgundy leather: the brass turn-lock, the saddle stitching, a handle's ring and tab, and the key bell.",
  altEs:
    "Detalle de la cartera en cuero burdeos granulado: el cierre giratorio de latón, el pespunte, la argolla del asa y la campana portallaves.",
  ground: "sand",
  frame: { scale: 56, origin: [390, 640] },
  cropped: true,
  pieces: bag(cloth("burgundy", "pebbled"), 2),
};

export const italianLeatherHandbag = [front, detail];
