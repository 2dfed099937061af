import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import sharp, { type OverlayOptions } from "sharp";
import { paper } from "../palette.ts";
import type { Scene } from "./scene.ts";

const LARGE = 400;
const SMALL = 120;
const GAP = 24;
const COLUMNS = 3;

const tall = ({ width, height }: Scene, at: number) => Math.round((height * at) / width);

/** All scenes side by side, each large and again at the 120 px it may be seen at. */
export async function contactSheet(
  folder: string,
  scenes: readonly Scene[],
  file: string,
): Promise<void> {
  const rows = Array.from({ length: Math.ceil(scenes.length / COLUMNS) }, (_, i) =>
    scenes.slice(i * COLUMNS, (i + 1) * COLUMNS),
  );
  const laid: OverlayOptions[] = [];
  let top = GAP;
  for (const row of rows) {
    const high = Math.max(...row.map((scene) => tall(scene, LARGE)));
    for (const [i, scene] of row.entries()) {
      const source = `${folder}${scene.name}-800.jpg`;
      const left = GAP + i * (LARGE + GAP);
      laid.push({
        input: await sharp(source).resize(LARGE).toBuffer(),
        left,
        top: top + high - tall(scene, LARGE),
      });
      laid.push({ input: await sharp(source).resize(SMALL).toBuffer(), left, top: top + high + 8 });
    }
    top += high + 8 + Math.max(...row.map((scene) => tall(scene, SMALL))) + 2 * GAP;
  }
  await mkdir(dirname(file), { recursive: true });
  await sharp({
    create: {
      width: COLUMNS * (LARGE + GAP) + GAP,
      height: top,
      channels: 3,
      background: paper.base,
    },
  })
    .composite(laid)
    .jpeg({ quality: 62, mozjpeg: true })
    .toFile(file);
}
