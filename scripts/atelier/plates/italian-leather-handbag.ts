import { beside } from "../engine/curve.ts";
import { edge } from "../engine/outline.ts";
import { path } from "../engine/path.ts";
import type { Cloth, Piece } from "../engine/piece.ts";
import type { Plate } from "../engine/plate.ts";
import type { Point } from "../engine/point.ts";
import { ellipse } from "../parts/closures.ts";
import { brass, cloth } from "../parts/cloth.ts";
import { crease, seam, stitch } from "../parts/sewing.ts";

/** A rolled handle standing in an arch, from ring to ring. */
function handle(path: Point[], thick: number, leather: Cloth, shade = 0): Piece {
  const inner = beside(path, thick);
  return {
    edges: [
      edge(path),
      edge([path[path.length - 1] as Point, inner[inner.length - 1] as Point]),
      edge([...inner].reverse()),
      edge([inner[0] as Point, path[0] as Point]),
    ],
    cloth: leather,
    lines: [stitch(beside(path, thick * 0.72))],
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

function ring([x, y]: Point): Piece {
  return {
    edges: [edge(ellipse([x, y], 1.5, 1.9, 16), 0.8)],
    cloth: brass,
    marks: [{ points: ellipse([x, y], 0.85, 1.2), colour: "#4F2A12" }],
    lines: [{ points: ellipse([x, y], 0.85, 1.2), kind: "ink" }],
    roundness: 0.4,
    cast: 0.6,
    weight: 3,
  };
}

function tab([x, y]: Point, leather: Cloth): Piece {
  return {
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
      stitch([
        [x - 1.1, y + 0.4],
        [x - 1.1, y + 3.9],
        [x, y + 4.9],
        [x + 1.1, y + 3.9],
        [x + 1.1, y + 0.4],
      ]),
    ],
    roundness: 0.5,
    cast: 0.6,
  };
}

function turnLock([x, y]: Point): Piece[] {
  const plate: Piece = {
    edges: [edge(ellipse([x, y], 2.5, 1.75, 18), 0.9)],
    cloth: brass,
    lines: [seam(ellipse([x, y], 2, 1.3))],
    roundness: 0.7,
    cast: 0.6,
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
    roundness: 0.4,
    cast: 0.7,
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

function body(leather: Cloth): Piece {
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
      ),
    ],
    folds: [
      crease(path("-12,18.6 0,19.8 12,18.6"), 1.6, 0.6),
      crease(path("-15.4,14 -11,17 -4,17.6"), 1.4, 0.4),
    ],
    roundness: 2,
  };
}

function flap(leather: Cloth): Piece {
  return {
    edges: [
      edge(path("-15,-2.8 -14.4,-4.2 -13,-4.6 0,-5.1 13,-4.6 14.4,-4.2 15,-2.8")),
      edge(path("15,-2.8 15.6,3 15.8,8.6")),
      edge(path("15.8,8.6 14.6,11.4 9,13 0,13.8 -9,13 -14.6,11.4 -15.8,8.6")),
      edge(path("-15.8,8.6 -15.6,3 -15,-2.8")),
    ],
    cloth: leather,
    lines: [
      stitch(
        path(
          "-14.3,-2.6 -14.8,3 -15,8.2 -13.9,10.5 -8.8,12.1 0,12.9 8.8,12.1 13.9,10.5 15,8.2 14.8,3 14.3,-2.6",
        ),
      ),
    ],
    folds: [
      crease(path("-14,-2.6 0,-3.2 14,-2.6"), 1.4, 0.6),
      crease(path("-12,7.8 0,10.6 12,7.8"), 1.8, 0.35),
    ],
    roundness: 1.8,
    cast: 0.75,
  };
}

function bag(leather: Cloth): Piece[] {
  return [
    handle(
      arch(0, 1.4).map(([x, y]) => [x * 0.97, y - 0.7] as const),
      1.5,
      leather,
      0.35,
    ),
    top(leather),
    ...gusset(leather),
    body(leather),
    flap(leather),
    handle(arch(0, 0), 1.7, leather),
    tab([-8.6, -2.4], leather),
    tab([8.6, -2.4], leather),
    ring([-8.6, -3.2]),
    ring([8.6, -3.2]),
    ...turnLock([0, 10.6]),
  ];
}

const front: Plate = {
  name: "italian-leather-handbag-front",
  alt: "Structured handbag in cognac Italian leather with a curved flap, a brass turn-lock and a rolled top handle on brass rings.",
  altEs:
    "Cartera estructurada de cuero italiano coñac con solapa curva, cierre giratorio de latón y asa redonda sobre argollas de latón.",
  ground: "sage",
  frame: { scale: 24.5, origin: [574, 770] },
  pieces: bag(cloth("cognac", "leather")),
};
const detail: Plate = {
  name: "italian-leather-handbag-detail",
  alt: "Close view of the handbag in burgundy leather: the brass turn-lock, the saddle stitching and a handle ring.",
  altEs:
    "Detalle de la cartera en cuero burdeos: el cierre giratorio de latón, el pespunte y la argolla del asa.",
  ground: "sand",
  frame: { scale: 41, origin: [480, 660] },
  cropped: true,
  pieces: bag(cloth("burgundy", "leather")),
};

export const italianLeatherHandbag = [front, detail];
