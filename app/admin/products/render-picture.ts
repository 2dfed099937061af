import type { PictureFile } from "#app/data/admin-pictures.ts";
import { PICTURE_WIDTHS } from "#app/domain/picture.ts";
import { fittedSize, PICTURE_QUALITY, PictureError } from "#app/domain/picture-upload.ts";

const FORMATS = [
  { ending: "jpg", type: "image/jpeg" },
  { ending: "webp", type: "image/webp" },
] as const;

/** Reads the file upright: a phone's picture says in its EXIF data which way is up, and the canvas keeps none of it. */
async function load(file: File): Promise<ImageBitmap> {
  return createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => {
    throw new PictureError("load");
  });
}

function draw(bitmap: ImageBitmap, maxWidth: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, fittedSize(bitmap, maxWidth));
  const context = canvas.getContext("2d");
  if (!context) throw new PictureError("process");
  context.imageSmoothingQuality = "high";
  // JPEG knows no transparency: what shows through would turn black.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function encode(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new PictureError("compress"))),
      type,
      PICTURE_QUALITY,
    );
  });
}

/** A browser that cannot write WebP hands out PNG; then the JPEG stands in under that name, which every browser shows. */
async function encodeAll(canvas: HTMLCanvasElement, width: number): Promise<PictureFile[]> {
  const jpeg = await encode(canvas, "image/jpeg");
  const files: PictureFile[] = [];
  for (const { ending, type } of FORMATS) {
    const blob = type === "image/jpeg" ? jpeg : await encode(canvas, type);
    const chosen = blob.type === type ? blob : jpeg;
    files.push({
      suffix: `-${width}.${ending}`,
      contentType: chosen.type,
      bytes: await chosen.arrayBuffer(),
    });
  }
  return files;
}

/**
 * Takes a picture file and returns the files the shop shows it from: three widths as JPEG and WebP, upright, without
 * metadata. Throws a PictureError saying which step failed.
 */
export async function renderPicture(file: File): Promise<PictureFile[]> {
  const bitmap = await load(file);
  try {
    const files: PictureFile[] = [];
    for (const width of PICTURE_WIDTHS.toReversed()) {
      files.push(...(await encodeAll(draw(bitmap, width), width)));
    }
    return files;
  } catch (error) {
    throw error instanceof PictureError ? error : new PictureError("process");
  } finally {
    bitmap.close();
  }
}
