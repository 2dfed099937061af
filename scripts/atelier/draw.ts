import { mkdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { type Plate, plateSvg } from "./engine/plate.ts";
import { plates } from "./plates/index.ts";
import { render } from "./render.ts";

/** What the shop needs to know of a picture before it has loaded. */
type PictureRecord = { name: string; width: number; height: number; colour: string; alt: string };

const OUT = fileURLToPath(new URL("../../public/plates/", import.meta.url));
const RECORDS = `${OUT}plates.json`;
/** Two drawings at a time: one core each on the smallest machine this runs on. */
const HANDS = 2;

async function draw(plate: Plate): Promise<PictureRecord> {
  const { files, colour, width, height } = await render(plate.name, plateSvg(plate));
  for (const { file, bytes } of files) await writeFile(OUT + file, bytes);
  process.stdout.write(`${plate.name}\n`);
  return { name: plate.name, width, height, colour, alt: plate.alt };
}

async function drawAll(chosen: readonly Plate[]): Promise<PictureRecord[]> {
  const waiting = [...chosen];
  const done: PictureRecord[] = [];
  const hand = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) done.push(await draw(next));
  };
  await Promise.all(Array.from({ length: HANDS }, hand));
  return done;
}

/** Keeps the records of plates that were not drawn this time, in the order plates are listed. */
async function keepRecords(drawn: readonly PictureRecord[]): Promise<void> {
  const before = await readFile(RECORDS, "utf8").then(
    (text) => JSON.parse(text) as PictureRecord[],
    () => [],
  );
  const byName = new Map([...before, ...drawn].map((record) => [record.name, record]));
  const records = plates.flatMap(({ name }) => byName.get(name) ?? []);
  await writeFile(RECORDS, `${JSON.stringify(records, null, 2)}\n`);
}

const wanted = process.argv.slice(2);
const chosen = plates.filter(
  ({ name }) => wanted.length === 0 || wanted.some((part) => name.startsWith(part)),
);
if (chosen.length === 0) throw new Error(`no plate is called ${wanted.join(", ")}`);
await mkdir(OUT, { recursive: true });
await keepRecords(await drawAll(chosen));
