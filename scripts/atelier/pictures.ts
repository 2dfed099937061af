import { plateSvg } from "./engine/plate.ts";
import { plates } from "./plates/index.ts";
import type { Drawing, Quality } from "./render.ts";
import { sceneDrawing } from "./scenery/scene.ts";
import { scenes } from "./scenes/index.ts";

/** One picture of the shop, plate or scene, as the command draws it. */
export type Picture = {
  name: string;
  folder: "plates" | "scenes";
  alt: string;
  altEs: string;
  quality: Quality;
  drawing: () => Drawing;
};

/** Tuned by eye to a budget of 86 kB a plate over all nine files; AVIF is what most browsers take. */
const PLATE_QUALITY: Quality = {
  400: { avif: 47, webp: 42, jpg: 34 },
  800: { avif: 35, webp: 18, jpg: 19 },
  1200: { avif: 25, webp: 6, jpg: 14 },
};

/** Chosen by eye so that wide washes stay smooth and all scenes together stay within their 1.2 MB. */
const SCENE_QUALITY: Quality = {
  400: { avif: 51, webp: 44, jpg: 38 },
  800: { avif: 44, webp: 27, jpg: 22 },
  1200: { avif: 37, webp: 17, jpg: 15 },
};

/** Every picture, scenes first: they take longest, and a hand that is left alone at the end should hold a small one. */
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
