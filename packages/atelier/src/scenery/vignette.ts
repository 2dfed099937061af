import { resample } from "../engine/curve.ts";
import type { Point } from "../engine/point.ts";
import { archOutline } from "./arch.ts";
import { loose } from "./shapes.ts";
import type { Sketch } from "./sketch.ts";

/** The arch a collection's scene is painted in: the plates' arch, opened wider. */
const FRAME = { left: 96, right: 1104, spring: 600, floor: 1512 } as const;

/** Return the loose outline of the arched frame. */
export function frameLoop(seed: number, by = 7): Point[] {
  const { left, right, spring, floor } = FRAME;
  const arch = archOutline({ left, right, floor: 0, spring: floor - spring }).map(
    ([x, y]): Point => [x, floor - y],
  );
  const closed = resample([...arch, arch[0] as Point], 12);
  return loose(closed, seed, by);
}

/** Paints inside the loose arch, leaving paper all round. */
export function vignette(sheet: Sketch, paint: () => void): void {
  const loop = frameLoop(sheet.seed);
  sheet.within(loop, paint);
  sheet.wash(loop, { color: "#B59E86", opacity: 0.001, rim: 0.9 });
}
