import { arc } from "../engine/arc.ts";
import type { Point } from "../engine/point.ts";

/**
 * Capitals in the manner of Bodoni, drawn on a grid of 700 units' cap height with y down: upright
 * stress, unbracketed hairline serifs. One shape is one closed outline; counters wind the other way.
 */
type Letter = { advance: number; shapes: readonly (readonly Point[])[] };

export const CAP = 700;

type Weights = { stem: number; hair: number };

const bar = (x1: number, y1: number, x2: number, y2: number): Point[] => [
  [x1, y1],
  [x2, y1],
  [x2, y2],
  [x1, y2],
];

/** A stroke between two heights, `wide` across, as slanting strokes of A, M, N are. */
const slant = (topX: number, bottomX: number, wide: number, top = 0, bottom = CAP): Point[] => [
  [topX, top],
  [topX + wide, top],
  [bottomX + wide, bottom],
  [bottomX, bottom],
];

/** The wedge that ends an arm of E, F, L, T, Z: a serif across the stroke. */
const beak = (x: number, y: number, reach: number, hair: number, lean: number): Point[] => [
  [x, y],
  [x, y + reach],
  [x - hair * 0.9, y + reach],
  [x - lean, y + Math.sign(reach) * hair],
  [x - lean, y],
];

/** The open round of C and G: thick at the left, hairline above and below. */
function openRound({ stem, hair }: Weights): Point[][] {
  const [cx, rx, ry, cy] = [330, 300, 362, 350];
  const inner = rx - stem * 0.5 - hair * 0.6;
  const shift = stem * 0.5 - hair * 0.6;
  const outline = [
    ...arc([cx, cy], rx, ry, -46, -322),
    ...arc([cx + shift, cy], inner, ry - hair, -322, -46),
  ];
  const tip = cx + rx * Math.cos((38 * Math.PI) / 180) + 26;
  const terminal: Point[] = [
    [tip, 0],
    [tip, 236],
    [tip - hair, 236],
    ...arc([cx + shift, cy], inner, ry - hair, -40, -70, 10),
    ...arc([cx, cy], rx, ry, -68, -48, 10),
    [tip - hair, 92],
    [tip - hair, 0],
  ];
  return [outline, terminal];
}

/** Return the capitals of the wordmark in one weight. */
export function letters({ stem, hair }: Weights): Record<string, Letter> {
  const serif = (center: number, y: number, half: number): Point[] =>
    bar(center - half, y === 0 ? 0 : CAP - hair, center + half, y === 0 ? hair : CAP);
  const post = (x: number): Point[][] => [
    bar(x, 0, x + stem, CAP),
    serif(x + stem / 2, 0, stem / 2 + 62),
    serif(x + stem / 2, CAP, stem / 2 + 62),
  ];
  const thin = (x: number): Point[] => bar(x, 0, x + hair, CAP);
  const [round, terminal] = openRound({ stem, hair }) as [Point[], Point[]];
  return {
    A: {
      advance: 700,
      shapes: [
        slant(318, 78, hair * 1.15),
        slant(300, 508, stem * 1.08),
        bar(180, 462, 540, 462 + hair),
        serif(84, CAP, 78),
        serif(508 + stem * 0.54, CAP, stem * 0.54 + 66),
      ],
    },
    C: { advance: 650, shapes: [round, terminal] },
    E: {
      advance: 590,
      shapes: [
        ...post(80),
        bar(80, 0, 520, hair),
        bar(80, CAP - hair, 540, CAP),
        bar(80, 340, 400, 340 + hair),
        beak(520, 0, 196, hair, 88),
        beak(540, CAP, -214, hair, 92),
        [
          [400, 250],
          [400, 444],
          [400 - hair * 0.9, 444],
          [340, 340 + hair],
          [340, 340],
          [400 - hair * 0.9, 250],
        ],
      ],
    },
    G: {
      advance: 740,
      shapes: [
        round,
        terminal,
        bar(520, 420, 520 + stem, 640),
        bar(452, 400, 700, 400 + hair),
        [[520, 610], [520 + stem, 560], [520 + stem, 640], ...arc([330, 350], 300, 362, 48, 62, 6)],
      ],
    },
    I: { advance: 300, shapes: post(102) },
    L: {
      advance: 560,
      shapes: [...post(80), bar(80, CAP - hair, 510, CAP), beak(510, CAP, -226, hair, 96)],
    },
    M: {
      advance: 870,
      shapes: [
        thin(110),
        slant(96, 366, stem * 1.08),
        slant(686, 420, hair * 1.2),
        bar(686, 0, 686 + stem, CAP),
        serif(70, 0, 54),
        serif(110 + hair / 2, CAP, 80),
        serif(686 + stem / 2, CAP, stem / 2 + 62),
        bar(680, 0, 686 + stem + 62, hair),
      ],
    },
    N: {
      advance: 760,
      shapes: [
        thin(118),
        slant(104, 604, stem * 1.05),
        thin(634),
        bar(40, 0, 190, hair),
        serif(118 + hair / 2, CAP, 80),
        serif(634 + hair / 2, 0, 80),
      ],
    },
    T: {
      advance: 640,
      shapes: [
        bar(320 - stem / 2, 0, 320 + stem / 2, CAP),
        serif(320, CAP, stem / 2 + 66),
        bar(50, 0, 590, hair),
        beak(590, 0, 206, hair, 92),
        beak(50, 0, 206, hair, -92).map(
          ([x, y]): Point => [x === 50 - hair * 0.9 ? 50 + hair * 0.9 : x, y],
        ),
      ],
    },
    U: {
      advance: 740,
      shapes: [
        [
          [92, 0],
          [92 + stem, 0],
          [92 + stem, 460],
          ...arc([(92 + stem + 606) / 2, 460], (514 - stem) / 2, 252 - hair, 180, 0),
          [606, 0],
          [606 + hair, 0],
          [606 + hair, 460],
          ...arc([349 + hair / 2, 460], 257 + hair / 2, 252, 0, 180),
        ],
        serif(92 + stem / 2, 0, stem / 2 + 62),
        serif(606 + hair / 2, 0, 76),
      ],
    },
    Z: {
      advance: 640,
      shapes: [
        bar(72, 0, 566, hair),
        bar(50, CAP - hair, 576, CAP),
        slant(566 - stem * 1.2, 50, stem * 1.2),
        beak(576, CAP, -206, hair, 92),
        beak(72, 0, 196, hair, -92).map(
          ([x, y]): Point => [x === 72 - hair * 0.9 ? 72 + hair * 0.9 : x, y],
        ),
      ],
    },
  };
}
