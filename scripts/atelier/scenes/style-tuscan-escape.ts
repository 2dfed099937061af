import { strawSunHat } from "../plates/straw-sun-hat.ts";
import { block } from "../scenery/arcade.ts";
import { camera, type Place } from "../scenery/camera.ts";
import { farmhouse } from "../scenery/farmhouse.ts";
import { cypress, hill } from "../scenery/greenery.ts";
import { glow } from "../scenery/light.ts";
import { foldedStack } from "../scenery/linen-stack.ts";
import { paintPieces, setPieces } from "../scenery/pieces.ts";
import type { Scene } from "../scenery/scene.ts";
import { rectangle } from "../scenery/shapes.ts";
import type { Sketch } from "../scenery/sketch.ts";
import { sky } from "../scenery/sky.ts";
import { tones } from "../scenery/tones.ts";

const EYE: Place = [0, 0.98, 0];

const eye = camera({ eye: EYE, focal: 1500, centre: [600, 330] });

const SEAT = 0.5;

function country(sheet: Sketch): void {
  sky(sheet, { left: -30, top: -30, right: 1230, horizon: 420, sun: [430, 240], reach: 480 });
  hill(
    sheet,
    [
      [-30, 270],
      [160, 236],
      [380, 262],
      [620, 214],
      [860, 250],
      [1060, 226],
      [1240, 250],
    ],
    420,
    tones.hillFar,
    { line: 0.25 },
  );
  hill(
    sheet,
    [
      [-30, 320],
      [220, 300],
      [460, 330],
      [720, 296],
      [980, 322],
      [1240, 300],
    ],
    480,
    tones.hillMid,
    { fade: 0.7, line: 0.35 },
  );
  hill(
    sheet,
    [
      [-30, 400],
      [240, 372],
      [520, 396],
      [820, 366],
      [1240, 392],
    ],
    640,
    tones.wheat,
    { fade: 0.95, line: 0.4 },
  );
  farmhouse(sheet, [1040, 330], 1.25);
  for (let i = 0; i < 7; i++)
    cypress(sheet, [700 + i * 46, 372 - i * 6 + i * i], 104 - i * 7, {
      haze: 0.25 + i * 0.03,
      seed: 60 + i,
      slim: 0.1,
    });
  hill(
    sheet,
    [
      [-30, 470],
      [300, 452],
      [640, 474],
      [940, 450],
      [1240, 466],
    ],
    940,
    tones.sagePale,
    { fade: 1, line: 0.4 },
  );
  for (let i = 0; i < 12; i++)
    sheet.ink(
      [
        [620 + i * 54, 478 - i * 1.5],
        [560 + i * 74, 560],
        [470 + i * 104, 690],
      ],
      { weight: 2.4, colour: tones.sage, opacity: 0.55 },
    );
  cypress(sheet, [150, 640], 560, { seed: 4, slim: 0.085 });
  cypress(sheet, [232, 620], 400, { seed: 5, slim: 0.09 });
  sheet.wash(rectangle(-30, 700, 1230, 940), { colour: tones.sand, to: tones.wheat, rim: 0.2 });
  glow(sheet, [120, 60], 800, tones.light, 0.3);
}

function bench(sheet: Sketch): void {
  sheet.wash(
    eye.face([
      [-0.6, 0, 2.2],
      [1.3, 0, 2.3],
      [2.4, 0, 2.7],
      [2.4, 0, 3],
      [-0.5, 0, 2.9],
    ]),
    { colour: tones.shadowWarm, opacity: 0.45, blur: 12, glaze: true },
  );
  for (const x of [-0.74, 0.62])
    block(sheet, eye, [x, 0, 2.36], [x + 0.2, SEAT - 0.1, 2.8], { weight: 2.2, lookFrom: EYE });
  block(sheet, eye, [-0.95, SEAT - 0.1, 2.3], [1.05, SEAT, 2.85], { weight: 2.6, lookFrom: EYE });
}

export const styleTuscanEscape: Scene = {
  name: "style-tuscan-escape",
  alt: "A straw hat and folded linen on a stone bench, cypresses and Tuscan hills behind.",
  altEs: "Un sombrero de paja y lino doblado sobre un banco de piedra, con cipreses y colinas toscanas al fondo.",
  width: 1200,
  height: 900,
  paint: (sheet) => {
    country(sheet);
    bench(sheet);
    const [hat] = strawSunHat;
    if (!hat) throw new Error("the hat has its front plate");
    const seat = eye.at([0, SEAT, 2.55]);
    paintPieces(sheet, foldedStack(seat[0] + 210, seat[1] + 6), 2.4, true);
    sheet.wash(
      [
        [250, seat[1] - 14],
        [640, seat[1] - 12],
        [740, seat[1] + 22],
        [330, seat[1] + 26],
      ],
      { colour: tones.shadowWarm, opacity: 0.5, blur: 9, glaze: true },
    );
    setPieces(sheet, hat.pieces, {
      frame: hat.frame,
      from: [598, 1010],
      to: [420, seat[1] + 2],
      size: 0.46,
      turn: 2,
      weight: 2.5,
    });
  },
};
