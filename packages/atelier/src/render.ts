import sharp, { type Sharp } from "sharp";

/** The widths every picture is offered in, in pixels. */
export const WIDTHS = [400, 800, 1200] as const;
type Width = (typeof WIDTHS)[number];

export type Quality = Record<Width, { avif: number; webp: number; jpg: number }>;

/** Three channels a pixel, no transparency. */
export type Pixels = { data: Buffer; width: number; height: number };
export type Drawing = {
  svg: string;
  trim?: { left: number; top: number; width: number; height: number };
};
export type Encoded = { file: string; bytes: Buffer };

/**
 * Of mozjpeg's tables the one that keeps the warm white of the paper at low quality; its default turns it pink,
 * and is the larger.
 */
const PAPER_TABLE = 2;

/** More effort wins AVIF 8 % for three times the time: not worth a command one waits for. */
const AVIF_EFFORT = 3;

/** A drawing as pixels; `size` 1 is as drawn, less is a smaller sheet. */
export async function rasterOf({ svg, trim }: Drawing, size = 1): Promise<Pixels> {
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

/** Every format of a picture at the widths asked for, smallest first. */
export async function encode(
  name: string,
  pixels: Pixels,
  quality: Quality,
  widths: readonly Width[] = WIDTHS,
): Promise<Encoded[]> {
  const files: Encoded[] = [];
  for (const width of widths) {
    const sized = opened(pixels).resize(width, null, { kernel: "lanczos3" });
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

/** The average colour, which holds a picture's place while it loads. */
export async function averageOf(pixels: Pixels): Promise<string> {
  const { channels } = await opened(pixels).stats();
  return `#${channels.map(({ mean }) => Math.round(mean).toString(16).padStart(2, "0")).join("")}`;
}

export function opened({ data, width, height }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels: 3 } });
}
