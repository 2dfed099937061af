import { arc } from "../engine/arc.ts";
import { smooth } from "../engine/curve.ts";
import type { Point } from "../engine/point.ts";
import { random } from "../engine/random.ts";
import type { Camera, Place } from "./camera.ts";
import { leaf } from "./flowers.ts";
import type { Sketch } from "./sketch.ts";
import { tones } from "./tones.ts";

/** A thrown pot standing on the floor: its rim opens as the eye looks down into it. Returns its mouth. */
export function pot(
  sheet: Sketch,
  eye: Camera,
  [x, y, z]: Place,
  wide: number,
  tall: number,
  fall: Point = [3.4, 0.5],
): Point {
  const px = eye.scale([x, y, z]);
  const [cx, foot] = eye.at([x, y, z]);
  const [, mouth] = eye.at([x, y + tall, z]);
  const r = (wide / 2) * px;
  const flat = Math.max(
    0.06,
    Math.abs(eye.at([x, y + tall, z - wide / 2])[1] - eye.at([x, y + tall, z + wide / 2])[1]) /
      (2 * r),
  );
  const side = (sign: number): Point[] => [
    [cx + sign * r, mouth],
    [cx + sign * r * 1.0, mouth + (foot - mouth) * 0.14],
    [cx + sign * r * 0.9, mouth + (foot - mouth) * 0.16],
    [cx + sign * r * 0.86, mouth + (foot - mouth) * 0.55],
    [cx + sign * r * 0.62, foot],
  ];
  const base = arc([cx, foot], r * 0.62, r * 0.62 * flat, 0, 180, 12);
  const body = [...side(-1), ...base.reverse(), ...side(1).reverse()];
  sheet.glaze(
    [
      [cx, foot - 6],
      [cx + r * fall[0], foot + r * (fall[1] - 0.2)],
      [cx + r * (fall[0] - 0.1), foot + r * (fall[1] + 0.25)],
      [cx, foot + r * 0.3],
    ],
    { color: tones.shadowWarm, opacity: 0.42, blur: 7 },
  );
  sheet.wash(body, {
    color: tones.terracottaPale,
    to: tones.terracotta,
    flow: [0, 0, 0.8, 0.3],
    rim: 0.6,
  });
  sheet.glaze(body, {
    color: tones.light,
    opacity: 0,
    to: tones.terracottaDeep,
    toOpacity: 0.5,
    flow: [0.45, 0, 1, 0],
  });
  const rim = arc([cx, mouth], r, r * flat, 0, 360, 24);
  sheet.wash(rim, { color: tones.sepia, opacity: 0.9, rim: 0.3 });
  sheet.ink(rim, { weight: 2, overshoot: 0 });
  sheet.ink(side(-1), { weight: 1.8 });
  sheet.ink(side(1), { weight: 2.6 });
  sheet.ink([...base], { weight: 2, overshoot: 0 });
  const lip = [cx - r, cx, cx + r].map(
    (at, i): Point => [at, mouth + (foot - mouth) * 0.14 + (i === 1 ? r * flat : 0)],
  );
  sheet.ink(smooth(lip, 4), { weight: 1.5, opacity: 0.7 });
  return [cx, mouth];
}

type Crown = { at: Point; trunk: number; radius: number; fruit: number; seed: number };

/** A small lemon tree: a thin trunk and a round crown of leaves with fruit among them. */
export function lemonTree(sheet: Sketch, { at: [x, y], trunk, radius, fruit, seed }: Crown): void {
  const next = random(seed);
  const heart: Point = [x + radius * 0.05, y - trunk - radius * 0.75];
  sheet.ink(
    [
      [x, y + 4],
      [x - 3, y - trunk * 0.5],
      [x + 2, y - trunk - radius * 0.3],
    ],
    { weight: radius * 0.11, color: tones.sepia, taper: [0, 0.3], opacity: 1 },
  );
  const within = (share: number): Point => {
    const [r, turn] = [Math.sqrt(next()) * radius * share, next() * 2 * Math.PI];
    return [heart[0] + r * Math.cos(turn), heart[1] + r * Math.sin(turn) * 0.92];
  };
  sheet.wash(smooth(arc(heart, radius * 0.8, radius * 0.74, 0, 360, 16), 6), {
    color: tones.sage,
    to: tones.cypress,
    flow: [0, 0, 1, 1],
    opacity: 0.85,
    blur: 4,
  });
  for (let i = 0; i < 150; i++) {
    const spot = within(1);
    const dark = (spot[0] - heart[0]) * 0.6 + (spot[1] - heart[1]) * 0.8 > radius * (next() - 0.35);
    leaf(
      sheet,
      spot,
      radius * (0.17 + 0.1 * next()),
      next() * 6.28,
      dark ? tones.cypress : next() > 0.5 ? tones.sage : tones.sagePale,
      0.92,
    );
  }
  for (let i = 0; i < fruit; i++) {
    const [fx, fy] = within(0.85);
    const s = radius * 0.105;
    const lemon = smooth(
      [
        [fx - s * 0.8, fy],
        [fx - s * 0.4, fy - s * 0.7],
        [fx + s * 0.5, fy - s * 0.6],
        [fx + s * 1.15, fy + s * 0.1],
        [fx + s * 0.4, fy + s * 0.7],
        [fx - s * 0.5, fy + s * 0.6],
        [fx - s * 0.8, fy],
      ],
      3,
    );
    sheet.wash(lemon, { color: "#F2D97C", to: "#D9A93F", flow: [0, 0, 1, 1], rim: 0.5 });
    sheet.ink(lemon, { weight: 1.3, opacity: 0.6, overshoot: 0 });
  }
}
