import { edge } from "../engine/outline.ts";
import { path } from "../engine/path.ts";
import type { Cloth, Piece } from "../engine/piece.ts";
import type { Plate } from "../engine/plate.ts";
import { cloth, lining } from "../parts/cloth.ts";
import { ribs } from "../parts/knit.ts";
import type { Last } from "../parts/last.ts";
import { pair, type Shoe } from "../parts/pair.ts";
import { crease, inked, seam, stitch } from "../parts/sewing.ts";
import { surface } from "../parts/surface.ts";

const stack = cloth("sole", "leather");

const goreCloth = surface(path("2.4,-14.3 2.9,-9 3.6,-4.4"), path("7.9,-14.2 7.2,-9 6.4,-4.4"), {
  top: 0.2,
  bottom: 1,
});

const ridge = path(
  "-14.3,7.9 -14,6.4 -12.2,4.7 -9.4,3.1 -6.4,1.4 -4,-0.9 -2.6,-3.6 -2,-7 -1.5,-15.6",
);
const last: Last = {
  far: [...ridge, ...path("1.4,-16.8 5,-17.3 8.6,-16.9 11.2,-15.6 13,-2")],
  near: [...ridge, ...path("1.2,-14.2 5,-13.6 9,-14.2 11.2,-15.6 13,-2")],
  foot: path("-14.3,8.4 -12.4,9.8 -8,10.3 -3.4,9.5 1,7.8 4,6.6 5.8,8 6.9,11 12.4,10.3 13,8"),
  half: 4.4,
};
const prints = [
  path("-14.3,8.6 -12.4,10 -8,10.5 -3.4,9.7 0,8.4 -4,7.4 -11,7.6 -14.3,8.6"),
  path("6.9,10.9 9.6,10.9 12.3,10.3 12.6,8.6 9,8.4 6.9,10.9"),
];

function inside(): Piece {
  return {
    edges: [
      edge(path("-1.4,-15.6 1.4,-16.8 5,-17.3 8.6,-16.9 11.2,-15.6")),
      edge(path("11.2,-15.6 9,-14.2 5,-13.6 1.2,-14.2 -1.4,-15.6"), 0),
    ],
    cloth: lining,
    folds: [crease(path("0,-15.6 5,-16.4 10,-15.4"), 1.6, 0.9)],
    shade: 0.35,
    roundness: 0.8,
  };
}

/** The loop at the back that the boot is pulled on by: it stands up from the rim. */
function tab(suede: Cloth): Piece {
  return {
    edges: [
      edge(path("9.5,-13.6 9.6,-17 10.2,-18.7 11.2,-18.9 11.9,-17.4 11.8,-14 11.6,-12.4")),
      edge(path("11.6,-12.4 9.6,-12")),
      edge(path("9.6,-12 9.5,-13.6")),
    ],
    cloth: suede,
    lines: [stitch(path("9.9,-12.6 9.9,-14.4 11.4,-14.7 11.3,-12.9"))],
    marks: [
      {
        points: path("10.4,-15.6 10.5,-17.4 11,-17.8 11.3,-17 11.2,-15.6 10.4,-15.6"),
        color: suede.swatch.deep,
        opacity: 0.8,
      },
    ],
    roundness: 0.5,
    cast: 0.4,
  };
}

function sole(): Piece {
  return {
    edges: [
      edge(path("-14.3,7.9 -14.2,8.9 -12.4,10 -8,10.5 -3.4,9.7 1,8 4,6.6 6.4,5.8")),
      edge(path("6.4,5.8 6.4,4.8")),
      edge(path("6.4,4.8 2,6.6 -2.4,8.7 -7.4,9.7 -12,9.3 -14.3,7.9"), 0),
    ],
    cloth: stack,
    roundness: 0.5,
  };
}

function heel(): Piece {
  return {
    edges: [
      edge(path("5.8,5.2 9,4.4 12.6,3.2")),
      edge(path("12.6,3.2 12.5,6.8 12.3,10.3")),
      edge(path("12.3,10.3 9.6,10.9 6.9,11")),
      edge(path("6.9,11 6.6,8 5.8,5.2")),
    ],
    cloth: stack,
    lines: [1.5, 3, 4.5].map((drop) =>
      seam([
        [6.1 + drop * 0.1, 5.4 + drop],
        [9.2, 4.7 + drop],
        [12.5, 3.5 + drop],
      ] as const),
    ),
    roundness: 1,
  };
}

