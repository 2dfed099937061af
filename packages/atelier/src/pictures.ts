import { plateSvg } from "./engine/plate.ts";
import { plates } from "./plates/index.ts";
import type { Drawing, Quality } from "./render.ts";
import { sceneDrawing } from "./scenery/scene.ts";
import { scenes } from "./scenes/index.ts";

/** One picture of the shop: a plate or a scene. */
export type Picture = {
  name: string;
  folder: "plates" | "scenes";
  alt: string;
  altEs: string;
  quality: Quality;
  drawing: () => Drawing;
};

/** Tuned by eye to a budget of 75 kB per plate for all nine files. Almost all browsers load AVIF, so WebP and JPEG get less. */
const PLATE_QUALITY: Quality = {
  400: { avif: 46, webp: 37, jpg: 29 },
  800: { avif: 34, webp: 12, jpg: 14 },
  1200: { avif: 25, webp: 4, jpg: 10 },
};

/** Tuned by eye: wide washes stay smooth, and all scenes together stay within 1.05 MB. */
const SCENE_QUALITY: Quality = {
  400: { avif: 50, webp: 40, jpg: 33 },
  800: { avif: 42, webp: 21, jpg: 18 },
  1200: { avif: 35, webp: 13, jpg: 12 },
};

/** Every picture; scenes first, because they take longest. */
export const pictures: readonly Picture[] = [
  ...scenes.map(
    (scene): Picture => ({
      name: scene.name,
      folder: "scenes",
      alt: scene.alt,
      altEs: scene.altEs,
      quality: SCENE_QUALITY,
      drawing: () => sceneDrawing(scene),
    }),
  ),
  ...plates.map(
    (plate): Picture => ({
      name: plate.name,
      folder: "plates",
      alt: plate.alt,
      altEs: plate.altEs,
      quality: PLATE_QUALITY,
      drawing: () => ({ svg: plateSvg(plate) }),
    }),
  ),
];
