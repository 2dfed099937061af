import { edge } from "../engine/outline.ts";
import type { Piece } from "../engine/piece.ts";
import type { Point } from "../engine/point.ts";
import { random } from "../engine/random.ts";
import { cloth } from "../parts/cloth.ts";
import { drapedPanel } from "../parts/drape.ts";
import { pair } from "../parts/pair.ts";
import { crease } from "../parts/sewing.ts";
import { surface } from "../parts/surface.ts";
import { strawSunHat } from "../plates/straw-sun-hat.ts";
import { espadrille } from "../plates/woven-espadrilles.ts";
import { block } from "../scenery/block.ts";
import { camera, type Place } from "../scenery/camera.ts";
import { shadowAt } from "../scenery/laid-shadow.ts";
import { paintPieces, setPieces } from "../scenery/pieces.ts";
import type { Scene } from "../scenery/scene.ts";
import type { Sketch } from "../scenery/sketch.ts";
import { tones } from "../scenery/tones.ts";
import { country, meadow } from "./style-tuscan-meadow.ts";

const EYE: Place = [0, 0.98, 0];

const eye = camera({ eye: EYE, focal: 1500, center: [600, 330] });

const SEAT = 0.5;

const linen = cloth("natural", "linen");

function bench(sheet: Sketch): void {
  sheet.glaze(
    eye.face([
      [-0.6, 0, 2.2],
      [1.3, 0, 2.3],
      [2.4, 0, 2.7],
      [2.4, 0, 3],
      [-0.5, 0, 2.9],
    ]),
    { color: tones.shadowWarm, opacity: 0.45, blur: 12 },
  );
  for (const x of [-0.74, 0.62])
    block(sheet, eye, [x, 0, 2.36], [x + 0.2, SEAT - 0.1, 2.8], { weight: 2.2, lookFrom: EYE });
  block(sheet, eye, [-0.95, SEAT - 0.1, 2.22], [1.05, SEAT, 2.95], { weight: 2.6, lookFrom: EYE });
  const next = random(sheet.seed + 3);
  for (let i = 0; i < 60; i++) {
    const [x, y] = eye.at([-0.9 + next() * 1.9, SEAT - 0.02 - next() * 0.07, 2.22]);
    sheet.ink(
      [
        [x, y],
        [x + 5 + next() * 14, y + (next() - 0.5) * 4],
      ],
      { weight: 1.6, color: tones.sepia, opacity: 0.3, overshoot: 0 },
    );
  }
}

/** A length of linen laid over the seat: its flat part, and the fall before it. */
function linenThrow(): Piece[] {
  const on = (x: number, z: number): Point => eye.at([x, SEAT, z]);
  const [left, right] = [0.04, 0.62];
  const lip = 2.2;
  const fall = surface(
    [on(left, lip), [on(left, lip)[0] - 4, 740], [on(left, lip)[0] - 16, 826]],
    [on(right, lip), [on(right, lip)[0] + 4, 740], [on(right, lip)[0] + 18, 818]],
    { top: 3, bottom: 10 },
  );
  const flat: Piece = {
    edges: [
      edge([on(left + 0.05, 2.78), on(left + 0.3, 2.84), on(right - 0.03, 2.8)]),
      edge([on(right - 0.03, 2.8), on(right + 0.02, 2.5), on(right, lip)]),
      edge([on(right, lip), on((left + right) / 2, lip), on(left, lip)], 0),
      edge([on(left, lip), on(left - 0.02, 2.5), on(left + 0.05, 2.78)]),
    ],
    cloth: linen,
    folds: [
      crease([on(left + 0.1, 2.74), on(left + 0.16, 2.5), on(left + 0.12, lip)], 9, 0.6),
      crease([on(right - 0.1, 2.76), on(right - 0.12, 2.5), on(right - 0.06, lip)], 9, 0.5),
    ],
    roundness: 6,
  };
  const hem = { flutes: 6, lobe: 13, rise: [0.62, 1], width: 32, depth: 0.95, seed: 11 } as const;
  return [flat, ...drapedPanel(fall, hem, linen, { top: 0.25 })];
}

export const styleTuscanEscape: Scene = {
  name: "style-tuscan-escape",
  alt: "A straw hat and a pair of woven espadrilles on a stone bench over a fall of natural linen, cypresses and Tuscan hills behind.",
  altEs:
    "Un sombrero de paja y un par de alpargatas tejidas sobre un banco de piedra y una caída de lino natural, con cipreses y colinas toscanas al fondo.",
  width: 1200,
  height: 900,
  paint: (sheet) => {
    country(sheet);
    meadow(sheet);
    bench(sheet);
    paintPieces(sheet, linenThrow(), 2.4, true);
    const [hat] = strawSunHat;
    if (!hat) throw new Error("the hat has its front plate");
    const seat = eye.at([0, SEAT, 2.55]);
    shadowAt(
      sheet,
      [
        [670, seat[1] - 2],
        [980, seat[1] - 6],
        [1046, seat[1] + 16],
        [700, seat[1] + 26],
      ],
      0.5,
    );
    setPieces(sheet, pair(espadrille(cloth("navy", "linen")), { apart: [6.4, -3.6] }).pieces, {
      frame: { scale: 30, origin: [0, 0] },
      from: [0, 190],
      to: [826, seat[1] + 22],
      size: 0.31,
      weight: 2.2,
    });
    shadowAt(
      sheet,
      [
        [220, seat[1] - 14],
        [610, seat[1] - 12],
        [690, seat[1] + 22],
        [300, seat[1] + 26],
      ],
      0.5,
    );
    setPieces(sheet, hat.pieces, {
      frame: hat.frame,
      from: [598, 1010],
      to: [386, seat[1] + 4],
      size: 0.44,
      turn: 2,
      weight: 2.5,
    });
  },
};
