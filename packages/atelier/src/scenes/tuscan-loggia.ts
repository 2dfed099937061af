import type { Arcade } from "../scenery/arcade.ts";
import { camera, type Place } from "../scenery/camera.ts";
import { HORIZON } from "./tuscan-countryside.ts";

export const EYE: Place = [2.1, 1.6, -0.9];

export const eye = camera({ eye: EYE, focal: 1000, center: [600, HORIZON], yaw: -21 });

const STEP = 3.1;

export const posts = [0.7, 3.8, 6.9, 10, 13.1];

/** Where the arcade meets the end wall. */
export const LAST = 16.2;

export const arcade: Arcade = {
  bays: [-2.4, ...posts].map((z) => ({ from: z + 0.2, to: z + STEP - 0.2 })),
  parapet: 0.7,
  spring: 2.5,
  top: 4.5,
  ends: [-2.4, 17],
  front: (along, up) => [0, up, along],
  back: (along, up) => [-0.42, up, along],
};
