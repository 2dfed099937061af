import sharp from "sharp";
import { rasterOf, type Scene } from "./scene.ts";

/** The widths every scene is offered in, in pixels. */
const SCENE_WIDTHS = [400, 800, 1200] as const;

type Quality = { avif: number; webp: number; jpg: number };

/** Chosen by eye so that washes stay smooth and all scenes together stay within their 1.3 MB. */
const QUALITY: Record<(typeof SCENE_WIDTHS)[number], Quality> = {
  400: { avif: 52, webp: 47, jpg: 42 },
  800: { avif: 46, webp: 30, jpg: 25 },
  1200: { avif: 40, webp: 20, jpg: 18 },
};

/** Of mozjpeg's tables the one that keeps the warm white of the paper at low quality; its default turns it pink. */
const PAPER_TABLE = 2;

type EncodedScene = { files: { file: string; bytes: Buffer }[]; colour: string };

/** Every size and format of one scene, and the average colour that holds its place. */
export async function encode(scene: Scene): Promise<EncodedScene> {
  const { data, info } = await rasterOf(scene);
  const raw = { width: info.width, height: info.height, channels: 3 } as const;
  const files: EncodedScene["files"] = [];
  for (const wide of SCENE_WIDTHS) {
    const sized = sharp(data, { raw }).resize(wide, null, { kernel: "lanczos3" });
    const { avif, webp, jpg } = QUALITY[wide];
    const named = (format: string) => `${scene.name}-${wide}.${format}`;
    files.push(
      {
        file: named("avif"),
        bytes: await sized.clone().avif({ quality: avif, effort: 4 }).toBuffer(),
      },
      {
        file: named("webp"),
        bytes: await sized
          .clone()
          .webp({ quality: webp, effort: 6, smartSubsample: true })
          .toBuffer(),
      },
      {
        file: named("jpg"),
        bytes: await sized
          .clone()
          .jpeg({ quality: jpg, mozjpeg: true, quantisationTable: PAPER_TABLE })
          .toBuffer(),
      },
    );
  }
  const { channels } = await sharp(data, { raw }).stats();
  const colour = `#${channels.map(({ mean }) => Math.round(mean).toString(16).padStart(2, "0")).join("")}`;
  return { files, colour };
}
