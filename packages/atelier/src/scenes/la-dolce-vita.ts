import { strawSunHat } from "../plates/straw-sun-hat.ts";
import { archOutline, facing } from "../scenery/arch.ts";
import { bistroChair } from "../scenery/bistro-chair.ts";
import type { Sun } from "../scenery/camera.ts";
import { firedTiles, floorLoop, sunPatch, tileLines } from "../scenery/floor.ts";
import { bougainvillea } from "../scenery/flowers.ts";
import { glow } from "../scenery/light.ts";
import { paintPieces, setPieces } from "../scenery/pieces.ts";
import { pot } from "../scenery/pots.ts";
import type { Scene } from "../scenery/scene.ts";
import { rectangle } from "../scenery/shapes.ts";
import { shutterLeaf } from "../scenery/shutter.ts";
import type { Sketch } from "../scenery/sketch.ts";
import { tones } from "../scenery/tones.ts";
import { frameLoop } from "../scenery/vignette.ts";
import { awning, DEEP, eye, outside, railing, WALL } from "./la-dolce-vita-balcony.ts";

const SUN: Sun = [0.42, -0.62];

const opening = { left: -1.05, right: 1.05, floor: 0, spring: 2.35 };

function room(sheet: Sketch): void {
  const ground = { left: -3, right: 3, near: 0.9, far: WALL };
  const loop = floorLoop(eye, ground);
  sheet.wash(loop, { color: tones.rose, to: tones.terracottaPale, rim: 0 });
  firedTiles(sheet, eye, ground, 0.5, [tones.terracotta, tones.cream], 4, 0.25);
  sheet.within(loop, () => {
    sheet.glaze(loop, { color: tones.shadow, opacity: 0.3 });
    sheet.wash(sunPatch(eye, opening, facing(WALL), SUN), {
      color: tones.light,
      opacity: 0.85,
      blur: 4,
    });
  });
  tileLines(sheet, eye, ground, 0.5);
}

function wall(sheet: Sketch): void {
  const frame = frameLoop(sheet.seed);
  const inner = eye.face(archOutline(opening).map(facing(WALL)));
  const outer = eye.face(archOutline(opening).map(facing(DEEP)));
  sheet.within(inner, () => {
    sheet.wash([inner, outer], { color: tones.plaster, rim: 0 });
    sheet.glaze([inner, outer], {
      color: tones.light,
      opacity: 0.2,
      to: tones.shadow,
      toOpacity: 0.35,
      flow: [1, 0, 0, 0],
    });
    sheet.ink(outer, { weight: 1.6, opacity: 0.6 });
  });
  const foot = eye.at([0, 0, WALL])[1];
  sheet.within(rectangle(0, 0, 1200, foot), () => {
    sheet.wash([frame, inner], { color: tones.plaster, to: tones.rose, rim: 0 });
    sheet.glaze([frame, inner], {
      color: tones.shadow,
      opacity: 0.1,
      to: tones.shadowWarm,
      toOpacity: 0.3,
      flow: [0, 0, 1, 1],
    });
  });
  sheet.ink(inner, { weight: 3 });
  sheet.ink([[90, foot], eye.at([opening.left, 0, WALL])], { weight: 2.2 });
  sheet.ink([eye.at([opening.right, 0, WALL]), [1110, foot]], { weight: 2.2 });
}

/** A chair turned to the sea, a hat left on its back. */
function waitingChair(sheet: Sketch): void {
  const chair = bistroChair(eye, { at: [-0.5, 3.0], turn: 163 });
  const shade = eye.face([
    [-0.62, 0, 3.08],
    [-0.34, 0, 3.1],
    [0.3, 0, 2.5],
    [0.1, 0, 2.36],
    [-0.28, 0, 2.5],
  ]);
  sheet.glaze(shade, { color: tones.terracottaDeep, opacity: 0.34, blur: 9 });
  paintPieces(sheet, chair.seat, 2.4);
  paintPieces(sheet, chair.back, 2.4);
  const [hat] = strawSunHat;
  if (!hat) throw new Error("the hat has its front plate");
  const peg = eye.at(chair.spot(0.17, 0.26, 0.88));
  setPieces(sheet, hat.pieces, {
    frame: hat.frame,
    from: [598, 840],
    to: [peg[0] - 20, peg[1] + 4],
    size: 0.2,
    turn: -18,
    weight: 2,
  });
}

export const laDolceVita: Scene = {
  name: "la-dolce-vita",
  alt: "Sage shutters open on the Riviera: a striped awning, bougainvillea, a village on its headland, and a chair with a straw hat turned to the sea.",
  altEs:
    "Contraventanas verde salvia abiertas a la Riviera: un toldo a rayas, buganvillas, un pueblo en su promontorio y una silla con sombrero de paja frente al mar.",
  width: 1200,
  height: 1600,
  paint: (sheet) => {
    sheet.within(frameLoop(sheet.seed), () => {
      sheet.within(eye.face(archOutline(opening).map(facing(WALL))), () => {
        outside(sheet);
        railing(sheet);
        glow(sheet, [430, 830], 420, tones.light, 0.75);
        awning(sheet);
        const mouth = pot(sheet, eye, [0.78, 0, 4.75], 0.42, 0.36);
        bougainvillea(sheet, {
          branch: [
            [mouth[0], mouth[1] + 4],
            [856, 1080],
            [870, 900],
            [852, 740],
            [858, 590],
            [806, 480],
            [690, 410],
            [560, 384],
          ],
          spread: 46,
          leaves: 150,
          blooms: 128,
          size: 19,
          seed: 5,
        });
      });
      room(sheet);
      wall(sheet);
      shutterLeaf(
        sheet,
        eye,
        { hinge: [-1.05, 0.03, WALL], free: [-1.62, 0.03, 3.34], height: 2.32 },
        false,
      );
      shutterLeaf(
        sheet,
        eye,
        { hinge: [1.05, 0.03, WALL], free: [1.62, 0.03, 3.34], height: 2.32 },
        true,
      );
      waitingChair(sheet);
    });
  },
};
