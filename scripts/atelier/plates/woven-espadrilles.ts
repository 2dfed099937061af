import { edge } from "../engine/outline.ts";
import { path } from "../engine/path.ts";
import type { Cloth, Piece } from "../engine/piece.ts";
import type { Plate } from "../engine/plate.ts";
import { cloth, jute, lining } from "../parts/cloth.ts";
import { pair } from "../parts/pair.ts";
import { crease, stitch } from "../parts/sewing.ts";
import { surface } from "../parts/surface.ts";
import { basket, plait } from "../parts/weave.ts";

const ropeCloth = surface(path("-14.4,3.6 -14.8,6.8"), path("13,2.2 13.2,5.4"), {
  top: 1.9,
  bottom: 1.9,
});

const counterCloth = surface(path("2.4,0.8 2,5"), path("12.9,-4 13.4,3"));

const vampCloth = surface(path("-14.4,2 -12,6.4"), path("-3,-3.4 5.4,4.6"), {
  top: -1,
  bottom: 0.6,
});

const stitches: Piece["lines"] = Array.from({ length: 17 }, (_, i) => {
  const t = i / 16;
  const x = -13 + 26 * t;
  const y = 4.6 + 1.1 * Math.sin(Math.PI * (0.2 + 0.75 * t)) - 2.4 * t * t;
  return {
    points: [
      [x, y - 0.7],
      [x + 0.35, y + 0.7],
    ] as const,
    kind: "light" as const,
  };
});

function sole(): Piece {
  return {
    edges: [
      edge(path("-14.2,3.2 -15.1,5 -14,7 -9,8.5 -2,8.3 6,7.3 13,5.8")),
      edge(path("13,5.8 13.9,4 13.2,2")),
      edge(path("13.2,2 6,3.6 -4,4.6 -14.2,3.2"), 0),
    ],
    cloth: jute,
    ...plait(ropeCloth, 36, 3, jute.swatch.shadow),
    roundness: 0.9,
  };
}

function inside(): Piece {
  return {
    edges: [
      edge(path("-4,-2 -0.6,-3.2 5,-4.4 10,-5 12.8,-3.8")),
      edge(path("12.8,-3.8 9.6,1 4,2 -2,1.4 -4,-2"), 0),
    ],
    cloth: lining,
    shade: 0.15,
    folds: [
      crease(path("-1.6,-0.8 5,-1.2 11.4,-2.8"), 1.7, 0.9),
      {
        points: path("0,0.4 5,0.2 10,-1.2"),
        width: 0.8,
        depth: 0.6,
        shape: "spindle",
        ink: [0.1, 0.7],
      },
    ],
    roundness: 0.7,
  };
}

function counter(canvas: Cloth): Piece {
  const counterWeave = basket(counterCloth, 9, 5, canvas.swatch.shadow);
  return {
    edges: [
      edge(path("2,1.2 6,0.6 9.8,-0.9 12.9,-4")),
      edge(path("12.9,-4 13.8,-1 13.3,2.8")),
      edge(path("13.3,2.8 7,4.1 1,4.8"), 0.9),
      edge(path("1,4.8 2,1.2"), 0),
    ],
    cloth: canvas,
    marks: counterWeave.marks,
    lines: [...counterWeave.lines, stitch(path("2.2,1.9 6.2,1.3 10.2,-0.3 13.1,-3.1"))],
    roundness: 1.1,
  };
}

function vamp(canvas: Cloth): Piece {
  const vampWeave = basket(vampCloth, 13, 7, canvas.swatch.shadow);
  return {
    edges: [
      edge(path("-14.2,3.8 -14.4,2.2 -12.6,0.6 -8.6,-0.8 -4.4,-2.4")),
      edge(path("-4.4,-2.4 -3,-1.6 -1.4,0.2 0.8,1.3 3.6,1.4")),
      edge(path("3.6,1.4 4.6,2.8 4.3,4.7")),
      edge(path("4.3,4.7 -2,5.4 -9,5.7 -14.2,3.8")),
    ],
    cloth: canvas,
    marks: vampWeave.marks,
    lines: [...vampWeave.lines, stitch(path("-5,-1.6 -3.6,-0.8 -2,1 0.4,2.1 3.6,2.2"))],
    folds: [crease(path("-12.8,1.8 -8.8,0.6 -4.6,-0.6"), 1.6, 0.5)],
    roundness: 1.3,
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
function espadrille(canvas: Cloth): Piece[] {
  return [sole(), inside(), counter(canvas), vamp(canvas), binding()];
}

const front: Plate = {
  name: "woven-espadrilles-front",
  alt: "A pair of woven slip-on espadrilles in natural with hand-stitched uppers on plaited jute soles.",
  altEs: "Par de alpargatas tejidas en tono natural, cosidas a mano sobre suelas de yute trenzado.",
  ground: "mist",
  frame: { scale: 28, origin: [606, 860] },
  pools: [
    { at: [-1.6, 13.6], half: 13 },
    { at: [4, 2], half: 12 },
  ],
  pieces: pair(espadrille(cloth("natural", "linen")), { apart: [4.6, -11], turn: -5 }),
};
const detail: Plate = {
  name: "woven-espadrilles-detail",
  alt: "Close view of a woven espadrille in navy: the basket weave of the toe and the jute sole.",
  altEs: "Detalle de una alpargata tejida en azul marino: el tejido de canasta de la puntera y la suela de yute.",
  ground: "sand",
  frame: { scale: 60, origin: [860, 800] },
  cropped: true,
  pieces: espadrille(cloth("navy", "linen")),
};

export const wovenEspadrilles = [front, detail];
