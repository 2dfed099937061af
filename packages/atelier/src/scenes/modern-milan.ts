import type { Point } from "../engine/point.ts";
import { camera, type Place, panel } from "../scenery/camera.ts";
import { floorLoop } from "../scenery/floor.ts";
import { type Helix, helixStair } from "../scenery/helix.ts";
import { glow } from "../scenery/light.ts";
import { lemonTree, pot } from "../scenery/pots.ts";
import type { Scene } from "../scenery/scene.ts";
import type { Sketch } from "../scenery/sketch.ts";
import { tones } from "../scenery/tones.ts";
import { vignette } from "../scenery/vignette.ts";

const eye = camera({ eye: [0, 1.7, -6], focal: 1280, center: [600, 1010] });
const stair: Helix = {
  axis: [0.25, 3.4],
  inner: 0.75,
  outer: 2.25,
  steps: 54,
  rise: 0.165,
  start: -28,
  turn: 13,
  rail: 0.85,
  string: 0.34,
};
const WALL = 6.6;

function panes(sheet: Sketch): void {
  const place = (x: number, y: number): Place => [x, y, WALL];
  sheet.wash(eye.face(panel([-5, 0, WALL], [5, 0, WALL], [5, 12, WALL])), {
    color: "#E4CDAC",
    to: "#F3E5CD",
    flow: [0, 0, 1, 1],
    rim: 0,
  });
  const [left, right, low, high] = [-3.1, -0.5, 0.9, 7.4];
  const window = eye.face([
    place(left, low),
    place(right, low),
    place(right, high),
    place(left, high),
  ]);
  sheet.wash(window, {
    color: tones.skyHigh,
    opacity: 0.9,
    to: tones.light,
    flow: [0, 0, 0.3, 1],
    rim: 0.3,
  });
  const [columns, rows] = [4, 9];
  for (let i = 0; i <= columns; i++) {
    const x = left + ((right - left) * i) / columns;
    sheet.ink(eye.line(place(x, low), place(x, high)), {
      weight: i % columns === 0 ? 5 : 3,
      taper: [0, 0],
    });
  }
  for (let i = 0; i <= rows; i++) {
    const y = low + ((high - low) * i) / rows;
    sheet.ink(eye.line(place(left, y), place(right, y)), {
      weight: i % rows === 0 ? 5 : 2.4,
      taper: [0, 0],
    });
  }
  const fall = (x: number, y: number): Place => [x + 3.1, y - 1.5, WALL];
  for (let i = 0; i < columns; i++) {
    for (let k = 0; k < rows; k++) {
      const [x1, x2] = [
        left + ((right - left) * (i + 0.07)) / columns,
        left + ((right - left) * (i + 0.93)) / columns,
      ];
      const [y1, y2] = [
        low + ((high - low) * (k + 0.06)) / rows,
        low + ((high - low) * (k + 0.94)) / rows,
      ];
      sheet.wash(eye.face([fall(x1, y1), fall(x2, y1), fall(x2, y2), fall(x1, y2)]), {
        color: tones.light,
        opacity: 0.9,
        blur: 3,
      });
    }
  }
}

function marble(sheet: Sketch): void {
  const ground = { left: -5, right: 5, near: -4.4, far: WALL };
  const loop = floorLoop(eye, ground);
  sheet.wash(loop, { color: tones.stone, to: tones.cream, rim: 0 });
  const tile = 0.75;
  sheet.within(loop, () => {
    for (let i = -7; i < 7; i++) {
      for (let k = -6; k < 9; k++) {
        if ((i + k) % 2 !== 0) continue;
        const [x, z] = [i * tile, k * tile];
        const square = eye.face(panel([x, 0, z], [x + tile, 0, z], [x + tile, 0, z + tile]));
        if (square.length > 2)
          sheet.wash(square, {
            color: tones.dustyBlue,
            opacity: 0.75,
            to: tones.shadow,
            toOpacity: 0.55,
            rim: 0.25,
          });
      }
    }
    const disc = (r: number, dx: number, dz: number): Point[] =>
      eye.face(
        Array.from(
          { length: 40 },
          (_, i): Place => [
            stair.axis[0] + dx + r * Math.cos((i / 20) * Math.PI),
            0,
            stair.axis[1] + dz + r * Math.sin((i / 20) * Math.PI),
          ],
        ),
      );
    sheet.glaze(disc(2.35, 0.5, -0.1), { color: tones.shadow, opacity: 0.5, blur: 14 });
    sheet.glaze(disc(2.2, 1.6, -0.4), { color: tones.shadow, opacity: 0.3, blur: 20 });
  });
  sheet.within(loop, () => {
    for (let i = 0; i < 4; i++) {
      for (let k = 0; k < 3; k++) {
        const [x, z] = [-1.9 + i * 0.62 + k * 0.5, 1.2 - k * 1.7];
        sheet.wash(
          eye.face([
            [x, 0, z],
            [x + 0.52, 0, z],
            [x + 0.52 + 0.44, 0, z - 1.5],
            [x + 0.44, 0, z - 1.5],
          ]),
          { color: tones.light, opacity: 0.6, blur: 4 },
        );
      }
    }
  });
  sheet.ink(eye.line([-5, 0, WALL], [5, 0, WALL]), { weight: 2 });
}

export const modernMilan: Scene = {
  name: "modern-milan",
  alt: "A Milanese hall: a white stair with a terracotta runner winds up past a tall gridded window over a marble chequerboard floor.",
  altEs:
    "Un vestíbulo milanés: una escalera blanca con alfombra terracota sube en espiral junto a un ventanal sobre un piso de mármol ajedrezado.",
  width: 1200,
  height: 1600,
  paint: (sheet) =>
    vignette(sheet, () => {
      panes(sheet);
      marble(sheet);
      const mouth = pot(sheet, eye, [-2.35, 0, 3.2], 0.7, 0.62);
      lemonTree(sheet, { at: mouth, trunk: 96, radius: 96, fruit: 0, seed: 7 });
      helixStair(sheet, eye, stair);
      glow(sheet, [240, 420], 820, tones.light, 0.24);
    }),
};
