import type { Drawing } from "../render.ts";
import { BLEED, type Size } from "./sheet.ts";
import { type Sketch, sketch } from "./sketch.ts";

/** The description of a scene. */
export type Scene = Size & {
  /** File name without size or format. */
  name: string;
  alt: string;
  altEs: string;
  paint: (sheet: Sketch) => void;
};

/** The whole scene as one SVG document, its bleed included. */
export function sceneSvg({ name, width, height, paint }: Scene): string {
  const sheet = sketch(name, { width, height });
  paint(sheet);
  return sheet.svg();
}

/** The scene with the edge its bleed is trimmed at. */
export function sceneDrawing(scene: Scene): Drawing {
  const { width, height } = scene;
  return { svg: sceneSvg(scene), trim: { left: BLEED, top: BLEED, width, height } };
}
