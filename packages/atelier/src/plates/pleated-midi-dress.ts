import { edge, symmetric } from "../engine/outline.ts";
import { path } from "../engine/path.ts";
import { type Cloth, type Fold, mirroredPieces, type Piece } from "../engine/piece.ts";
import type { Plate } from "../engine/plate.ts";
import { ellipse } from "../parts/closures.ts";
import { brass, cloth } from "../parts/cloth.ts";
import { stance } from "../parts/figure.ts";
import { pleatedPanel } from "../parts/pleats.ts";
import { crease, flute, inked, seam, stitch } from "../parts/sewing.ts";
import { surface } from "../parts/surface.ts";
import { neckInside, type Top } from "../parts/top.ts";

const frame = { scale: 10.4, origin: [590, 176], pose: stance({ tilt: 1.2, swing: 1.4 }) } as const;
const top: Top = {
  neck: { half: 6.8, drop: 8 },
  shoulder: [17.6, 4.6],
  underarm: [16.4, 21],
  side: path("15.4,30 12.6,40.6"),
  hem: [0, 41.8],
};
const skirt = surface(
  path("-12.8,41.5 -15.8,49 -18.8,61 -23,88 -28,119"),
  path("12.8,41.5 15.8,49 18.8,61 23,88 28,119"),
  { top: 1.2, bottom: 4.4 },
);

/** A short sleeve cut like a petal, standing off the arm. */
function flutter(crepe: Cloth): Piece[] {
  const left: Piece = {
    edges: [
      edge(path("17,4.4 20.4,5.6 23.4,11 25.2,18.6")),
      edge(path("25.2,18.6 23.6,20.4 21.8,19.8 20.2,21.6 18.2,20.8 16.2,21.4")),
      edge(path("16.2,21.4 15,13 17,4.4"), 0),
    ],
    cloth: crepe,
    folds: [
      flute(path("17.2,6 20.6,11 23.4,20"), 1.5, 0.8, [0.1, 0.9]),
      flute(path("16.8,8 18.8,13 20.4,21"), 1.4, 0.8, [0.1, 0.9]),
    ],
    roundness: 2,
  };
  return [left, ...mirroredPieces([left])];
}

const gathers: Fold[] = [-9, -6.4, -3.6, -1, 1.8, 4.4, 7.2, 9.6].map((x, i) =>
  crease(
    [
      [x, 41.6],
      [x * 1.08, 37 - (i % 3)],
      [x * 1.2, 31 - (i % 2) * 3],
    ],
    1.1,
    0.7,
    0.5,
  ),
);

function bodice(crepe: Cloth, extra: Partial<Piece>): Piece {
  return {
    edges: symmetric([
      edge(path("0,8 3.4,7 5.9,4 6.8,-0.4")),
      edge(path("6.8,-0.4 12,2 17.6,4.6")),
      edge(path("17.6,4.6 15,13 16.4,21")),
      edge(path("16.4,21 15.4,30 12.6,41.4")),
      edge(path("12.6,41.4 6,42.3 0,42.6"), 0),
    ]),
    cloth: crepe,
    folds: [
      ...gathers,
      crease(path("16,20.6 11.4,24 6.4,25"), 1.6, 0.6, 0.3),
      crease(path("-16,20.6 -11.4,24 -6.4,25"), 1.6, 0.6, 0.3),
    ],
    roundness: 2.4,
    ...extra,
  };
}

function belt(crepe: Cloth): Piece {
  return {
    edges: symmetric([
      edge(path("0,41.4 7,41.1 12.9,40")),
      edge(path("12.9,40 13.2,42.9")),
      edge(path("13.2,42.9 7,44.1 0,44.5")),
    ]),
    cloth: crepe,
    lines: [
      stitch(path("-12.8,40.8 0,42.2 12.8,40.8")),
      stitch(path("-12.9,42.2 0,43.7 12.9,42.2")),
    ],
    roundness: 1.4,
    cast: 0.5,
  };
}

const buckle: Piece = {
  edges: [edge(ellipse([0, 42.9], 2.5, 2.2, 16), 0.8)],
  cloth: brass,
  marks: [{ points: ellipse([0, 42.9], 1.5, 1.25), color: "#96796B" }],
  lines: [inked(ellipse([0, 42.9], 1.5, 1.25)), inked(path("0,41.7 0,44.1"), 1.2)],
  roundness: 0.5,
  cast: 0.6,
};

const blush = cloth("blush", "crepe");
const front: Plate = {
  name: "pleated-midi-dress-front",
  alt: "Blush crêpe midi dress with a round neck, petal sleeves, a belted waist with a brass buckle and a knife-pleated skirt.",
  altEs:
    "Vestido midi de crepé rosa pálido con cuello redondo, mangas pétalo, cinturón con hebilla de latón y falda plisada.",
  ground: "mist",
  frame,
  pieces: [
    neckInside(top, blush),
    ...flutter(blush),
    pleatedPanel(skirt, { count: 17, step: 1.6, seed: 3 }, blush, 0),
    bodice(blush, {
      lines: [stitch(path("-7.6,0 -6.4,5 -3.7,8 0,9.1 3.7,8 6.4,5 7.6,0"))],
    }),
    belt(blush),
    buckle,
  ],
};

const olive = cloth("olive", "crepe");
const keyhole: Piece = {
  edges: [edge(path("0,1.8 2,5 2.2,9 0,12 -2.2,9 -2,5 0,1.8"))],
  cloth: olive,
  shade: 0.55,
  roundness: 0.4,
  cast: 0,
};
const back: Plate = {
  name: "pleated-midi-dress-back",
  alt: "The pleated midi dress in olive from behind, with a keyhole at the nape, a covered button and pleats that swing from the belt.",
  altEs:
    "El vestido midi plisado en oliva visto por detrás, con abertura de gota en la nuca, botón forrado y plisado que cae del cinturón.",
  ground: "rose",
  frame,
  pieces: [
    ...flutter(olive),
    pleatedPanel(skirt, { count: 17, step: 1.6, seed: 14 }, olive, 0),
    {
      ...bodice(olive, {
        lines: [seam(path("0,12 0.2,26 0,42"), 1.4)],
      }),
      edges: symmetric([
        edge(path("0,1.6 3.8,1.2 6.8,-0.4")),
        edge(path("6.8,-0.4 12,2 17.6,4.6")),
        edge(path("17.6,4.6 15,13 16.4,21")),
        edge(path("16.4,21 15.4,30 12.6,41.4")),
        edge(path("12.6,41.4 6,42.3 0,42.6"), 0),
      ]),
    },
    keyhole,
    { edges: [edge(ellipse([0, 2.2], 0.8))], cloth: olive, roundness: 0.3 },
    belt(olive),
  ],
};

export const pleatedMidiDress = [front, back];