function upper(suede: Cloth): Piece {
  return {
    edges: [
      edge(
        path(
          "-14.3,7.9 -14,6.4 -12.2,4.7 -9.4,3.1 -6.4,1.4 -4,-0.9 -2.6,-3.6 -2,-7 -1.6,-11 -1.4,-15.6",
        ),
      ),
      edge(path("-1.4,-15.6 1.2,-14.3 5,-13.7 8.8,-14.2 11.2,-15.6")),
      edge(path("11.2,-15.6 10.9,-11 11.1,-6.4 12,-2.6 12.8,0.4 12.6,3.3")),
      edge(path("12.6,3.3 9,4.4 5.6,5.3 2,6.8 -2.4,8.9 -7.4,9.9 -12,9.5 -14.3,7.9")),
    ],
    cloth: suede,
    folds: [
      crease(path("-3,-2.6 0,-1.6 2.4,0.8"), 1.5, 0.8, 0.4),
      crease(path("-4.6,0 -1.4,0.8 1,3"), 1.3, 0.7, 0.35),
      crease(path("11.2,-5.4 9,-3.4 7.4,-0.6"), 1.4, 0.6, 0.3),
      crease(path("-11.6,8 -4,7.6 3,4.8 10.6,2.4"), 1.5, 0.55),
      crease(path("-0.4,-14 -0.6,-9.6 -1.2,-5"), 1.4, 0.5),
      crease(path("-12.4,6.6 -9,4.8 -6,3.4"), 1.4, 0.4),
    ],
    lines: [
      inked(path("3.7,-3.6 1.4,0 -1,4.4 -1.8,8.4"), 0.8),
      stitch(path("4.3,-3.2 2,0.4 -0.4,4.6 -1.2,8.2")),
      stitch(path("-1.2,-14.6 1.3,-13.5 2.2,-13.2")),
      stitch(path("8.1,-13.2 9.2,-13.5 10.9,-14.5")),
      seam(path("6.4,-4.2 8.6,-0.6 9.4,4.2")),
    ],
    roundness: 2.2,
  };
}

function gore(): Piece {
  return {
    edges: [
      edge(path("2.4,-14 5,-13.7 7.9,-13.9"), 0.7),
      edge(path("7.9,-13.9 7.2,-9 6.4,-4.4")),
      edge(path("6.4,-4.4 5,-3.2 3.6,-4.4")),
      edge(path("3.6,-4.4 2.9,-9 2.4,-14")),
    ],
    cloth: cloth("black", "knit"),
    lines: ribs(goreCloth, 10, 1.3),
    roundness: 0.6,
    cast: 0,
  };
}

/** A Chelsea boot on a block heel, toe to the viewer's left. */
function boot(suede: Cloth): Shoe {
  const pieces = [inside(), sole(), heel(), upper(suede), gore(), tab(suede)];
  return { pieces, last, prints };
}

const front: Plate = {
  name: "suede-ankle-boots-front",
  alt: "A pair of camel suede ankle boots with elastic side panels, pull tabs and a stacked block heel.",
  altEs:
    "Par de botines de gamuza color camello con elásticos laterales, tiradores y tacón ancho apilado.",
  ground: "mist",
  frame: { scale: 28, origin: [604, 900] },
  ...pair(boot(cloth("camel", "suede")), { apart: [6, -7], turn: [22, -4] }),
};
const detail: Plate = {
  name: "suede-ankle-boots-detail",
  alt: "A charcoal suede ankle boot seen close, with its elastic panel, pull tab and stacked heel.",
  altEs:
    "Un botín de gamuza gris carbón visto de cerca, con su elástico, su tirador y su tacón apilado.",
  ground: "sand",
  frame: { scale: 37, origin: [524, 950] },
  cropped: true,
  ...boot(cloth("charcoal", "suede")),
};

export const suedeAnkleBoots = [front, detail];
