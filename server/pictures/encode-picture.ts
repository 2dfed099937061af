import { PICTURE_WIDTHS } from "#app/domain/picture/picture.ts";
import {
  MAX_PICTURE_SIDE,
  PICTURE_QUALITY,
  PictureError,
} from "#app/domain/picture/picture-upload.ts";
import { decodePicture, type Pixels } from "./decode-picture.ts";

/** One stored file of a picture. Its suffix has the picture's size and its own width: `-800x1200-400.jpg`. */
export type PictureFile = { suffix: string; contentType: string; bytes: Buffer };

const TIMEOUT_SECONDS = 20;
const PERCENT = 100;

type Sharp = typeof import("sharp").default;

async function encode(sharp: Sharp, { data, info }: Pixels): Promise<PictureFile[]> {
  const { width, height, channels } = info;
  const quality = PICTURE_QUALITY * PERCENT;
  const files: PictureFile[] = [];
  for (const wide of PICTURE_WIDTHS) {
    const sized = sharp(data, { raw: { width, height, channels } })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .resize({ width: wide, withoutEnlargement: true });
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
  // Loaded on first use: most starts of the shop never encode.
  const { default: sharp } = await import("sharp");
  const pixels = await decodePicture(sharp, bytes, MAX_PICTURE_SIDE);
  return encode(sharp, pixels).catch(() => {
    throw new PictureError("compress");
  });
}
