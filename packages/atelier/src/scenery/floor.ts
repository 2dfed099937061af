import type { Point } from "../engine/point.ts";
import { random } from "../engine/random.ts";
import { archOutline, type Opening } from "./arch.ts";
import { type Camera, fallen, type Place, panel, type Sun } from "./camera.ts";
import type { Sketch } from "./sketch.ts";
import { tones } from "./tones.ts";

type Ground = { left: number; right: number; near: number; far: number; y?: number };

/** Return the outline of a rectangle of floor as the camera sees it. */
export function floorLoop(eye: Camera, { left, right, near, far, y = 0 }: Ground): Point[] {
  return eye.face(panel([left, y, near], [right, y, near], [right, y, far]));
}

/** Joints between square tiles, fainter the farther off they are. */
export function tileLines(
  sheet: Sketch,
  eye: Camera,
  { left, right, near, far, y = 0 }: Ground,
  tile: number,
  color: string = tones.terracottaDeep,
): void {
  const line = (a: Place, b: Place, opacity: number) =>
    sheet.ink(eye.line(a, b), {
      weight: 1.3,
      color,
      opacity,
      overshoot: 0,
      taper: [0.02, 0.2],
    });
  for (let x = Math.ceil(left / tile) * tile; x <= right; x += tile)
    line([x, y, near], [x, y, far], 0.28);
  for (let z = near; z <= far; z += tile)
    line([left, y, z], [right, y, z], Math.max(0.07, 0.34 - 0.3 * ((z - near) / (far - near))));
}

/** Tiles a shade apart from their neighbors, as fired clay is. */
export function firedTiles(
  sheet: Sketch,
  eye: Camera,
  { left, right, near, far, y = 0 }: Ground,
  tile: number,
  colors: readonly string[],
  seed: number,
  strength = 0.3,
): void {
  const next = random(seed);
  for (let z = near; z < far; z += tile) {
    for (let x = Math.ceil(left / tile) * tile; x < right; x += tile) {
      const [pick, much] = [next(), next()];
      if (pick > 0.5) continue;
      const color = colors[Math.floor(pick * 2 * colors.length)] as string;
      sheet.wash(eye.face(panel([x, y, z], [x + tile, y, z], [x + tile, y, z + tile])), {
        color,
        opacity: strength * (0.4 + 0.6 * much),
        rim: 0,
      });
    }
  }
}

/** The sunlight an arched opening lets fall upon the floor. */
export function sunPatch(
  eye: Camera,
  opening: Opening,
  place: (point: Point) => Place,
  sun: Sun,
): Point[] {
  return eye.face(archOutline(opening, 40).map((point) => fallen(place(point), sun)));
}
