import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { pictures } from "./pictures.ts";
import type { PictureRecord } from "./records.ts";
import { WIDTHS } from "./render.ts";
import { ROOT } from "./shelf.ts";

const KB = 1000;

function filesIn(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

const bytes = (file: string) => statSync(file).size;
const inFolder = (folder: string, name: string) => path.join(ROOT, "public", folder, name);

const PICTURE = /\.(avif|webp|jpe?g|png|svg)$/;
const weightOf = (files: string[]) => files.reduce((sum, file) => sum + bytes(file), 0);

test("all pictures of the shop together stay under 5.6 MB, with their contact sheets under 6 MB", () => {
  const shown = filesIn("public").filter((file) => PICTURE.test(file));
  const sheets = filesIn("docs/contact-sheets").filter((file) => PICTURE.test(file));
  expect(shown.length).toBeGreaterThan(500);
  expect(sheets.length).toBe(3);
  expect(weightOf(shown)).toBeLessThan(5600 * KB);
  expect(weightOf([...shown, ...sheets])).toBeLessThan(6000 * KB);
});

test("a card's picture is at most 18 kB as AVIF", () => {
  for (const { name, folder } of pictures.filter((picture) => picture.folder === "plates"))
    expect(bytes(inFolder(folder, `${name}-400.avif`)), name).toBeLessThanOrEqual(18 * KB);
});

test("the hero is at most 45 kB as AVIF at every width a phone may choose", () => {
  for (const width of WIDTHS)
    expect(bytes(inFolder("scenes", `hero-${width}.avif`))).toBeLessThanOrEqual(45 * KB);
});

test.each(["plates", "scenes"] as const)(
  "%s has the nine files and the record of each picture, and nothing else",
  (folder) => {
    const listed = pictures.filter((picture) => picture.folder === folder);
    const records = JSON.parse(
      readFileSync(inFolder(folder, `${folder}.json`), "utf8"),
    ) as PictureRecord[];
    expect(records.map(({ name, alt, altEs }) => ({ name, alt, altEs }))).toEqual(
      listed.map(({ name, alt, altEs }) => ({ name, alt, altEs })),
    );
    for (const { name, colour, width } of records) {
      expect(colour, name).toMatch(/^#[0-9a-f]{6}$/);
      expect(width, name).toBeGreaterThanOrEqual(1200);
    }
    const due = listed.flatMap(({ name }) =>
      WIDTHS.flatMap((width) =>
        ["avif", "webp", "jpg"].map((format) => `${name}-${width}.${format}`),
      ),
    );
    const there = filesIn(`public/${folder}`).map((file) => path.basename(file));
    expect(there.sort()).toEqual([...due, `${folder}.json`].sort());
  },
);
