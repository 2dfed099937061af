import { fittedSize, PictureError, UPLOAD_QUALITY } from "#app/domain/picture-upload.ts";

/** Without options the bitmap has the rotation of the EXIF data. Safari before 17.2 rejects its name, `from-image`. */
async function load(file: File): Promise<ImageBitmap> {
  return createImageBitmap(file).catch(() => {
    throw new PictureError("load");
  });
}

function draw(bitmap: ImageBitmap): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, fittedSize(bitmap));
  const context = canvas.getContext("2d");
  if (!context) throw new PictureError("process");
  context.imageSmoothingQuality = "high";
  // JPEG turns transparent pixels black.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function encode(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new PictureError("compress"))),
      "image/jpeg",
      UPLOAD_QUALITY,
    );
  });
}

/** Return the JPEG to upload: upright, without metadata, scaled down. Throws a PictureError that names the failed step. */
export async function renderPicture(file: File): Promise<Blob> {
  const bitmap = await load(file);
  try {
    return await encode(draw(bitmap));
  } catch (error) {
    throw error instanceof PictureError ? error : new PictureError("process");
  } finally {
    bitmap.close();
  }
}
