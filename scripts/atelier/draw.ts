import { availableParallelism } from "node:os";
import { drawBrand } from "./brand/draw-brand.ts";
import { plateSheets, sceneSheet } from "./contact-sheets.ts";
import { type Picture, pictures } from "./pictures.ts";
import { type PictureRecord, recordsFile } from "./records.ts";
import { averageOf, encode, type Pixels, rasterOf } from "./render.ts";
import { shelf } from "./shelf.ts";

/** Draws what is named (every picture without names) and puts it on the shelf; `--check` compares instead. */
const wanted = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const { keep, differing } = shelf(process.argv.includes("--check"));
const everything = wanted.length === 0;
const chosen = pictures.filter(
  ({ name }) => everything || wanted.some((part) => name.startsWith(part)),
);
const brandToo = everything || wanted.includes("brand");
if (chosen.length === 0 && !brandToo) throw new Error(`nothing is called ${wanted.join(", ")}`);

async function draw(picture: Picture): Promise<PictureRecord> {
  const { name, folder, alt, altEs } = picture;
  const pixels = await rasterOf(picture.drawing());
  for (const { file, bytes } of await encode(name, pixels, picture.quality))
    await keep(`public/${folder}/${file}`, bytes);
  if (name === "hero" && brandToo) await brand(pixels);
  process.stdout.write(`${name}\n`);
  const { width, height } = pixels;
  return { name, width, height, colour: await averageOf(pixels), alt, altEs };
}

async function brand(hero: Pixels): Promise<void> {
  for (const { file, bytes } of await drawBrand(hero)) await keep(`public/${file}`, bytes);
}

/** As many drawings at a time as there are cores; each decodes, draws and encodes off the main thread. */
async function drawAll(): Promise<Map<string, PictureRecord>> {
  const waiting = [...chosen];
  const done = new Map<string, PictureRecord>();
  const hand = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      done.set(next.name, await draw(next));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, hand));
  return done;
}

const drawn = await drawAll();
const hero = pictures.find(({ name }) => name === "hero");
if (brandToo && hero && !drawn.has("hero")) await brand(await rasterOf(hero.drawing()));
for (const folder of ["plates", "scenes"] as const)
  await keep(`public/${folder}/${folder}.json`, await recordsFile(folder, drawn));
for (const { file, bytes } of [...(await plateSheets()), await sceneSheet()])
  await keep(`docs/contact-sheets/${file}`, bytes);
if (differing.length > 0) {
  process.stderr.write(`not what was drawn before: ${differing.join(", ")}\n`);
  process.exitCode = 1;
}
