import { PICTURE_WIDTHS } from "#app/domain/picture.ts";
import { MAX_PICTURE_SIDE, PICTURE_QUALITY, PictureError } from "#app/domain/picture-upload.ts";

/** One stored file of a picture. */
export type PictureFile = { suffix: string; contentType: string; bytes: Buffer };

/** Browsers send at most 1200 px; a camera's original is accepted too. */
const MAX_PIXELS = 40_000_000;
const TIMEOUT_SECONDS = 20;
const PERCENT = 100;

/** Magic bytes of each format; file names are not trusted. */
const SIGNATURES: Record<string, (text: string) => boolean> = {
  jpeg: (text) => text.startsWith("\xff\xd8\xff"),
  png: (text) => text.startsWith("\x89PNG\r\n\x1a\n"),
  webp: (text) => text.startsWith("RIFF") && text.slice(8, 12) === "WEBP",
};

function formatOf(bytes: Uint8Array): string {
  const text = Buffer.from(bytes.subarray(0, 12)).toString("latin1");
  const found = Object.entries(SIGNATURES).find(([, matches]) => matches(text));
  // Checked before decoding: the decoder knows forty formats, some of which are programs.
  if (!found) throw new PictureError("format");
  return found[0];
}

type Sharp = typeof import("sharp").default;
type Pixels = { data: Buffer; info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } };

/** Decode to upright sRGB pixels on white. Metadata and profiles are dropped. */
async function decode(sharp: Sharp, bytes: Uint8Array): Promise<Pixels> {
  const format = formatOf(bytes);
  const picture = sharp(bytes, { failOn: "warning", limitInputPixels: MAX_PIXELS });
  try {
    const known = await picture.metadata();
    if (known.format !== format) throw new PictureError("format");
    return await picture
      .timeout({ seconds: TIMEOUT_SECONDS })
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
      .timeout({ seconds: TIMEOUT_SECONDS })
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
 * Encode an uploaded picture as the stored files: three widths, each as JPEG and WebP, at most 1200 px long, quality
 * 0.85 (specification section 5). Only pixels are kept.
 * Throws a PictureError: `format` for other formats than JPEG, PNG and WebP, `load` for broken or too large files,
 * `compress` when encoding fails.
 */
export async function encodePicture(bytes: Uint8Array): Promise<PictureFile[]> {
  // Loaded on first use: most starts of the shop never encode.
  const { default: sharp } = await import("sharp");
  const pixels = await decode(sharp, bytes);
  return encode(sharp, pixels).catch(() => {
    throw new PictureError("compress");
  });
}
