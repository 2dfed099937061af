import sharp from "sharp";

/** The widths every picture is offered in, in pixels. */
export const WIDTHS = [400, 800, 1200] as const;

type Quality = { avif: number; webp: number; jpg: number };

/** Tuned by eye to a budget of 96 kB a picture over all nine files; AVIF is what most browsers take. */
const QUALITY: Record<(typeof WIDTHS)[number], Quality> = {
  400: { avif: 48, webp: 45, jpg: 38 },
  800: { avif: 36, webp: 21, jpg: 23 },
  1200: { avif: 25, webp: 8, jpg: 17 },
};

export type Rendered = { file: string; bytes: Buffer };
export type Rendering = { files: Rendered[]; colour: string; width: number; height: number };

/** Every size and format of one drawing, and the average colour that holds its place. */
export async function render(name: string, svg: string): Promise<Rendering> {
  const full = sharp(Buffer.from(svg)).flatten().removeAlpha();
  const { data, info } = await full.raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: 3 } as const;
  const files: Rendered[] = [];
  for (const width of WIDTHS) {
    const sized = sharp(data, { raw }).resize(width, null, { kernel: "lanczos3" });
    const quality = QUALITY[width];
    const avif = sized
      .clone()
      .avif({ quality: quality.avif, effort: 3, chromaSubsampling: "4:2:0" });
    const webp = sized.clone().webp({ quality: quality.webp, effort: 6 });
    const jpg = sized.clone().jpeg({ quality: quality.jpg, mozjpeg: true });
    files.push(
      { file: `${name}-${width}.avif`, bytes: await avif.toBuffer() },
      { file: `${name}-${width}.webp`, bytes: await webp.toBuffer() },
      { file: `${name}-${width}.jpg`, bytes: await jpg.toBuffer() },
    );
  }
  const { channels } = await sharp(data, { raw }).stats();
  const colour = `#${channels.map(({ mean }) => Math.round(mean).toString(16).padStart(2, "0")).join("")}`;
  return { files, colour, width: info.width, height: info.height };
}
