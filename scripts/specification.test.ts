import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const table = readFileSync("docs/specification.md", "utf8");
const named = [...table.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)` › (.+?)(?=<br>| \|)/g)].map(
  ([, file = "", title = ""]) => ({ file, title }),
);

test("the table names tests", () => {
  expect(named.length).toBeGreaterThan(100);
});

test.each(named)("$file has the test “$title”", ({ file, title }) => {
  expect(existsSync(file)).toBe(true);
  const source = readFileSync(file, "utf8");
  for (const part of title.split("…").filter(Boolean)) expect(source).toContain(part);
});
