import { availableParallelism } from "node:os";
import { drawBrand } from "./brand/draw-brand.ts";
import { plateSheets, sceneSheet } from "./contact-sheets.ts";
import { createOutput } from "./output.ts";
import { type Picture, pictures } from "./pictures.ts";
import { type PictureRecord, recordsFile } from "./records.ts";
import { averageColor, encode, type Pixels, rasterize } from "./render.ts";

type DrawOptions = {
  /** The folder that contains `public` and `docs/contact-sheets`. */
  root: string;
  /** Prefixes of picture names, or `brand`; without any, everything is drawn. */
  names?: readonly string[];
  /** Compare the result with the existing files and write nothing. */
  check?: boolean;
  onDrawn?: (name: string) => void;
};

/** Call `work` for every item, with one concurrent call per core: drawing runs off the main thread. */
async function forEachConcurrently<T>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}

/** Draw pictures into a shop's folder. Return, with `check`, the files that differ. Throws when no picture has one of the names. */
export async function drawPictures(options: DrawOptions): Promise<string[]> {
  const { root, names = [], check = false, onDrawn = () => {} } = options;
  const { write, differing } = createOutput(root, check);
  const isEverything = names.length === 0;
  const chosen = pictures.filter(
    ({ name }) => isEverything || names.some((prefix) => name.startsWith(prefix)),
  );
  const includesBrand = isEverything || names.includes("brand");
  if (chosen.length === 0 && !includesBrand)
    throw new Error(`nothing is called ${names.join(", ")}`);

  async function brand(hero: Pixels): Promise<void> {
    for (const { file, bytes } of await drawBrand(hero)) await write(`public/${file}`, bytes);
  }

  async function draw(picture: Picture): Promise<PictureRecord> {
    const { name, folder, alt, altEs } = picture;
    const pixels = await rasterize(picture.drawing());
    for (const { file, bytes } of await encode(name, pixels, picture.quality))
      await write(`public/${folder}/${file}`, bytes);
    if (name === "hero" && includesBrand) await brand(pixels);
    onDrawn(name);
    const { width, height } = pixels;
    return { name, width, height, color: await averageColor(pixels), alt, altEs };
  }

  const drawn = new Map<string, PictureRecord>();
  await forEachConcurrently(chosen, async (picture) => {
    drawn.set(picture.name, await draw(picture));
  });
  const hero = pictures.find(({ name }) => name === "hero");
  if (includesBrand && hero && !drawn.has("hero")) await brand(await rasterize(hero.drawing()));
  for (const folder of ["plates", "scenes"] as const)
    await write(`public/${folder}/${folder}.json`, await recordsFile(root, folder, drawn));
  for (const { file, bytes } of [...(await plateSheets(root)), await sceneSheet(root)])
    await write(`docs/contact-sheets/${file}`, bytes);
  return differing;
}
