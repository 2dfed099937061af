import { arc } from "../engine/arc.ts";
import { lengthOf } from "../engine/curve.ts";
import { edge } from "../engine/outline.ts";
import { path } from "../engine/path.ts";
import type { Cloth, Piece } from "../engine/piece.ts";
import type { Plate } from "../engine/plate.ts";
import type { Point } from "../engine/point.ts";
import { buckle } from "../parts/buckle.ts";
import { brass, cloth } from "../parts/cloth.ts";
import { inked, seam, stitch } from "../parts/sewing.ts";
import { surface } from "../parts/surface.ts";
import { plait, type Weave } from "../parts/weave.ts";

const TALL = 4.4;
const square = { wide: 5.4, tall: 6.2, thick: 0.95, rise: 0.32 };

/** A stretch of a coil: a belt standing on its edge, seen from above. */
function turn(rx: number, ry: number, from: number, to: number, shift: Point = [0, 0]): Point[] {
  return arc(shift, rx, ry, from, to, 22);
}

function band(top: Point[], leather: Cloth, woven: boolean, shade = 0, ends = 1): Piece {
  const bottom = top.map(([x, y]): Point => [x, y + TALL]);
  const skin = surface(
    [top[0] as Point, bottom[0] as Point],
    [top[top.length - 1] as Point, bottom[bottom.length - 1] as Point],
  );
  const along = (across: number, down: number): Point => {
    const at = Math.min(1, Math.max(0, across)) * (top.length - 1);
    const i = Math.min(top.length - 2, Math.floor(at));
    const [a, b] = [top[i] as Point, top[i + 1] as Point];
    return [
      a[0] + (b[0] - a[0]) * (at - i),
      a[1] + (b[1] - a[1]) * (at - i) + TALL * (0.1 + 0.8 * down),
    ];
  };
  const columns = Math.round(lengthOf(top) / 0.85);
  const weave: Weave = woven
    ? plait(along, columns, 4, leather.swatch.shadow)
    : { lines: [], marks: [] };
  return {
    edges: [
      edge(top),
      edge([skin(1, 0), skin(1, 1)], ends),
      edge([...bottom].reverse()),
      edge([skin(0, 1), skin(0, 0)], ends),
    ],
    cloth: leather,
    marks: weave.marks,
    lines: woven
      ? [
          ...weave.lines,
          seam(top.map(([x, y]): Point => [x, y + TALL * 0.08])),
          seam(top.map(([x, y]): Point => [x, y + TALL * 0.92])),
        ]
      : [stitch(top.map(([x, y]): Point => [x, y + 0.5]))],
    shade,
    roundness: 0.9,
    cast: 0.5,
  };
}

function belt(leather: Cloth): Piece[] {
  const plain: Cloth = { ...leather, fabric: "leather" };
  const front = turn(13, 8, 181, -1).map(([x, y]): Point => [x, y]);
  const tail: Piece = {
    edges: [
      edge(path("1.8,7.9 6,8.8 10,10.4 14,13")),
      edge(path("14,13 15.4,15.6 13.6,17.2")),
      edge(path("13.6,17.2 9.6,14.6 6,13.1 1.8,12.3")),
      edge(path("1.8,12.3 1.8,7.9"), 0),
    ],
    cloth: plain,
    lines: [
      stitch(path("2,8.5 6,9.4 9.8,11 13.6,13.4 14.6,15.4 13.4,16.5 9.8,14 6,12.5 2,11.7")),
      ...[5, 7.4, 9.8].map((x) =>
        inked(
          [
            [x, 10.6 + (x - 5) * 0.36],
            [x + 0.35, 10.8 + (x - 5) * 0.36],
          ] as const,
          2.2,
        ),
      ),
    ],
    roundness: 0.9,
    cast: 0.6,
  };
  return [
    band(turn(13, 7.6, 180, 360), plain, false, 0.42, 0),
    band(turn(9.8, 5.4, 180, 360, [0.6, 0]), plain, false, 0.3, 0),
    band(turn(9.8, 5.4, 181, -1, [0.6, 0]), leather, true, 0.12, 0),
    band(front, leather, true, 0, 0),
    tail,
    ...buckle({ ...square, at: [-3.6, 6.9] }, brass),
  ];
}

/** Two lengths of the belt laid side by side: the buckle's end closed over the pointed tip. */
function laidStraight(leather: Cloth): Piece[] {
  const plain: Cloth = { ...leather, fabric: "leather" };
  const length = (from: number, to: number, y: number): Point[] =>
    Array.from(
      { length: 9 },
      (_, i) => [from + ((to - from) * i) / 8, y + 0.12 * Math.sin(i)] as const,
    );
  const strap = band(length(-4, 11.5, 0), plain, false);
  const holes = [3.6, 6.4, 9.2].map((x) =>
    inked(
      [
        [x, TALL / 2 - 0.1],
        [x + 0.36, TALL / 2 + 0.1],
      ] as const,
      3,
    ),
  );
  const keeper: Piece = {
    edges: [
      edge(path("5.2,-0.5 6.4,-0.5")),
      edge([
        [6.4, -0.5],
        [6.4, TALL + 0.5],
      ]),
      edge([
        [6.4, TALL + 0.5],
        [5.2, TALL + 0.5],
      ]),
      edge([
        [5.2, TALL + 0.5],
        [5.2, -0.5],
      ]),
    ],
    cloth: plain,
    roundness: 0.5,
    cast: 0.7,
  };
  return [
    band(length(-16, 16, -7.6), leather, true),
    band(length(-16, 0, 0), leather, true),
    { ...strap, lines: [...(strap.lines ?? []), ...holes] },
    keeper,
    ...buckle({ ...square, at: [-3.4, -0.8] }, brass),
    band(length(-16, 16, 7.8), leather, true),
  ];
}

const front: Plate = {
  name: "woven-leather-belt-front",
  alt: "Woven belt in tan leather, coiled, with plaited strands, a plain leather tip and a square brass buckle.",
  altEs:
    "Cinturón de cuero trenzado color tostado, enrollado, con punta de cuero liso y hebilla cuadrada de latón.",
  ground: "sage",
  frame: { scale: 30, origin: [586, 700] },
  prints: [
    path(
      "-12.6,5 -11.8,8 -8,10.9 -3,12.4 2,12.4 8,13 12.6,16.4 13.6,17 15,15 9,10 12.4,7 12,5 0,9 -12.6,5",
    ),
  ],
  pieces: belt(cloth("tan", "leather")),
};
const detail: Plate = {
  name: "woven-leather-belt-detail",
  alt: "Close view of the woven belt in cognac: plaited leather strands beside the brass buckle.",
  altEs:
    "Detalle del cinturón trenzado en coñac: las tiras de cuero entrelazadas junto a la hebilla de latón.",
  ground: "sand",
  frame: {
    scale: 66,
    origin: [590, 740],
    pose: ([x, y]) => [x * 0.94 + y * 0.34, y * 0.94 - x * 0.34],
  },
  cropped: true,
  pieces: laidStraight(cloth("cognac", "leather")),
};

export const wovenLeatherBelt = [front, detail];
