import {
  type Dimensions,
  fittedSize,
  PictureError,
  type Rendering,
} from "#app/domain/picture/picture-upload.ts";

/** Without options the bitmap has the rotation of the EXIF data. Safari before 17.2 rejects its name, `from-image`. */
async function load(file: Blob): Promise<ImageBitmap> {
  return createImageBitmap(file).catch(() => {
    throw new PictureError("load");
  });
}

function draw(bitmap: ImageBitmap, { maxSide, tall }: Rendering): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, fittedSize(bitmap, maxSide, tall));
  const context = canvas.getContext("2d");
  if (!context) throw new PictureError("process");
  context.imageSmoothingQuality = "high";
  // JPEG turns transparent pixels black.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function encode(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new PictureError("compress"))),
      "image/jpeg",
      quality,
    );
  });
}

const PROBE_COLOR = [200, 100, 50, 255] as const;
/** Strict tracking protection changes colors by a few levels only. */
const MAX_DEVIATION = 16;

/** Return whether a canvas gives back what was drawn. With `privacy.resistFingerprinting` Firefox gives noise. */
function isCanvasReadable(): boolean {
  const context = document.createElement("canvas").getContext("2d");
  if (!context) throw new PictureError("process");
  context.fillStyle = `rgb(${PROBE_COLOR.slice(0, 3).join(" ")})`;
  context.fillRect(0, 0, 4, 4);
  return context
    .getImageData(0, 0, 4, 4)
    .data.every((level, index) => Math.abs(level - (PROBE_COLOR[index % 4] ?? 0)) < MAX_DEVIATION);
}

/**
 * Return the JPEG to upload: upright, without metadata, scaled down; the file itself where the browser cannot make one, which
 * the server decodes as well. Throws a PictureError that names the failed step.
 */
export async function renderPicture(file: File, rendering: Rendering): Promise<Blob> {
  const bitmap = await load(file);
  try {
    return isCanvasReadable() ? await encode(draw(bitmap, rendering), rendering.quality) : file;
  } catch (error) {
    throw error instanceof PictureError ? error : new PictureError("process");
  } finally {
    bitmap.close();
  }
}

/** Return the size of a picture once it is scaled down to the longest side. Throws a PictureError. */
export async function measurePicture(picture: Blob, maxSide: number): Promise<Dimensions> {
  const bitmap = await load(picture);
  const size = fittedSize(bitmap, maxSide);
  bitmap.close();
  return size;
}
