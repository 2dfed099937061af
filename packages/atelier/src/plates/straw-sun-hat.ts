import { edge } from "../engine/outline.ts";
import { path } from "../engine/path.ts";
import type { Cloth, Line, Piece } from "../engine/piece.ts";
import { movedPieces } from "../engine/piece.ts";
import type { Plate } from "../engine/plate.ts";
import type { Move, Point } from "../engine/point.ts";
import { bow } from "../parts/bow.ts";
import { cloth } from "../parts/cloth.ts";
import { crease, flute, seam, stitch, texture } from "../parts/sewing.ts";
import { surface } from "../parts/surface.ts";
import { plait } from "../parts/weave.ts";

/** A ring of the brim, `reach` 0 at the crown to 1 at the edge, with the dip of a soft brim. */
function brimRing(reach: number, from = 0, to = 360, count = 40): Point[] {
  return Array.from({ length: count + 1 }, (_, i) => {
    const degrees = from + ((to - from) * i) / count;
    const turn = (degrees * Math.PI) / 180;
    const wave = reach * reach * (1 * Math.sin(turn * 2 + 0.6) + 0.5 * Math.cos(turn * 3));
    return [
      (9.6 + 14.4 * reach) * Math.cos(turn),
      (3.2 + 6.4 * reach) * Math.sin(turn) + 1.4 * reach + wave,
    ] as const;
  });
}

function straws(rings: number): Line[] {
  return Array.from({ length: rings }, (_, i) => texture(brimRing((i + 1) / (rings + 0.6)), 1.2));
}
function spokes(count: number): Line[] {
  return Array.from({ length: count }, (_, i) => {
    const turn = (i / count) * 360;
    const start = brimRing(0.12, turn, turn, 1)[0] as Point;
    const end = brimRing(0.94, turn + 8, turn + 8, 1)[0] as Point;
    return texture([start, end] as const, 0.8);
  });
}

const rim = brimRing(1);

const crownCloth = surface(path("-9,-10.4 -9.9,0.4"), path("9,-10.4 9.9,0.4"), {
  top: 2.4,
  bottom: 3.2,
});

function under(straw: Cloth): Piece {
  return {
    edges: [
      edge(brimRing(1, 10, 170).map(([x, y]): Point => [x * 0.995, y + 1.1])),
      edge([...brimRing(1, 10, 170)].reverse(), 0),
    ],
    cloth: straw,
    shade: 0.5,
    roundness: 0,
  };
}

function brim(straw: Cloth): Piece {
  return {
    edges: [edge(rim)],
    cloth: straw,
    lines: [...straws(9), ...spokes(64), stitch(brimRing(0.965))],
    folds: [
      flute(path("-10,3 -15,5.4 -20.6,6.6"), 2.2, 0.5),
      flute(path("9.6,3.4 13,6.2 16.4,9"), 2.4, 0.6),
      crease(path("-10.4,1.6 0,6.2 11.6,3.4 14,0.4"), 2.4, 0.9),
    ],
    roundness: 2,
  };
}

function crown(straw: Cloth): Piece {
  const crownPlait = plait(crownCloth, 26, 8, straw.swatch.shadow, 0.55);
  return {
    edges: [
      edge(path("-9.9,0.2 -9.7,-5 -8.8,-10 -6,-12.8 0,-13.8 6,-12.9 8.8,-10 9.7,-5 9.9,0.2")),
      edge(path("9.9,0.2 7,2.6 0,3.7 -7,2.6 -9.9,0.2")),
    ],
    cloth: straw,
    marks: crownPlait.marks,
    lines: [...crownPlait.lines, seam(path("-8.7,-10 -5,-8.4 0,-7.9 5,-8.4 8.7,-10"))],
    folds: [
      {
        points: path("-5,-12 0,-10.6 5.4,-11.8"),
        width: 1.5,
        depth: 0.7,
        shape: "spindle",
        ink: [0.2, 0.8],
      },
    ],
    roundness: 2.6,
    cast: 0.7,
  };
}

function band(ribbon: Cloth): Piece {
  return {
    edges: [
      edge(path("-9.8,-4.2 -6,-1.7 0,-0.8 6,-1.7 9.8,-4.2")),
      edge(path("9.8,-4.2 10,0.3")),
      edge(path("10,0.3 7,2.8 0,3.9 -7,2.8 -10,0.3")),
      edge(path("-10,0.3 -9.8,-4.2")),
    ],
    cloth: ribbon,
    lines: [
      texture(path("-9.7,-3.4 -6,-0.9 0,0 6,-0.9 9.7,-3.4")),
      texture(path("-9.9,-0.6 -7,2 0,3.1 7,2 9.9,-0.6")),
    ],
    roundness: 1.8,
    cast: 0.4,
  };
}

function hat(straw: Cloth, ribbon: Cloth): Piece[] {
  const trim = bow(
    {
      at: [7.4, 0.4],
      loop: { wide: 4.4, tall: 3.6, droop: 0.6 },
      tails: [
        { length: 7.4, lean: 4.6, wide: 2.4 },
        { length: 6.4, lean: -1.6, wide: 2.3 },
      ],
    },
    ribbon,
  );
  return [under(straw), brim(straw), crown(straw), band(ribbon), ...trim];
}

/** The hat laid at a tilt. */
function tilted(degrees: number): Move {
  const turn = (degrees * Math.PI) / 180;
  return ([x, y]) => [
    x * Math.cos(turn) - y * Math.sin(turn),
    x * Math.sin(turn) + y * Math.cos(turn),
  ];
}

const front: Plate = {
  name: "straw-sun-hat-front",
  alt: "Wide-brimmed sun hat in natural plaited straw with a black grosgrain ribbon tied in a bow at the side.",
  altEs:
    "Sombrero de ala ancha en paja trenzada natural, con cinta negra de grogrén atada en lazo a un lado.",
  ground: "mist",
  frame: { scale: 19.6, origin: [598, 840] },
  prints: [path("-21,9 -16,11.6 -8,13 2,13 12,11.4 20,8.6 22,5 10,6 -8,7 -21,9")],
  pieces: movedPieces(hat(cloth("natural", "straw"), cloth("black", "silk")), tilted(-9)),
};
const detail: Plate = {
  name: "straw-sun-hat-detail",
  alt: "Close view of the sun hat in black straw: the plait of the crown and a terracotta ribbon bow.",
  altEs:
    "Detalle del sombrero de paja en negro: el trenzado de la copa y un lazo de cinta terracota.",
  ground: "rose",
  frame: { scale: 40, origin: [470, 850] },
  cropped: true,
  pieces: movedPieces(hat(cloth("black", "straw"), cloth("terracotta", "silk")), tilted(-9)),
};

export const strawSunHat = [front, detail];
