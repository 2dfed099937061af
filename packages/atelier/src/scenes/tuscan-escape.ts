import type { Point } from "../engine/point.ts";
import { random } from "../engine/random.ts";
import { type Arcade, block, column, spandrels } from "../scenery/arcade.ts";
import { alongside, archOutline } from "../scenery/arch.ts";
import { camera, type Place, type Sun } from "../scenery/camera.ts";
import { firedTiles, floorLoop, sunPatch, tileLines } from "../scenery/floor.ts";
import { glow } from "../scenery/light.ts";
import { lemonTree, pot } from "../scenery/pots.ts";
import type { Scene } from "../scenery/scene.ts";
import type { Sketch } from "../scenery/sketch.ts";
import { tones } from "../scenery/tones.ts";
import { vignette } from "../scenery/vignette.ts";
import { countryside, HORIZON } from "./tuscan-countryside.ts";

const EYE: Place = [2.1, 1.6, -0.9];

const eye = camera({ eye: EYE, focal: 1000, centre: [600, HORIZON], yaw: -21 });

const SUN: Sun = [0.85, -0.3];

const STEP = 3.1;

const posts = [0.7, 3.8, 6.9, 10, 13.1];

/** Where the arcade meets the end wall. */
const LAST = 16.2;

const arcade: Arcade = {
  bays: [-2.4, ...posts].map((z) => ({ from: z + 0.2, to: z + STEP - 0.2 })),
  parapet: 0.7,
  spring: 2.5,
  top: 4.5,
  ends: [-2.4, 17],
  front: (along, up) => [0, up, along],
  back: (along, up) => [-0.42, up, along],
};

function room(sheet: Sketch): void {
  const ground = { left: 0, right: 3.4, near: -0.6, far: 17 };
  const loop = floorLoop(eye, ground);
  sheet.wash(loop, { colour: tones.terracottaPale, to: tones.terracotta, toOpacity: 0.85, rim: 0 });
  sheet.within(loop, () => {
    firedTiles(
      sheet,
      eye,
      ground,
      0.45,
      [tones.terracotta, tones.rose, tones.terracottaDeep],
      5,
      0.35,
    );
    sheet.wash(loop, { colour: tones.shadow, opacity: 0.42, rim: 0, glaze: true });
  });
  const wall: Place[] = [
    [3.4, 0, -0.6],
    [3.4, 0, 17],
    [3.4, 4.5, 17],
    [3.4, 4.5, -0.6],
  ];
  sheet.wash(eye.face(wall), { colour: tones.plasterShade, to: tones.rose, rim: 0.3 });
  const end = (x: number, y: number): Place => [x, y, 17];
  sheet.wash(eye.face([end(0, 0), end(3.4, 0), end(3.4, 4.5), end(0, 4.5)]), {
    colour: tones.plasterShade,
    to: tones.terracottaPale,
    rim: 0.3,
  });
  const door = archOutline({ left: 1, right: 2.5, floor: 0, spring: 1.9 }).map(([x, y]) =>
    end(x, y),
  );
  sheet.wash(eye.face(door), { colour: tones.light, to: tones.cream, rim: 0.3 });
  sheet.ink(eye.face(door), { weight: 1.4, overshoot: 0 });
  sheet.wash(
    eye.face([
      [0, 4.5, -2],
      [3.4, 4.5, -2],
      [3.4, 4.5, 17],
      [0, 4.5, 17],
    ]),
    { colour: "#EBD8BE", to: "#D9BFA2", rim: 0.3 },
  );
  sheet.wash(
    eye.face([
      [0, 4.5, -2],
      [3.4, 4.5, -2],
      [3.4, 4.5, 17],
      [0, 4.5, 17],
    ]),
    { colour: tones.shadowWarm, opacity: 0.25, rim: 0, glaze: true },
  );
  for (let z = 0.4; z < 15; z += 0.9) {
    sheet.wash(
      eye.face([
        [0, 4.5, z],
        [3.4, 4.5, z],
        [3.4, 4.3, z],
        [0, 4.3, z],
      ]),
      { colour: "#A1876F", opacity: 0.9, to: "#B99C7F", flow: [0, 0, 1, 0], rim: 0.4 },
    );
    sheet.ink(
      eye
        .face([
          [0, 4.3, z],
          [3.4, 4.3, z],
        ])
        .slice(0, 2),
      { weight: 1.6, opacity: 0.6 },
    );
  }
  for (const bay of arcade.bays) {
    const patch = sunPatch(
      eye,
      { left: bay.from, right: bay.to, floor: 0.7, spring: 2.5 },
      alongside(0),
      SUN,
    );
    sheet.within(loop, () => {
      sheet.wash(patch, { colour: tones.light, opacity: 0.72, blur: 2.5 });
      sheet.wash(patch, {
        colour: tones.terracottaPale,
        opacity: 0.35,
        rim: 0,
        blur: 2.5,
        glaze: true,
      });
    });
  }
  sheet.within(loop, () => tileLines(sheet, eye, ground, 0.45));
  sheet.ink(
    eye
      .face([
        [3.4, 0, 0],
        [3.4, 0, 17],
      ])
      .slice(0, 2),
    { weight: 2 },
  );
}

