import type { Point } from "../engine/point.ts";
import type { Camera, Place } from "./camera.ts";
import type { Sketch } from "./sketch.ts";
import { tones } from "./tones.ts";

/** A squared stone set in the room: its faces towards the eye, lit from the left and above. */
export function block(
  sheet: Sketch,
  eye: Camera,
  low: Place,
  high: Place,
  { tone = tones.stone as string, weight = 2, lookFrom = [0, 1.5, 0] as Place } = {},
): void {
  const [x1, y1, z1] = low;
  const [x2, y2, z2] = high;
  const paint = (places: Place[], shade: number) => {
    const loop = eye.face(places);
    if (loop.length < 3) return;
    sheet.wash(loop, { color: tone, rim: 0.4 });
    if (shade > 0) sheet.glaze(loop, { color: tones.shadow, opacity: shade });
    sheet.ink([...loop, loop[0] as Point], { weight, overshoot: 0, opacity: 0.75 });
  };
  if (lookFrom[1] > y2)
    paint(
      [
        [x1, y2, z1],
        [x2, y2, z1],
        [x2, y2, z2],
        [x1, y2, z2],
      ],
      0,
    );
  if (lookFrom[1] < y1)
    paint(
      [
        [x1, y1, z1],
        [x2, y1, z1],
        [x2, y1, z2],
        [x1, y1, z2],
      ],
      0.5,
    );
  if (lookFrom[0] > x2)
    paint(
      [
        [x2, y1, z1],
        [x2, y2, z1],
        [x2, y2, z2],
        [x2, y1, z2],
      ],
      0.42,
    );
  if (lookFrom[0] < x1)
    paint(
      [
        [x1, y1, z1],
        [x1, y2, z1],
        [x1, y2, z2],
        [x1, y1, z2],
      ],
      0,
    );
  paint(
    [
      [x1, y1, z1],
      [x2, y1, z1],
      [x2, y2, z1],
      [x1, y2, z1],
    ],
    0.18,
  );
}
