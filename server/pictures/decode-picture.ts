import type { Metadata, Sharp } from "sharp";
import { type Dimensions, fittedSize, PictureError } from "#app/domain/picture/picture-upload.ts";

/** A camera's original; browsers send pictures of products smaller. */
const MAX_PIXELS = 40_000_000;
/** The width of the widest WebP. Decoding a longer row takes many times its bytes; the height takes none, in any orientation. */
const MAX_WIDTH = 16_383;
/** The largest camera's original in 8-bit RGBA. 16-bit samples take twice as many. */
const MAX_DECODED_BYTES = 4 * MAX_PIXELS;
const TIMEOUT_SECONDS = 20;

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

function isTooLarge({ width, height, channels, depth }: Metadata): boolean {
  const sampleBytes = depth === "uchar" ? 1 : 2;
  return width > MAX_WIDTH || width * height * channels * sampleBytes > MAX_DECODED_BYTES;
}

/**
 * Decode an uploaded picture to upright sRGB pixels on white, at most `maxSide` px long or as large as `tall`, and return them to be
 * encoded. Metadata and profiles are dropped.
 * Throws a PictureError: `format` for other formats than JPEG, PNG and WebP, `load` for broken or too large files.
 */
export async function decodePicture(
  bytes: Uint8Array,
  maxSide: number,
  tall?: Dimensions,
): Promise<Sharp> {
  // Loaded on first use: most starts of the shop never decode.
  const { default: sharp } = await import("sharp");
  const format = formatOf(bytes);
  const picture = sharp(bytes, { failOn: "warning", limitInputPixels: MAX_PIXELS });
  try {
    const known = await picture.metadata();
    if (known.format !== format) throw new PictureError("format");
    if (isTooLarge(known)) throw new PictureError("load");
    const { width, height } = fittedSize(known.autoOrient, maxSide, tall);
    const { data, info } = await picture
      .timeout({ seconds: TIMEOUT_SECONDS })
      .autoOrient()
      .resize(width, height, { fit: "fill" })
      .flatten({ background: "#fff" })
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true });
    const raw = { width: info.width, height: info.height, channels: info.channels };
    return sharp(data, { raw }).timeout({ seconds: TIMEOUT_SECONDS });
  } catch (error) {
    throw error instanceof PictureError ? error : new PictureError("load");
  }
}
