import type { Dimensions } from "./picture-upload.ts";

/** The server names an upload's files by its size: `…-800x1200-1200.jpg`. */
const UPLOADED = /\/product-images\/.+-(\d{1,4})x(\d{1,4})-1200\.jpg$/;

/** Return the size of an uploaded picture in pixels by its URL; null for a picture of unknown size. */
export function pictureSize(url: string): Dimensions | null {
  const [, width, height] = UPLOADED.exec(url) ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : null;
}
