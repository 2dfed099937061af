import type { Point } from "../engine/point.ts";
import { between } from "../engine/point.ts";
import type { Camera, Place } from "./camera.ts";
import type { Sketch } from "./sketch.ts";
import { tones } from "./tones.ts";

type Leaf = {
  /** Foot of the hinge and foot of the free edge, in meters. */
  hinge: Place;
  free: Place;
  height: number;
};

/** A louvred shutter leaf: stiles, three rails, and slats that catch the light on their upper edge. */
export function shutterLeaf(
  sheet: Sketch,
  eye: Camera,
  { hinge, free, height }: Leaf,
  lit: boolean,
): void {
  const spot = (u: number, v: number): Point =>
    eye.at([
      hinge[0] + (free[0] - hinge[0]) * u,
      hinge[1] + height * v,
      hinge[2] + (free[2] - hinge[2]) * u,
    ]);
  const panel = (u1: number, v1: number, u2: number, v2: number): Point[] => [
    spot(u1, v1),
    spot(u2, v1),
    spot(u2, v2),
    spot(u1, v2),
  ];
  sheet.wash(panel(0, 0, 1, 1), {
    color: tones.sage,
    to: tones.olive,
    flow: [0, 0, 0.6, 1],
    rim: 0.6,
  });
  if (!lit) sheet.glaze(panel(0, 0, 1, 1), { color: tones.shadow, opacity: 0.35 });
  for (const [low, high] of [
    [0.05, 0.32],
    [0.36, 0.66],
    [0.7, 0.95],
  ] as const) {
    sheet.wash(panel(0.13, low, 0.87, high), { color: tones.cypress, opacity: 0.85, rim: 0.3 });
    const slats = Math.round((high - low) * 42);
    for (let i = 0; i < slats; i++) {
      const v = low + ((high - low) * (i + 0.25)) / slats;
      const tall = ((high - low) / slats) * 0.62;
      sheet.wash(panel(0.14, v, 0.86, v + tall), {
        color: lit ? tones.sagePale : tones.sage,
        opacity: 0.9,
        to: tones.sage,
        rim: 0.15,
      });
    }
    const frame = panel(0.13, low, 0.87, high);
    for (let i = 0; i < 4; i++)
      sheet.ink([frame[i] as Point, frame[(i + 1) % 4] as Point], {
        weight: 1.5,
        overshoot: 1,
        opacity: 0.75,
      });
  }
  const edge = panel(0, 0, 1, 1);
  for (let i = 0; i < 4; i++)
    sheet.ink([edge[i] as Point, edge[(i + 1) % 4] as Point], { weight: 2.6, overshoot: 3 });
  for (const v of [0.12, 0.5, 0.88])
    sheet.ink(
      [
        between(spot(0, v - 0.015), spot(1, v - 0.015), -0.01),
        between(spot(0, v + 0.015), spot(1, v + 0.015), -0.01),
      ],
      { weight: 6, taper: [0, 0], overshoot: 0 },
    );
}
