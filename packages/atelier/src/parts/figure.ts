import type { Move } from "../engine/point.ts";

/**
 * The invisible wearer, in centimeters: (0, 0) is the throat at the height of the shoulder-neck
 * points, y runs down, positive x is the wearer's left. Legs are a tenth longer than life, as in
 * every fashion plate.
 */
const figure = {
  neck: [6.4, 0],
  shoulder: [18.6, 4.8],
  underarm: [16.8, 21],
  bust: { y: 26, half: 17.2 },
  waist: { y: 41, half: 12.6 },
  hip: { y: 61, half: 18.4 },
  crotch: 69,
  knee: 104,
  ankle: 146,
} as const;

type Stance = {
  /** Degrees the shoulders dip to the wearer's right; the hips answer the other way. */
  tilt?: number;
  /** Centimeters the hips swing to the wearer's left. */
  swing?: number;
};

/** A slight contrapposto: shoulders and hips lean against each other, the hem follows late. */
export function stance({ tilt = 1.2, swing = 1 }: Stance = {}): Move {
  const slope = Math.tan((tilt * Math.PI) / 180);
  return ([x, y]) => {
    const down = Math.max(0, y) / figure.hip.y;
    const lean = down < 1 ? Math.cos(down * Math.PI) : -Math.max(0, 1.6 - down) / 0.6;
    const shift = swing * Math.sin(Math.min(1.9, down) * (Math.PI / 2));
    return [x + shift, y - x * slope * lean];
  };
}
