import { alongside, archOutline } from "../scenery/arch.ts";
import { type Place, panel, type Sun } from "../scenery/camera.ts";
import { firedTiles, floorLoop, sunPatch, tileLines } from "../scenery/floor.ts";
import type { Sketch } from "../scenery/sketch.ts";
import { tones } from "../scenery/tones.ts";
import { arcade, eye } from "./tuscan-loggia.ts";

const SUN: Sun = [0.85, -0.3];

export function room(sheet: Sketch): void {
  const ground = { left: 0, right: 3.4, near: -0.6, far: 17 };
  const loop = floorLoop(eye, ground);
  sheet.wash(loop, { color: tones.terracottaPale, to: tones.terracotta, toOpacity: 0.85, rim: 0 });
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
    sheet.glaze(loop, { color: tones.shadow, opacity: 0.42 });
  });
  const wall: Place[] = panel([3.4, 0, -0.6], [3.4, 0, 17], [3.4, 4.5, 17]);
  sheet.wash(eye.face(wall), { color: tones.plasterShade, to: tones.rose, rim: 0.3 });
  const end = (x: number, y: number): Place => [x, y, 17];
  sheet.wash(eye.face([end(0, 0), end(3.4, 0), end(3.4, 4.5), end(0, 4.5)]), {
    color: tones.plasterShade,
    to: tones.terracottaPale,
    rim: 0.3,
  });
  const door = archOutline({ left: 1, right: 2.5, floor: 0, spring: 1.9 }).map(([x, y]) =>
    end(x, y),
  );
  sheet.wash(eye.face(door), { color: tones.light, to: tones.cream, rim: 0.3 });
  sheet.ink(eye.face(door), { weight: 1.4, overshoot: 0 });
  sheet.wash(eye.face(panel([0, 4.5, -2], [3.4, 4.5, -2], [3.4, 4.5, 17])), {
    color: "#EBD8BE",
    to: "#D9BFA2",
    rim: 0.3,
  });
  sheet.glaze(eye.face(panel([0, 4.5, -2], [3.4, 4.5, -2], [3.4, 4.5, 17])), {
    color: tones.shadowWarm,
    opacity: 0.25,
  });
  for (let z = 0.4; z < 15; z += 0.9) {
    sheet.wash(eye.face(panel([0, 4.5, z], [3.4, 4.5, z], [3.4, 4.3, z])), {
      color: "#A1876F",
      opacity: 0.9,
      to: "#B99C7F",
      flow: [0, 0, 1, 0],
      rim: 0.4,
    });
    sheet.ink(eye.line([0, 4.3, z], [3.4, 4.3, z]), { weight: 1.6, opacity: 0.6 });
  }
  for (const bay of arcade.bays) {
    const patch = sunPatch(
      eye,
      { left: bay.from, right: bay.to, floor: 0.7, spring: 2.5 },
      alongside(0),
      SUN,
    );
    sheet.within(loop, () => {
      sheet.wash(patch, { color: tones.light, opacity: 0.72, blur: 2.5 });
      sheet.glaze(patch, { color: tones.terracottaPale, opacity: 0.35, blur: 2.5 });
    });
  }
  sheet.within(loop, () => tileLines(sheet, eye, ground, 0.45));
  sheet.ink(eye.line([3.4, 0, 0], [3.4, 0, 17]), { weight: 2 });
}
