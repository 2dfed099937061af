import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const tests = [...readFileSync("vite.config.ts", "utf8").matchAll(/test: \/(.+)\/,/g)];
const words = tests.flatMap(([, pattern = ""]) => pattern.match(/@?[a-z][a-z-]+/g) ?? []);
const names = [
  ...readdirSync("app", { recursive: true, encoding: "utf8" }).map((file) => path.parse(file).name),
  ...readdirSync("node_modules"),
];
const exists = (word: string) => names.includes(word) || names.includes(`${word}-icon`);

test("names only files, folders and packages that exist in the groups of chunks", () => {
  expect(words.length).toBeGreaterThan(80);
  const others = ["app", "node_modules", "modules", "node", "ts", "tsx"];
  expect(words.filter((word) => !exists(word) && !others.includes(word))).toEqual([]);
});
