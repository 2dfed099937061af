import path from "node:path";
import sharp, { type OverlayOptions } from "sharp";
import { paper } from "./palette.ts";
import { pictures } from "./pictures.ts";
import type { Encoded } from "./render.ts";

/** A grid of finished plates in the size a shopper sees. */
type Sheet = { file: string; width: number; columns: number; quality: number };

const PLATE_GAP = 8;
const PLATE_SHEETS: readonly Sheet[] = [
  { file: "plates.webp", width: 236, columns: 8, quality: 54 },
  { file: "plates-120.webp", width: 120, columns: 12, quality: 62 },
];

const SCENE = { large: 400, small: 120, gap: 24, columns: 3 };

function sourcesOf(root: string, folder: "plates" | "scenes"): string[] {
  return pictures
    .filter((picture) => picture.folder === folder)
    .map(({ name }) => path.join(root, "public", folder, `${name}-800.jpg`));
}

async function composite(tiles: OverlayOptions[], width: number, height: number, quality: number) {
  const background = paper.base;
  return sharp({ create: { width, height, channels: 3, background } })
    .composite(tiles)
    .webp({ quality, effort: 6 })
    .toBuffer();
}

async function plateSheet(
  root: string,
  { file, width, columns, quality }: Sheet,
): Promise<Encoded> {
  const sources = sourcesOf(root, "plates");
  const height = Math.round((width * 4) / 3);
  const tiles = sources.map(async (source, i) => ({
    input: await sharp(source).resize(width, height).toBuffer(),
    left: PLATE_GAP + (i % columns) * (width + PLATE_GAP),
    top: PLATE_GAP + Math.floor(i / columns) * (height + PLATE_GAP),
  }));
  const rows = Math.ceil(sources.length / columns);
  const bytes = await composite(
    await Promise.all(tiles),
    PLATE_GAP + columns * (width + PLATE_GAP),
    PLATE_GAP + rows * (height + PLATE_GAP),
    quality,
  );
  return { file, bytes };
}

/** Create the contact sheets of all plates. */
export function plateSheets(root: string): Promise<Encoded[]> {
  return Promise.all(PLATE_SHEETS.map((sheet) => plateSheet(root, sheet)));
}

/** Create the contact sheet of all scenes, each large and at 120 px. */
export async function sceneSheet(root: string): Promise<Encoded> {
  const { large, small, gap, columns } = SCENE;
  const sources = sourcesOf(root, "scenes");
  const tiles: OverlayOptions[] = [];
  let top = gap;
  for (let start = 0; start < sources.length; start += columns) {
    const row = await Promise.all(
      sources.slice(start, start + columns).map(async (source) => ({
        big: await sharp(source).resize(large).toBuffer({ resolveWithObject: true }),
        little: await sharp(source).resize(small).toBuffer({ resolveWithObject: true }),
      })),
    );
    const high = Math.max(...row.map(({ big }) => big.info.height));
    for (const [i, { big, little }] of row.entries()) {
      const left = gap + i * (large + gap);
      tiles.push({ input: big.data, left, top: top + high - big.info.height });
      tiles.push({ input: little.data, left, top: top + high + 8 });
    }
    top += high + 8 + Math.max(...row.map(({ little }) => little.info.height)) + 2 * gap;
  }
  return {
    file: "scenes.webp",
    bytes: await composite(tiles, columns * (large + gap) + gap, top, 58),
  };
}
