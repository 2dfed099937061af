import { random } from "../engine/random.ts";
import { column, spandrels } from "../scenery/arcade.ts";
import { block } from "../scenery/block.ts";
import { type Place, panel } from "../scenery/camera.ts";
import type { Sketch } from "../scenery/sketch.ts";
import { tones } from "../scenery/tones.ts";
import { arcade, EYE, eye, LAST, posts } from "./tuscan-loggia.ts";

export function arcadeAndColumns(sheet: Sketch): void {
  sheet.wash(eye.face(panel([0, 0, -2], [0, 0, 17], [0, 0.7, 17])), {
    color: tones.plasterShade,
    to: tones.rose,
    rim: 0.4,
  });
  sheet.glaze(eye.face(panel([0, 0, -2], [0, 0, 17], [0, 0.7, 17])), {
    color: tones.shadowWarm,
    opacity: 0.2,
    to: tones.shadow,
    toOpacity: 0.32,
  });
  sheet.wash(eye.face(panel([0.06, 0.7, -2], [0.06, 0.7, 17], [-0.46, 0.7, 17])), {
    color: tones.cream,
    rim: 0.4,
  });
  sheet.ink(eye.line([0.06, 0.7, -2], [0.06, 0.7, 17]), { weight: 2.2 });
  sheet.ink(eye.line([0.06, 0.63, -2], [0.06, 0.63, 17]), { weight: 1.4, opacity: 0.6 });
  sheet.ink(eye.line([0, 0, -2], [0, 0, 17]), { weight: 1.8 });
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
export function wornPlaster(sheet: Sketch): void {
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
        const brick: Place[] = panel(
          [0.004, y, z],
          [0.004, y, z + 0.18],
          [0.004, y + 0.062, z + 0.18],
        );
        sheet.wash(eye.face(brick), {
          color: k % 2 === 0 ? tones.terracotta : tones.terracottaPale,
          opacity: 0.34 + next() * 0.2,
          rim: 0.6,
        });
      }
}
