import sharp, { type OutputInfo } from "sharp";
import { BLEED, type Size } from "./sheet.ts";
import { type Sketch, sketch } from "./sketch.ts";

/** A scene as the atelier is asked for it. */
export type Scene = Size & {
  /** File name without size or format. */
  name: string;
  alt: string;
  paint: (sheet: Sketch) => void;
};

/** The whole scene as one SVG document, its bleed included. */
export function sceneSvg({ name, width, height, paint }: Scene): string {
  const sheet = sketch(name, { width, height });
  paint(sheet);
  return sheet.svg();
}

/** The scene's pixels, trimmed to its size, three channels each. */
export function rasterOf(scene: Scene): Promise<{ data: Buffer; info: OutputInfo }> {
  return sharp(Buffer.from(sceneSvg(scene)))
    .extract({ left: BLEED, top: BLEED, width: scene.width, height: scene.height })
    .flatten()
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
}
