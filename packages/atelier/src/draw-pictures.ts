import { availableParallelism } from "node:os";
import { drawBrand } from "./brand/draw-brand.ts";
import { plateSheets, sceneSheet } from "./contact-sheets.ts";
import { type Picture, pictures } from "./pictures.ts";
import { type PictureRecord, recordsFile } from "./records.ts";
import { averageOf, encode, type Pixels, rasterOf } from "./render.ts";
import { shelf } from "./shelf.ts";

type Wish = {
  /** The folder whose `public` and `docs/contact-sheets` the pictures stand in. */
  root: string;
  /** How the names of the wanted pictures start, or `brand`; every picture and the brand without any. */
  names?: readonly string[];
  /** Compares what is drawn with what is there, and writes nothing. */
  check?: boolean;
  onDrawn?: (name: string) => void;
};

/** Calls `work` for every item, as many at a time as there are cores: drawing runs off the main thread. */
async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const hand = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, hand));
}

/**
 * Draws pictures into a shop's folder. Returns, with `check`, the files that differ from what is there. Throws when no picture
 * has one of the names.
 */
export async function drawPictures(wish: Wish): Promise<string[]> {
  const { root, names = [], check = false, onDrawn = () => {} } = wish;
  const { keep, differing } = shelf(root, check);
  const everything = names.length === 0;
  const chosen = pictures.filter(
    ({ name }) => everything || names.some((part) => name.startsWith(part)),
  );
  const brandToo = everything || names.includes("brand");
  if (chosen.length === 0 && !brandToo) throw new Error(`nothing is called ${names.join(", ")}`);

  async function brand(hero: Pixels): Promise<void> {
    for (const { file, bytes } of await drawBrand(hero)) await keep(`public/${file}`, bytes);
  }

  async function draw(picture: Picture): Promise<PictureRecord> {
    const { name, folder, alt, altEs } = picture;
    const pixels = await rasterOf(picture.drawing());
    for (const { file, bytes } of await encode(name, pixels, picture.quality))
      await keep(`public/${folder}/${file}`, bytes);
    if (name === "hero" && brandToo) await brand(pixels);
    onDrawn(name);
    const { width, height } = pixels;
    return { name, width, height, colour: await averageOf(pixels), alt, altEs };
  }

  const drawn = new Map<string, PictureRecord>();
  await inParallel(chosen, async (picture) => {
    drawn.set(picture.name, await draw(picture));
  });
  const hero = pictures.find(({ name }) => name === "hero");
  if (brandToo && hero && !drawn.has("hero")) await brand(await rasterOf(hero.drawing()));
  for (const folder of ["plates", "scenes"] as const)
    await keep(`public/${folder}/${folder}.json`, await recordsFile(root, folder, drawn));
  for (const { file, bytes } of [...(await plateSheets(root)), await sceneSheet(root)])
    await keep(`docs/contact-sheets/${file}`, bytes);
  return differing;
}
