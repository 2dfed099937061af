import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

type NamedTest = { file: string; title: string };

const table = ["docs/specification.md", "SECURITY.md"]
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");
const named: NamedTest[] = [
  ...table.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)` › (.+?)(?=<br>| \|)/g),
].map(([, file = "", title = ""]) => ({ file, title }));

/** A title's `…` stands for what its test fills in; the words around it must be in the file. */
function exists({ file, title }: NamedTest): boolean {
  if (!existsSync(file)) return false;
  const source = readFileSync(file, "utf8");
  return title.split("…").every((part) => source.includes(part));
}

test("finds every test that the specification names", () => {
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((one) => !exists(one))).toEqual([]);
});