function arcadeAndColumns(sheet: Sketch): void {
  sheet.wash(
    eye.face([
      [0, 0, -2],
      [0, 0, 17],
      [0, 0.7, 17],
      [0, 0.7, -2],
    ]),
    { colour: tones.plasterShade, to: tones.rose, rim: 0.4 },
  );
  sheet.wash(
    eye.face([
      [0, 0, -2],
      [0, 0, 17],
      [0, 0.7, 17],
      [0, 0.7, -2],
    ]),
    {
      colour: tones.shadowWarm,
      opacity: 0.2,
      to: tones.shadow,
      toOpacity: 0.32,
      rim: 0,
      glaze: true,
    },
  );
  sheet.wash(
    eye.face([
      [0.06, 0.7, -2],
      [0.06, 0.7, 17],
      [-0.46, 0.7, 17],
      [-0.46, 0.7, -2],
    ]),
    { colour: tones.cream, rim: 0.4 },
  );
  sheet.ink(
    eye
      .face([
        [0.06, 0.7, -2],
        [0.06, 0.7, 17],
      ])
      .slice(0, 2),
    { weight: 2.2 },
  );
  sheet.ink(
    eye
      .face([
        [0.06, 0.63, -2],
        [0.06, 0.63, 17],
      ])
      .slice(0, 2),
    { weight: 1.4, opacity: 0.6 },
  );
  sheet.ink(
    eye
      .face([
        [0, 0, -2],
        [0, 0, 17],
      ])
      .slice(0, 2),
    { weight: 1.8 },
  );
  spandrels(sheet, eye, arcade);
  for (const z of [...posts.slice(1), LAST].reverse()) {
    column(sheet, eye, [-0.2, 0, z], { radius: 0.15, from: 0.7, to: 2.42 });
    block(sheet, eye, [-0.46, 2.4, z - 0.27], [0.05, 2.54, z + 0.27], {
      weight: 1.6,
      lookFrom: EYE,
    });
  }
}

/** Where the plaster has fallen from the parapet and the bricks show. */
function wornPlaster(sheet: Sketch): void {
  const next = random(sheet.seed);
  for (const [from, low, rows] of [
    [0.9, 0.12, 4],
    [2.5, 0.3, 3],
    [4.9, 0.08, 4],
    [7.6, 0.24, 3],
  ] as const)
    for (let row = 0; row < rows; row++)
      for (let k = 0; k < 4; k++) {
        if (next() > 0.72) continue;
        const z = from + k * 0.2 + (row % 2) * 0.1;
        const y = low + row * 0.075;
        const brick: Place[] = [
          [0.004, y, z],
          [0.004, y, z + 0.18],
          [0.004, y + 0.062, z + 0.18],
          [0.004, y + 0.062, z],
        ];
        sheet.wash(eye.face(brick), {
          colour: k % 2 === 0 ? tones.terracotta : tones.terracottaPale,
          opacity: 0.34 + next() * 0.2,
          rim: 0.6,
        });
      }
}

/** An iron lantern on its chain, from the beams. */
function lantern(sheet: Sketch, at: Place): void {
  const [x, top] = eye.at(at);
  const s = eye.scale(at) * 0.11;
  const y = top + s * 5.2;
  const across = (half: number, down: number): Point[] => [
    [x - half * s, y + down * s],
    [x + half * s, y + down * s],
  ];
  sheet.ink(
    [
      [x, top],
      [x, y - s * 0.9],
    ],
    { weight: 3, overshoot: 0, taper: [0, 0] },
  );
  sheet.wash([...across(0.62, 0), ...across(0.46, 2.1).reverse()], {
    colour: tones.light,
    to: tones.lemon,
    toOpacity: 0.75,
    rim: 0.5,
  });
  sheet.wash([...across(0.95, 0.05), ...across(0.2, -0.72).reverse()], {
    colour: tones.sepia,
    to: tones.hair,
    rim: 0.5,
  });
  sheet.wash([...across(0.56, 2.05), ...across(0.34, 2.42).reverse()], {
    colour: tones.hair,
    rim: 0.4,
  });
  for (const share of [-1, -0.3, 0.34, 1])
    sheet.ink(
      [
        [x + share * 0.62 * s, y],
        [x + share * 0.46 * s, y + 2.1 * s],
      ],
      { weight: 2.4, overshoot: 0, taper: [0, 0] },
    );
  glow(sheet, [x, y + s], s * 3, tones.light, 0.5);
}

export const tuscanEscape: Scene = {
  name: "tuscan-escape",
  alt: "A Tuscan loggia in late light: arches open on cypresses, a farmhouse and soft hills, and the sun lies in arches on the terracotta floor.",
  altEs:
    "Una logia toscana al atardecer: los arcos se abren a cipreses, una casa de campo y colinas suaves, y el sol dibuja arcos en el piso de terracota.",
  width: 1200,
  height: 1600,
  paint: (sheet) =>
    vignette(sheet, () => {
      countryside(sheet);
      room(sheet);
      arcadeAndColumns(sheet);
      wornPlaster(sheet);
      const far = pot(sheet, eye, [2.95, 0, 9.4], 0.5, 0.46, [2.2, 0.9]);
      lemonTree(sheet, { at: far, trunk: 34, radius: 44, fruit: 8, seed: 31 });
      const mouth = pot(sheet, eye, [0.62, 0, 4.1], 0.52, 0.5, [3.3, 1.3]);
      lemonTree(sheet, { at: mouth, trunk: 66, radius: 84, fruit: 13, seed: 12 });
      lantern(sheet, [1.9, 4.3, 5.8]);
      glow(sheet, [220, 240], 900, tones.light, 0.34);
    }),
};
