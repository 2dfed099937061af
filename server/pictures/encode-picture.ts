import { PICTURE_WIDTHS } from "#app/domain/picture.ts";
import { MAX_PICTURE_SIDE, PICTURE_QUALITY, PictureError } from "#app/domain/picture-upload.ts";

/** One of the files that a picture is stored as. */
export type PictureFile = { suffix: string; contentType: string; bytes: Buffer };

/** The browser sends 1200 px at most; a camera's own picture would still be taken. */
const MOST_PIXELS = 40_000_000;
const WITHIN_SECONDS = 20;
const PERCENT = 100;

/** How the files of each kind begin: what somebody calls a file says nothing. */
const BEGINNINGS: Record<string, (text: string) => boolean> = {
  jpeg: (text) => text.startsWith("\xff\xd8\xff"),
  png: (text) => text.startsWith("\x89PNG\r\n\x1a\n"),
  webp: (text) => text.startsWith("RIFF") && text.slice(8, 12) === "WEBP",
};

function formatOf(bytes: Uint8Array): string {
  const text = Buffer.from(bytes.subarray(0, 12)).toString("latin1");
  const found = Object.entries(BEGINNINGS).find(([, begins]) => begins(text));
  // Asked before the decoder is: it knows forty formats, some of which are programs.
  if (!found) throw new PictureError("format");
  return found[0];
}

type Sharp = typeof import("sharp").default;
type Pixels = { data: Buffer; info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } };

/** Reads the pixels, upright and on white, in the colours of the web. Whatever else the file carries ends here. */
async function decode(sharp: Sharp, bytes: Uint8Array): Promise<Pixels> {
  const format = formatOf(bytes);
  const picture = sharp(bytes, { failOn: "warning", limitInputPixels: MOST_PIXELS });
  try {
    const known = await picture.metadata();
    if (known.format !== format) throw new PictureError("format");
    return await picture
      .timeout({ seconds: WITHIN_SECONDS })
      .autoOrient()
      .resize(MAX_PICTURE_SIDE, MAX_PICTURE_SIDE, { fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#fff" })
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch (error) {
    throw error instanceof PictureError ? error : new PictureError("load");
  }
}

async function encode(sharp: Sharp, { data, info }: Pixels): Promise<PictureFile[]> {
  const { width, height, channels } = info;
  const quality = PICTURE_QUALITY * PERCENT;
  const files: PictureFile[] = [];
  for (const wide of PICTURE_WIDTHS) {
    const sized = sharp(data, { raw: { width, height, channels } })
      .timeout({ seconds: WITHIN_SECONDS })
      .resize({ width: wide, withoutEnlargement: true });
    const [jpeg, webp] = [sized.clone().jpeg({ quality, mozjpeg: true }), sized.webp({ quality })];
    files.push(
      { suffix: `-${wide}.jpg`, contentType: "image/jpeg", bytes: await jpeg.toBuffer() },
      { suffix: `-${wide}.webp`, contentType: "image/webp", bytes: await webp.toBuffer() },
    );
  }
  return files;
}

/**
 * Takes the bytes of what is said to be a picture and returns the files the shop shows it from: three widths, each as JPEG and
 * WebP, at most 1200 px long, quality 0.85 (specification section 5). Only pixels pass: no metadata, no colour profile, nothing that
 * stood before or behind them. Throws a PictureError: `format` for anything but JPEG, PNG and WebP, `load` for what is broken or too
 * large to be opened, `compress` where it cannot be written.
 */
export async function encodePicture(bytes: Uint8Array): Promise<PictureFile[]> {
  // Loaded only when there is something to encode: most starts of the shop never need it.
  const { default: sharp } = await import("sharp");
  const pixels = await decode(sharp, bytes);
  return encode(sharp, pixels).catch(() => {
    throw new PictureError("compress");
  });
}
