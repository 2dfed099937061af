import { path } from "../engine/path.ts";
import type { Point } from "../engine/point.ts";
import { strawSunHat } from "../plates/straw-sun-hat.ts";
import { bistroChair } from "../scenery/bistro-chair.ts";
import { camera, type Place } from "../scenery/camera.ts";
import { firedTiles, floorLoop, tileLines } from "../scenery/floor.ts";
import { cypress, hill } from "../scenery/greenery.ts";
import { knottedScarf, SCARF_FRAME } from "../scenery/knotted-scarf.ts";
import { paintPieces, setPieces } from "../scenery/pieces.ts";
import type { Scene } from "../scenery/scene.ts";
import { rectangle } from "../scenery/shapes.ts";
import type { Sketch } from "../scenery/sketch.ts";
import { sky } from "../scenery/sky.ts";
import { sunglasses } from "../scenery/sunglasses.ts";
import { tones } from "../scenery/tones.ts";
import { windowFrame } from "../scenery/window-frame.ts";

const eye = camera({ eye: [0, 1.15, 0], focal: 2080, center: [600, 540] });

const WALL = 3.7;

const chair = bistroChair(eye, { at: [0.07, 2.75], turn: 24 });

function room(sheet: Sketch): void {
  const onWall = (x: number, y: number): Point => eye.at([x, y, WALL]);
  sheet.wash(rectangle(-30, -30, 1230, 1630), {
    color: tones.plaster,
    to: tones.rose,
    flow: [0, 0, 1, 1],
    rim: 0,
  });
  const pane = [onWall(-0.86, 0.92), onWall(-0.16, 0.92), onWall(-0.16, 2.3), onWall(-0.86, 2.3)];
  sheet.within(pane, () => {
    sky(sheet, { left: 0, top: -60, right: 600, horizon: 640, sun: [160, 480], reach: 420 });
    hill(sheet, path("40,560 200,520 360,540 520,500"), 720, tones.hillFar, { line: 0.3 });
    hill(sheet, path("40,620 220,590 400,610 540,580"), 760, tones.sagePale, {
      fade: 0.9,
      line: 0.4,
    });
    for (const [x, tall] of [
      [170, 210],
      [214, 150],
      [420, 120],
    ] as const)
      cypress(sheet, [x, 700], tall, { haze: 0.2, seed: x, slim: 0.1 });
  });
  const [[left], [right, bottom]] = [pane[3] as Point, pane[1] as Point];
  windowFrame(sheet, { left, right, top: -60, bottom, columns: 2, rows: 3, bar: 17 });
  for (const [x1, x2] of [
    [0.16, 0.46],
    [0.5, 0.8],
  ] as const) {
    for (const [y1, y2] of [
      [0.5, 0.98],
      [1.03, 1.55],
    ] as const) {
      sheet.wash([onWall(x1, y1), onWall(x2, y1 - 0.1), onWall(x2, y2 - 0.1), onWall(x1, y2)], {
        color: tones.light,
        opacity: 0.85,
        blur: 6,
      });
    }
  }
  const ground = { left: -1.6, right: 1.6, near: 1.8, far: WALL };
  const loop = floorLoop(eye, ground);
  sheet.wash(loop, { color: tones.terracottaPale, to: tones.terracotta, toOpacity: 0.8, rim: 0 });
  firedTiles(sheet, eye, ground, 0.3, [tones.terracotta, tones.rose, tones.sand], 9, 0.35);
  sheet.within(loop, () =>
    sheet.wash(
      eye.face([
        [-0.7, 0, 3.3],
        [0, 0, 3.3],
        [0.85, 0, 2.1],
        [0.1, 0, 2.1],
      ]),
      { color: tones.light, opacity: 0.7, blur: 7 },
    ),
  );
  tileLines(sheet, eye, ground, 0.3);
  const base = [onWall(-2, 0.12), onWall(2, 0.12), onWall(2, 0), onWall(-2, 0)];
  sheet.wash(base, { color: tones.stone, to: tones.plasterShade, rim: 0.3 });
  sheet.ink([base[0], base[1]] as Point[], { weight: 1.8, opacity: 0.6 });
  sheet.ink([base[3], base[2]] as Point[], { weight: 2 });
}

function chairShadow(sheet: Sketch): void {
  const fall = (side: number, away: number, up: number): Point => {
    const [x, y, z] = chair.spot(side, away, up);
    return eye.at([x + 0.75 * y, 0, z + 0.12 * y] as Place);
  };
  const line = (points: Point[], wide: number) =>
    sheet.ink(points, { weight: wide, color: tones.terracottaDeep, opacity: 1, taper: [0, 0] });
  sheet.raw('<g opacity="0.42" style="mix-blend-mode:multiply">');
  sheet.blurred(5, () => {
    for (const [s, w] of [
      [-0.16, -0.15],
      [0.16, -0.15],
      [-0.15, 0.15],
      [0.15, 0.15],
    ] as const)
      line([fall(s * 1.25, w * 1.25, 0), fall(s, w, 0.45)], 24);
    sheet.wash(
      Array.from({ length: 24 }, (_, i) =>
        fall(0.215 * Math.cos((i / 12) * Math.PI), 0.215 * Math.sin((i / 12) * Math.PI), 0.45),
      ),
      { color: tones.terracottaDeep, rim: 0 },
    );
  });
  sheet.raw("</g>");
}

export const styleNotes: Scene = {
  name: "style-notes",
  alt: "A bentwood chair by a window over the hills: a straw hat on its back, a lemon-printed silk scarf over the rail and sunglasses on the cane seat.",
  altEs:
    "Una silla de madera curvada junto a una ventana sobre las colinas: un sombrero de paja en el respaldo, un pañuelo de limones y gafas de sol en el asiento.",
  width: 1200,
  height: 1600,
  paint: (sheet) => {
    room(sheet);
    chairShadow(sheet);
    paintPieces(sheet, chair.back, 2.8);
    paintPieces(sheet, chair.seat, 2.8);
    const hook = eye.at(chair.spot(-0.17, 0.26, 0.9));
    setPieces(sheet, knottedScarf(), {
      frame: SCARF_FRAME,
      from: [596, 600],
      to: hook,
      size: 0.5,
      turn: 8,
      weight: 2.3,
    });
    const peg = eye.at(chair.spot(0.17, 0.26, 0.86));
    const [hat] = strawSunHat;
    if (!hat) throw new Error("the hat has its front plate");
    setPieces(sheet, hat.pieces, {
      frame: hat.frame,
      from: [598, 840],
      to: [peg[0] + 66, peg[1] + 4],
      size: 0.46,
      turn: 26,
      weight: 2.6,
    });
    paintPieces(sheet, sunglasses(eye.at(chair.spot(0.03, -0.02, 0.47))), 2.2);
  },
};
