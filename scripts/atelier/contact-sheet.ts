import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { plates } from "./plates/index.ts";

/** Lays finished plates side by side, for looking at them as a shopper meets them. */
type Sheet = { file: string; width: number; columns: number; quality: number };

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const GAP = 8;
const SHEETS: readonly Sheet[] = [
  { file: "plates.jpg", width: 236, columns: 8, quality: 58 },
  { file: "plates-120.jpg", width: 120, columns: 12, quality: 66 },
];

async function lay({ file, width, columns, quality }: Sheet): Promise<void> {
  const height = Math.round((width * 4) / 3);
  const tiles = plates.map(async ({ name }, i) => ({
    input: await sharp(`${ROOT}public/plates/${name}-400.avif`).resize(width, height).toBuffer(),
    left: GAP + (i % columns) * (width + GAP),
    top: GAP + Math.floor(i / columns) * (height + GAP),
  }));
  const rows = Math.ceil(plates.length / columns);
  await sharp({
    create: {
      width: GAP + columns * (width + GAP),
      height: GAP + rows * (height + GAP),
      channels: 3,
      background: "#ffffff",
    },
  })
    .composite(await Promise.all(tiles))
    .jpeg({ quality, mozjpeg: true })
    .toFile(`${ROOT}docs/contact-sheets/${file}`);
}

await mkdir(`${ROOT}docs/contact-sheets`, { recursive: true });
for (const sheet of SHEETS) await lay(sheet);
