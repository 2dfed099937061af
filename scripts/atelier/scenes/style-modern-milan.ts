import type { Point } from "../engine/point.ts";
import { cashmereBlazer } from "../plates/cashmere-blazer.ts";
import { bistroChair } from "../scenery/bistro-chair.ts";
import { camera, type Place } from "../scenery/camera.ts";
import { floorLoop } from "../scenery/floor.ts";
import { glow } from "../scenery/light.ts";
import { paintPieces, setPieces } from "../scenery/pieces.ts";
import type { Scene } from "../scenery/scene.ts";
import { rectangle } from "../scenery/shapes.ts";
import type { Sketch } from "../scenery/sketch.ts";
import { sky } from "../scenery/sky.ts";
import { tones } from "../scenery/tones.ts";
import { windowFrame } from "../scenery/window-frame.ts";

const eye = camera({ eye: [0, 1.05, 0], focal: 1780, centre: [600, 170] });
const WALL = 4.2;
const chair = bistroChair(eye, { at: [0.12, 2.95], turn: 9 });

function room(sheet: Sketch): void {
  const onWall = (x: number, y: number): Point => eye.at([x, y, WALL]);
  sheet.wash(rectangle(-30, -30, 1230, 930), {
    colour: tones.plaster,
    to: "#E3C6A4",
    flow: [0, 0, 1, 0.6],
    rim: 0,
  });
  const [left, top] = onWall(-1.15, 2);
  const [right, bottom] = onWall(-0.45, 0.42);
  const glass = rectangle(left, top, right, bottom);
  sheet.within(glass, () => {
    sky(sheet, { left, top, right, horizon: bottom, sun: [left, bottom - 40], reach: 300 });
    for (const [dx, tall, colour] of [
      [0, 210, tones.rose],
      [70, 280, tones.sand],
      [150, 190, tones.terracottaPale],
      [230, 250, tones.plaster],
    ] as const) {
      sheet.wash(rectangle(left + dx, bottom - tall, left + dx + 76, bottom), { colour, rim: 0.4 });
      for (let k = 0; k < 8; k++)
        sheet.wash(
          rectangle(
            left + dx + 14 + (k % 2) * 32,
            bottom - tall + 22 + Math.floor(k / 2) * 50,
            left + dx + 28 + (k % 2) * 32,
            bottom - tall + 46 + Math.floor(k / 2) * 50,
          ),
          { colour: tones.sepia, opacity: 0.5, rim: 0 },
        );
    }
  });
  windowFrame(sheet, { left, top, right, bottom, columns: 3, rows: 5, bar: 10 });
  for (let i = 0; i < 3; i++) {
    const x = 0.5 + i * 0.32;
    sheet.wash(
      [
        onWall(x, 0.35 - i * 0.05),
        onWall(x + 0.25, 0.31 - i * 0.05),
        onWall(x + 0.25, 1.9),
        onWall(x, 1.9),
      ],
      { colour: tones.light, opacity: 0.9, blur: 7 },
    );
  }
  const ground = { left: -2.6, right: 2.6, near: 1.9, far: WALL };
  const loop = floorLoop(eye, ground);
  sheet.wash(loop, { colour: tones.stone, to: tones.cream, rim: 0 });
  const tile = 0.42;
  sheet.within(loop, () => {
    for (let i = -7; i < 7; i++) {
      for (let k = 4; k < 10; k++) {
        const [x, z] = [i * tile, k * tile];
        const square = eye.face([
          [x, 0, z],
          [x + tile, 0, z],
          [x + tile, 0, z + tile],
          [x, 0, z + tile],
        ]);
        if ((i + k) % 2 === 0)
          sheet.wash(square, {
            colour: tones.dustyBlue,
            opacity: 0.75,
            to: tones.shadow,
            toOpacity: 0.5,
            rim: 0.25,
          });
      }
    }
    sheet.wash(
      eye.face([
        [-0.14, 0, 2.78],
        [0.3, 0, 2.7],
        [1.5, 0, 2.9],
        [1.4, 0, 3.2],
        [0, 0, 3.15],
      ]),
      { colour: tones.shadow, opacity: 0.5, blur: 12, glaze: true },
    );
  });
  const base = [onWall(-3, 0.14), onWall(3, 0.14), onWall(3, 0), onWall(-3, 0)];
  sheet.wash(base, { colour: tones.cream, to: tones.stone, rim: 0.3 });
  sheet.ink([base[0], base[1]] as Point[], { weight: 1.6, opacity: 0.6 });
  sheet.ink([base[3], base[2]] as Point[], { weight: 2 });
}

export const styleModernMilan: Scene = {
  name: "style-modern-milan",
  alt: "A camel cashmere blazer hung over the back of a bentwood chair on a marble chequerboard floor.",
  altEs: "Un blazer de cachemira color camello en el respaldo de una silla de madera curvada, sobre un piso de mármol ajedrezado.",
  width: 1200,
  height: 900,
  paint: (sheet) => {
    room(sheet);
    paintPieces(sheet, chair.back, 2.6);
    const [blazer] = cashmereBlazer;
    if (!blazer) throw new Error("the blazer has its front plate");
    const [x, y] = eye.at(chair.spot(0, 0.26, 0.95) as Place);
    setPieces(sheet, blazer.pieces, {
      frame: blazer.frame,
      from: [594, 316],
      to: [x, y],
      size: 0.425,
      turn: 0.6,
      weight: 2.4,
    });
    paintPieces(sheet, chair.seat, 2.6);
    glow(sheet, [150, 60], 800, tones.light, 0.4);
  },
};
