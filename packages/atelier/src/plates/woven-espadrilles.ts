import { edge } from "../engine/outline.ts";
import { path } from "../engine/path.ts";
import type { Cloth, Piece } from "../engine/piece.ts";
import type { Plate } from "../engine/plate.ts";
import { cloth, jute } from "../parts/cloth.ts";
import type { Last } from "../parts/last.ts";
import { pair, type Shoe } from "../parts/pair.ts";
import { crease, light, stitch } from "../parts/sewing.ts";
import { opening } from "../parts/shoe.ts";
import { surface } from "../parts/surface.ts";
import { basket, plait } from "../parts/weave.ts";

const ropeCloth = surface(path("-14.4,3.6 -14.8,6.2"), path("13,2.2 13.2,4.9"), {
  top: 1.9,
  bottom: 1.9,
});

const farLine = path("-2.8,-2.4 0.6,-3.2 4.6,-3.6 8.6,-4.2 11.6,-5 12.8,-4.8");
const nearLine = path("12.8,-4.8 11.4,-2.8 8.6,-0.8 5.4,0.3 2.2,0.4 -0.4,-0.4 -2.8,-2.4");

const ridge = path("-14.4,3.4 -14.3,2.3 -13,1 -10.4,-0.1 -7.4,-1.1 -4.6,-2 -2.8,-2.4");
const last: Last = {
  far: [...ridge, ...farLine.slice(1), [13.7, -3.2]],
  near: [...ridge, ...[...nearLine].reverse().slice(1), [13.7, -3.2]],
  foot: path("-15,4.7 -11.6,7.3 -7.4,7.7 -2,7.4 6,6.3 13,5 13.8,3.8"),
  half: 4.6,
};
const prints = [
  path(
    "-15,4.9 -14.3,6.3 -11.6,7.5 -7.4,7.9 -2,7.6 6,6.5 13,5.2 13.9,3.8 9,3 -6,3.4 -12.4,3.6 -15,4.9",
  ),
];

const counterCloth = surface(path("3,0.6 2.8,4.8"), path("12.8,-4.6 13.6,2.6"));

const vampCloth = surface(path("-14.4,2 -12,6.4"), path("-3,-3.4 5.4,4.6"), {
  top: -1,
  bottom: 0.6,
});

const stitches: Piece["lines"] = Array.from({ length: 17 }, (_, i) => {
  const t = i / 16;
  const x = -13 + 26 * t;
  const y = 4.6 + 1.1 * Math.sin(Math.PI * (0.2 + 0.75 * t)) - 2.4 * t * t;
  return light([
    [x, y - 0.7],
    [x + 0.35, y + 0.7],
  ] as const);
});

function sole(): Piece {
  return {
    edges: [
      edge(path("-14.3,3.4 -15.1,4.7 -14.3,6.3 -11.6,7.5 -7.4,7.9 -2,7.6 6,6.5 13,5.2")),
      edge(path("13,5.2 13.9,3.8 13.4,2.2")),
      edge(path("13.4,2.2 6,3.6 -4,4.6 -14.3,3.4"), 0),
    ],
    cloth: jute,
    ...plait(ropeCloth, 36, 3, jute.swatch.shadow),
    roundness: 0.9,
  };
}

function counter(canvas: Cloth): Piece {
  const counterWeave = basket(counterCloth, 9, 5, canvas.swatch.shadow);
  return {
    edges: [
      edge(path("2.6,0.5 5.4,0.3 8.6,-0.8 11.4,-2.8 12.8,-4.8")),
      edge(path("12.8,-4.8 13.7,-3.2 13.8,-0.8 13.5,2.6")),
      edge(path("13.5,2.6 7,4 1.6,4.8"), 0.9),
      edge(path("1.6,4.8 2.6,0.5"), 0),
    ],
    cloth: canvas,
    marks: counterWeave.marks,
    lines: [...counterWeave.lines, stitch(path("3,1.1 5.6,1 9,-0.1 12,-2.2 13.1,-3.8"))],
    folds: [crease(path("6,2.6 9.4,1.8 12.6,-0.4"), 1.2, 0.5)],
    roundness: 1.2,
  };
}

function vamp(canvas: Cloth): Piece {
  const vampWeave = basket(vampCloth, 13, 7, canvas.swatch.shadow);
  return {
    edges: [
      edge(path("-14.3,3.6 -14.3,2.3 -13,1 -10.4,-0.1 -7.4,-1.1 -4.6,-2 -2.8,-2.4")),
      edge(path("-2.8,-2.4 -1.8,-1.2 -0.4,-0.3 1.6,0.3 4,0.4")),
      edge(path("4,0.4 4.6,2.4 4.2,4.6")),
      edge(path("4.2,4.6 -2,5.4 -8,5.6 -12.4,5 -14.3,3.6")),
    ],
    cloth: canvas,
    marks: vampWeave.marks,
    lines: [
      ...vampWeave.lines,
      stitch(path("-3.6,-1.9 -2.4,-0.6 -0.8,0.4 1.6,1 4,1.1")),
      stitch(path("3.5,0.7 4,2.5 3.7,4.6")),
    ],
    folds: [
      crease(path("-12.6,2 -8.8,0.7 -5,-0.4"), 1.6, 0.5),
      crease(path("-12.4,4.4 -6,4.6 1,4"), 1, 0.5),
    ],
    roundness: 1.6,
    cast: 0.6,
  };
}

function binding(): Piece {
  return {
    edges: [
      edge(path("-14.3,3 -12.4,4.5 -7,5.2 0,4.7 7,3.6 13.4,2.3"), 0),
      edge(path("13.4,2.3 13.4,3.3"), 0),
      edge(path("13.4,3.3 7,4.7 0,5.7 -7,6.2 -12.4,5.5 -14.4,4"), 0.7),
      edge(path("-14.4,4 -14.3,3"), 0),
    ],
    cloth: jute,
    lines: stitches,
    roundness: 0.3,
    cast: 0.2,
  };
}

/** A woven slip-on espadrille on a plaited jute sole, toe to the viewer's left. */
export function espadrille(canvas: Cloth): Shoe {
  const toe = crease(path("0.6,0 -0.4,-1.4 -1.6,-2.6"), 2.6, 1);
  const inside = opening(farLine, nearLine, toe);
  const pieces = [sole(), inside, counter(canvas), vamp(canvas), binding()];
  return { pieces, last, prints };
}

const front: Plate = {
  name: "woven-espadrilles-front",
  alt: "A pair of woven slip-on espadrilles in natural with hand-stitched uppers on plaited jute soles.",
  altEs: "Par de alpargatas tejidas en tono natural, cosidas a mano sobre suelas de yute trenzado.",
  ground: "mist",
  frame: { scale: 31, origin: [596, 890] },
  ...pair(espadrille(cloth("natural", "linen")), { apart: [4, -7.4], turn: [26, -5] }),
};
const detail: Plate = {
  name: "woven-espadrilles-detail",
  alt: "Close view of the woven espadrilles in navy: the basket weave of the toe and the jute sole.",
  altEs:
    "Detalle de las alpargatas tejidas en azul marino: el tejido de canasta de la puntera y la suela de yute.",
  ground: "sand",
  frame: { scale: 50, origin: [690, 860] },
  cropped: true,
  ...pair(espadrille(cloth("navy", "linen")), { apart: [4, -7.4], turn: [26, -5] }),
};

export const wovenEspadrilles = [front, detail];
