import { mkdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { drawBrand } from "./brand/draw-brand.ts";
import { contactSheet } from "./scenery/contact-sheet.ts";
import { encode } from "./scenery/encode.ts";
import type { Scene } from "./scenery/scene.ts";
import { hero } from "./scenes/hero.ts";
import { scenes } from "./scenes/index.ts";

/** What the shop needs to know of a scene before it has loaded. */
type SceneRecord = { name: string; width: number; height: number; colour: string; alt: string };

const OUT = fileURLToPath(new URL("../../public/scenes/", import.meta.url));
const SHEET = fileURLToPath(new URL("../../docs/contact-sheets/scenes.jpg", import.meta.url));
const RECORDS = `${OUT}scenes.json`;

async function draw(scene: Scene): Promise<SceneRecord> {
  const { files, colour } = await encode(scene);
  for (const { file, bytes } of files) await writeFile(OUT + file, bytes);
  process.stdout.write(`${scene.name}\n`);
  return { name: scene.name, width: scene.width, height: scene.height, colour, alt: scene.alt };
}

/** Keeps the records of scenes that were not drawn this time, in the order scenes are listed. */
async function keepRecords(drawn: readonly SceneRecord[]): Promise<void> {
  const before = await readFile(RECORDS, "utf8").then(
    (text) => JSON.parse(text) as SceneRecord[],
    () => [],
  );
  const byName = new Map([...before, ...drawn].map((record) => [record.name, record]));
  const records = scenes.flatMap(({ name }) => byName.get(name) ?? []);
  await writeFile(RECORDS, `${JSON.stringify(records, null, 2)}\n`);
}

/** Without names: every scene, the brand marks that show one, and the contact sheet. */
const wanted = process.argv.slice(2);
const chosen = scenes.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const brandToo = wanted.length === 0 || wanted.includes("brand");
if (chosen.length === 0 && !brandToo) throw new Error(`no scene is called ${wanted.join(", ")}`);
await mkdir(OUT, { recursive: true });
const drawn: SceneRecord[] = [];
for (const scene of chosen) drawn.push(await draw(scene));
await keepRecords(drawn);
if (brandToo) await drawBrand(hero);
if (wanted.length === 0) await contactSheet(OUT, scenes, SHEET);
