import type { Point } from "../engine/point.ts";
import { archOutline } from "./arch.ts";
import type { Camera, Place } from "./camera.ts";
import type { Sketch } from "./sketch.ts";
import { tones } from "./tones.ts";

type Bay = { from: number; to: number };

export type Arcade = {
  bays: readonly Bay[];
  /** Heights in meters: of the parapet, of the springing, of the wall's top. */
  parapet: number;
  spring: number;
  top: number;
  /** How far the wall runs, along itself. */
  ends: readonly [number, number];
  /** A spot on the viewer's face of the wall, and on its far face. */
  front: (along: number, up: number) => Place;
  back: (along: number, up: number) => Place;
};

const bayOutline = ({ from, to }: Bay, floor: number, spring: number): Point[] =>
  archOutline({ left: from, right: to, floor, spring });

/** The wall above the columns: reveals first, then the face with its arches left open. */
export function spandrels(
  sheet: Sketch,
  eye: Camera,
  arcade: Arcade,
  colors = {
    face: tones.plasterShade as string,
    to: tones.plaster as string,
    reveal: tones.stone as string,
  },
): void {
  const { bays, spring, top, ends, front, back } = arcade;
  for (const bay of bays) {
    const outline = bayOutline(bay, spring - 0.16, spring);
    const near = eye.face(outline.map(([a, up]) => front(a, up)));
    const far = eye.face(outline.map(([a, up]) => back(a, up)));
    sheet.within(near, () => {
      sheet.wash([near, far], { color: colors.reveal, rim: 0 });
      sheet.glaze([near, far], {
        color: tones.shadow,
        opacity: 0.22,
        to: tones.terracottaPale,
        toOpacity: 0.3,
        flow: [0, 0, 1, 0.6],
      });
      sheet.ink(far, { weight: 1.5, color: tones.sepia, opacity: 0.55 });
    });
  }
  const skirt: Place[] = [];
  for (const bay of bays) {
    for (const [a, up] of bayOutline(bay, spring, spring)) skirt.push(front(a, up));
  }
  const face = eye.face([
    front(ends[0], spring),
    ...skirt,
    front(ends[1], spring),
    front(ends[1], top),
    front(ends[0], top),
  ]);
  sheet.wash(face, { color: colors.face, to: colors.to, flow: [0, 0, 0.4, 1], rim: 0.35 });
  for (const bay of bays) {
    sheet.ink(eye.face(bayOutline(bay, spring, spring).map(([a, up]) => front(a, up))), {
      weight: 2.6,
      overshoot: 0,
    });
    const ring = archOutline({
      left: bay.from - 0.16,
      right: bay.to + 0.16,
      floor: spring,
      spring,
    });
    sheet.ink(eye.face(ring.map(([a, up]) => front(a, up))), {
      weight: 1.3,
      color: tones.sepia,
      opacity: 0.5,
      overshoot: 0,
    });
  }
}

type Column = { radius: number; from: number; to: number };

/** A round column with base and capital, lit from the left. */
export function column(
  sheet: Sketch,
  eye: Camera,
  [x, , z]: Place,
  { radius, from, to }: Column,
  tone: string = tones.stone,
): void {
  const px = eye.scale([x, 0, z]);
  const [cx] = eye.at([x, from, z]);
  const level = (up: number) => eye.at([x, up, z])[1];
  const r = radius * px;
  const band = (wideLow: number, wideHigh: number, low: number, high: number, strong = 0.5) => {
    const loop: Point[] = [
      [cx - wideLow * r, level(low)],
      [cx - wideHigh * r, level(high)],
      [cx + wideHigh * r, level(high)],
      [cx + wideLow * r, level(low)],
    ];
    sheet.wash(loop, { color: tone, rim: strong });
    sheet.glaze(loop, {
      color: tones.light,
      opacity: 0.55,
      to: tones.shadow,
      toOpacity: 0.55,
      flow: [0, 0, 1, 0],
    });
    return loop;
  };
  const base = 0.12;
  const cap = 0.22;
  const shaft = band(1, 0.86, from + base, to - cap);
  const weight = Math.min(2.6, Math.max(1.2, px * 0.011));
  sheet.ink([shaft[0] as Point, shaft[1] as Point], { weight: weight * 0.7, opacity: 0.7 });
  sheet.ink([shaft[3] as Point, shaft[2] as Point], { weight });
  for (const [low, high, a, b] of [
    [from, from + base, 1.35, 1.2],
    [to - cap, to - cap + 0.05, 0.95, 1.02],
    [to - cap + 0.05, to - 0.08, 1.02, 1.5],
    [to - 0.08, to, 1.6, 1.6],
  ] as const) {
    const loop = band(a, b, low, high, 0.6);
    sheet.ink([loop[0], loop[3]] as Point[], { weight: weight * 0.7, overshoot: 1 });
    sheet.ink([loop[3], loop[2]] as Point[], { weight: weight * 0.8, overshoot: 1 });
    sheet.ink([loop[0], loop[1]] as Point[], { weight: weight * 0.5, overshoot: 1 });
    sheet.ink([loop[1], loop[2]] as Point[], { weight: weight * 0.7, overshoot: 1 });
  }
}
