import { smooth } from "../engine/curve.ts";
import { path } from "../engine/path.ts";
import type { Point } from "../engine/point.ts";
import { type Arcade, column, spandrels } from "../scenery/arcade.ts";
import { facing } from "../scenery/arch.ts";
import { block } from "../scenery/block.ts";
import type { Place, Sun } from "../scenery/camera.ts";
import { firedTiles, floorLoop, sunPatch, tileLines } from "../scenery/floor.ts";
import { glow } from "../scenery/light.ts";
import { setPieces } from "../scenery/pieces.ts";
import type { Scene } from "../scenery/scene.ts";
import type { Sketch } from "../scenery/sketch.ts";
import { tones } from "../scenery/tones.ts";
import { WOMAN_FRAME } from "../scenery/woman/materials.ts";
import { woman } from "../scenery/woman/woman.ts";
import { eye, outside, terrace, WALL } from "./hero-terrace.ts";

const SUN: Sun = [0.72, -0.56];

const THICK = 0.5;

const arcade: Arcade = {
  bays: [
    { from: -5.2, to: -2.05 },
    { from: -1.6, to: 1.6 },
    { from: 2.05, to: 5.2 },
  ],
  parapet: 0,
  spring: 3.0,
  top: 6,
  ends: [-6, 6],
  front: (along, up) => [along, up, WALL],
  back: (along, up) => [along, up, WALL + THICK],
};

function loggia(sheet: Sketch): void {
  const ground = { left: -4.5, right: 4.5, near: 0.7, far: WALL };
  const loop = floorLoop(eye, ground);
  sheet.wash(loop, { color: tones.terracottaPale, to: tones.terracotta, toOpacity: 0.9, rim: 0 });
  sheet.within(loop, () => {
    firedTiles(
      sheet,
      eye,
      ground,
      0.5,
      [tones.terracotta, tones.rose, tones.terracottaDeep],
      5,
      0.3,
    );
    sheet.glaze(loop, { color: tones.shadow, opacity: 0.36 });
    for (const { from, to } of arcade.bays) {
      const patch = sunPatch(
        eye,
        { left: from, right: to, floor: 0, spring: 3 },
        facing(WALL),
        SUN,
      );
      sheet.wash(patch, { color: tones.light, opacity: 0.8, blur: 4 });
      sheet.glaze(patch, { color: tones.terracottaPale, opacity: 0.3, blur: 4 });
    }
  });
  tileLines(sheet, eye, ground, 0.5);
  spandrels(sheet, eye, arcade, { face: "#EAD6BF", to: "#E3BFA6", reveal: tones.plaster });
  for (const x of [-1.825, 1.825]) {
    column(sheet, eye, [x, 0, WALL + THICK / 2], { radius: 0.17, from: 0, to: 2.92 });
    block(sheet, eye, [x - 0.3, 2.9, WALL - 0.05], [x + 0.3, 3.06, WALL + THICK + 0.05]);
  }
}

function shadowOnFloor(sheet: Sketch, [x, , z]: Place): void {
  const body: readonly (readonly [number, number])[] = path(
    "-0.08,0 -0.14,0.3 -0.13,0.8 -0.1,1.15 -0.17,1.5 0,1.85 0.17,1.5 0.1,1.15 0.25,0.8 0.5,0.45 0.1,0.3 0.08,0",
  );
  const cast = eye.face(body.map(([dx, up]): Place => [x + dx + SUN[0] * up, 0, z + SUN[1] * up]));
  sheet.glaze(smooth([...cast, cast[0] as Point], 8), {
    color: tones.terracottaDeep,
    opacity: 0.4,
    blur: 5,
  });
}

export const hero: Scene = {
  name: "hero",
  alt: "Seen from behind, a woman in a terracotta wrap dress holds her straw hat in the breeze of a sunlit loggia above the sea.",
  altEs:
    "De espaldas, una mujer con vestido cruzado terracota se sujeta el sombrero de paja en la brisa de una logia soleada frente al mar.",
  width: 1200,
  height: 1500,
  paint: (sheet) => {
    outside(sheet);
    glow(sheet, [360, 800], 360, tones.light, 0.5);
    terrace(sheet);
    loggia(sheet);
    const stand: Place = [0.42, 0, 3.25];
    shadowOnFloor(sheet, stand);
    const foot = eye.at(stand);
    setPieces(sheet, woman, {
      frame: WOMAN_FRAME,
      from: [600, 120 + 197 * 6],
      to: foot,
      size: 0.69,
      weight: 2.3,
    });
    glow(sheet, [150, 120], 1000, tones.light, 0.26);
  },
};
