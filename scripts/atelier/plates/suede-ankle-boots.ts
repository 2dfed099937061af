import { edge } from "../engine/outline.ts";
import { path } from "../engine/path.ts";
import type { Cloth, Piece } from "../engine/piece.ts";
import type { Plate } from "../engine/plate.ts";
import { cloth, lining } from "../parts/cloth.ts";
import { ribs } from "../parts/knit.ts";
import { pair } from "../parts/pair.ts";
import { crease, seam, stitch } from "../parts/sewing.ts";
import { surface } from "../parts/surface.ts";

const stack = cloth("sole", "leather");

const goreCloth = surface(
  path("2.2,-13.6 2.8,-8.6 3.4,-4.4"),
  path("7.8,-13.4 7.2,-8.6 6.4,-4.4"),
  { top: 0.2, bottom: 1 },
);

function inside(): Piece {
  return {
    edges: [
      edge(path("-0.8,-15 2,-16.9 6,-17.6 10,-17.2 11.8,-15.4")),
      edge(path("11.8,-15.4 6,-11.4 -0.8,-15"), 0),
    ],
    cloth: lining,
    shade: 0.4,
    roundness: 0.6,
  };
}

function tab(suede: Cloth): Piece {
  return {
    edges: [
      edge(path("10.2,-16.4 10.6,-19 12,-19.2 12.4,-16.4")),
      edge(path("12.4,-16.4 12.2,-12.6")),
      edge(path("12.2,-12.6 11,-12.8")),
      edge(path("11,-12.8 10.2,-16.4"), 0),
    ],
    cloth: suede,
    roundness: 0.4,
    cast: 0.4,
  };
}

function sole(): Piece {
  return {
    edges: [
      edge(path("-14,6.6 -13.2,8.2 -8,9 -1,8.5 4,7 6.4,6")),
      edge(path("6.4,6 6.4,4.8")),
      edge(path("6.4,4.8 0,7 -8,7.6 -14,6.6"), 0),
    ],
    cloth: stack,
    roundness: 0.5,
  };
}

function heel(): Piece {
  return {
    edges: [
      edge(path("5.6,5.6 9,4.6 12.5,3")),
      edge(path("12.5,3 12.4,10.2")),
      edge(path("12.4,10.2 9.4,11.2 6.6,11.2")),
      edge(path("6.6,11.2 5.6,5.6")),
    ],
    cloth: stack,
    lines: [1.6, 3.2, 4.8].map((drop) => ({
      points: [
        [5.9, 5.6 + drop],
        [9, 4.8 + drop],
        [12.5, 3.3 + drop],
      ] as const,
      kind: "seam" as const,
    })),
    roundness: 1,
  };
}

function upper(suede: Cloth): Piece {
  return {
    edges: [
      edge(path("-13.8,6.8 -14,4.8 -11.6,2.6 -7.4,0.6 -3.6,-2.2 -1.8,-6 -1.2,-11 -0.8,-15")),
      edge(path("-0.8,-15 2.4,-13.6 6.4,-13.3 10,-14 11.8,-15.4")),
      edge(path("11.8,-15.4 11.8,-9 12.6,-3 13,0.6 12.6,3.2")),
      edge(path("12.6,3.2 6,5.6 0,7.4 -8,8 -12.6,7.6 -13.8,6.8")),
    ],
    cloth: suede,
    folds: [
      crease(path("-2.4,-3.6 0.6,-2.2 2.6,0.6"), 1.4, 0.8, 0.4),
      crease(path("-3.4,-1.8 -0.6,-0.4 1.4,2"), 1.2, 0.7, 0.35),
      crease(path("12.2,-4 9.8,-2.4 8,0.4"), 1.2, 0.6, 0.3),
      crease(path("-11.6,6.2 -3,6.2 6,4 12,1.6"), 1.4, 0.6),
      crease(path("0.2,-13 0,-9 -0.6,-5"), 1.2, 0.5),
    ],
    lines: [
      {
        points: path("2.6,-4.2 -1,0 -3.2,4 -3.4,7.6"),
        kind: "ink",
        weight: 0.8,
      },
      stitch(path("-0.5,-13.9 2.6,-12.6 6.4,-12.2 10,-12.9 11.7,-14.2")),
      seam(path("7.2,-4.2 9.4,0 9,4.6")),
    ],
    roundness: 2.2,
  };
}

function gore(): Piece {
  return {
    edges: [
      edge(path("2.2,-13.6 5,-13.3 7.8,-13.4"), 0.7),
      edge(path("7.8,-13.4 7.2,-8.6 6.4,-4.4")),
      edge(path("6.4,-4.4 4.9,-3.3 3.4,-4.4")),
      edge(path("3.4,-4.4 2.8,-8.6 2.2,-13.6")),
    ],
    cloth: cloth("black", "knit"),
    lines: ribs(goreCloth, 10, 1.3),
    roundness: 0.6,
    cast: 0,
  };
}

/** A Chelsea boot on a block heel, toe to the viewer's left. */
function boot(suede: Cloth): Piece[] {
  return [inside(), sole(), heel(), upper(suede), gore(), tab(suede)];
}

const front: Plate = {
  name: "suede-ankle-boots-front",
  alt: "A pair of camel suede ankle boots with elastic side panels, pull tabs and a stacked block heel.",
  altEs: "Par de botines de gamuza color camello con elásticos laterales, tiradores y tacón ancho apilado.",
  ground: "mist",
  frame: { scale: 27, origin: [612, 880] },
  pools: [
    { at: [-8, 14.8], half: 8 },
    { at: [8, 17.4], half: 5 },
    { at: [-2, 3], half: 8 },
    { at: [12, 4.6], half: 4 },
  ],
  pieces: pair(boot(cloth("camel", "suede")), { apart: [4.6, -12], turn: 2 }),
};
const detail: Plate = {
  name: "suede-ankle-boots-detail",
  alt: "A charcoal suede ankle boot seen close, with its elastic panel, pull tab and stacked heel.",
  altEs: "Un botín de gamuza gris carbón visto de cerca, con su elástico, su tirador y su tacón apilado.",
  ground: "sand",
  frame: { scale: 44, origin: [400, 1020] },
  cropped: true,
  pieces: boot(cloth("charcoal", "suede")),
};

export const suedeAnkleBoots = [front, detail];
