import type { Sharp } from "sharp";
import { PICTURE_WIDTHS } from "#app/domain/picture/picture.ts";
import {
  MAX_PICTURE_SIDE,
  PICTURE_QUALITY,
  PictureError,
} from "#app/domain/picture/picture-upload.ts";
import { decodePicture } from "./decode-picture.ts";

/** One stored file of a picture. Its suffix has the picture's size and its own width: `-800x1200-400.jpg`. */
export type PictureFile = { suffix: string; contentType: string; bytes: Buffer };

const PERCENT = 100;

async function encode(pixels: Sharp): Promise<PictureFile[]> {
  const quality = PICTURE_QUALITY * PERCENT;
  const { width, height } = await pixels.metadata();
  const files: PictureFile[] = [];
  for (const wide of PICTURE_WIDTHS) {
    const sized = pixels.clone().resize({ width: wide, withoutEnlargement: true });
    const suffix = `-${width}x${height}-${wide}`;
    const [jpeg, webp] = [sized.clone().jpeg({ quality, mozjpeg: true }), sized.webp({ quality })];
    files.push(
      { suffix: `${suffix}.jpg`, contentType: "image/jpeg", bytes: await jpeg.toBuffer() },
      { suffix: `${suffix}.webp`, contentType: "image/webp", bytes: await webp.toBuffer() },
    );
  }
  return files;
}

/**
 * Encode an uploaded picture as the stored files: three widths, each as JPEG and WebP, at most 1200 px long, quality
 * 0.85 (specification section 5). Only pixels are kept.
 * Throws a PictureError: `format` for other formats than JPEG, PNG and WebP, `load` for broken or too large files,
 * `compress` when encoding fails.
 */
export async function encodePicture(bytes: Uint8Array): Promise<PictureFile[]> {
  const pixels = await decodePicture(bytes, MAX_PICTURE_SIDE);
  return encode(pixels).catch(() => {
    throw new PictureError("compress");
  });
}
