import sharp, { type Sharp } from "sharp";

/** The widths every picture is encoded at, in pixels. */
export const WIDTHS = [400, 800, 1200] as const;
type Width = (typeof WIDTHS)[number];

export type Quality = Record<Width, { avif: number; webp: number; jpg: number }>;

/** Three channels per pixel, no transparency. */
export type Pixels = { data: Buffer; width: number; height: number };
export type Drawing = {
  svg: string;
  trim?: { left: number; top: number; width: number; height: number };
};
export type Encoded = { file: string; bytes: Buffer };

/** mozjpeg's default table turns the paper's warm white pink at low quality, and its files are larger. */
const PAPER_TABLE = 2;

/** More effort saves 8 % of an AVIF's size and takes three times as long. */
const AVIF_EFFORT = 3;

/** Rasterize a drawing; `size` scales the sheet. */
export async function rasterize({ svg, trim }: Drawing, size = 1): Promise<Pixels> {
  const sheet = sharp(Buffer.from(svg), { density: 72 * size });
  const cut = trim
    ? sheet.extract({
        left: Math.round(trim.left * size),
        top: Math.round(trim.top * size),
        width: Math.round(trim.width * size),
        height: Math.round(trim.height * size),
      })
    : sheet;
  const { data, info } = await cut
    .flatten()
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Encode a picture in every format at the given widths, smallest first. */
export async function encode(
  name: string,
  pixels: Pixels,
  quality: Quality,
  widths: readonly Width[] = WIDTHS,
): Promise<Encoded[]> {
  const files: Encoded[] = [];
  for (const width of widths) {
    const sized = sharpOf(pixels).resize(width, null, { kernel: "lanczos3" });
    const { avif, webp, jpg } = quality[width];
    const formats = {
      avif: sized.clone().avif({ quality: avif, effort: AVIF_EFFORT, chromaSubsampling: "4:2:0" }),
      webp: sized.clone().webp({ quality: webp, effort: 6 }),
      jpg: sized.clone().jpeg({ quality: jpg, mozjpeg: true, quantisationTable: PAPER_TABLE }),
    };
    for (const [format, image] of Object.entries(formats))
      files.push({ file: `${name}-${width}.${format}`, bytes: await image.toBuffer() });
  }
  return files;
}

/** Return the average color as `#rrggbb`, the placeholder while a picture loads. */
export async function averageColor(pixels: Pixels): Promise<string> {
  const { channels } = await sharpOf(pixels).stats();
  return `#${channels.map(({ mean }) => Math.round(mean).toString(16).padStart(2, "0")).join("")}`;
}

/** Return the pixels as a sharp image. */
export function sharpOf({ data, width, height }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels: 3 } });
}
