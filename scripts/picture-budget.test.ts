import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { type PictureRecord, pictures, WIDTHS } from "@gemma-luce/atelier";
import { expect, test } from "vitest";

const ROOT = path.resolve(".");
const KB = 1000;

/** What is in a clone of the project and was not put there by building, running or testing it. */
const IGNORED = new Set([
  ".git",
  ...readFileSync(path.join(ROOT, ".gitignore"), "utf8")
    .split("\n")
    .filter((line) => line.endsWith("/"))
    .map((line) => line.slice(0, -1)),
]);

function filesIn(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    if (IGNORED.has(entry.name)) return [];
    const file = path.join(folder, entry.name);
    return entry.isDirectory() ? filesIn(file) : [path.join(ROOT, file)];
  });
}

const bytes = (file: string) => statSync(file).size;
const inFolder = (folder: string, name: string) => path.join(ROOT, "public", folder, name);

const PICTURE = /\.(avif|webp|jpe?g|png|gif|svg|ico)$/;
const picturesIn = (folder: string) => filesIn(folder).filter((file) => PICTURE.test(file));
const weightOf = (files: string[]) => files.reduce((sum, file) => sum + bytes(file), 0);

test("keeps all committed pictures under 6 MB", () => {
  const every = picturesIn(".");
  expect(picturesIn("public").length).toBeGreaterThan(500);
  expect(picturesIn("docs/contact-sheets").length).toBe(3);
  expect(picturesIn("docs/screenshots").length).toBeGreaterThan(30);
  expect(every).toEqual(expect.arrayContaining(picturesIn("docs")));
  expect(weightOf(every)).toBeLessThan(6000 * KB);
});

test("keeps a card's picture at 18 kB as AVIF", () => {
  for (const { name, folder } of pictures.filter((picture) => picture.folder === "plates"))
    expect(bytes(inFolder(folder, `${name}-400.avif`)), name).toBeLessThanOrEqual(18 * KB);
});

test("keeps the hero at 45 kB as AVIF at a phone's widths", () => {
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
    for (const { name, color, width } of records) {
      expect(color, name).toMatch(/^#[0-9a-f]{6}$/);
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
