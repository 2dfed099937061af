import { existsSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { ROUTE_TABLE } from "./route-table.ts";
import routes from "./routes.ts";

type Entry = { file: string; path?: string; index?: boolean; children?: Entry[] };

const flat = (entries: readonly Entry[]): Entry[] =>
  entries.flatMap((entry) => [entry, ...flat(entry.children ?? [])]);

const files = flat(routes as Entry[]).map(({ file }) => file);

test("every entry is a route, and every file in the folder is routed", () => {
  for (const { file } of ROUTE_TABLE) expect(files).toContain(`routes/${file}`);
  const found = readdirSync("app/routes", { recursive: true, encoding: "utf8" })
    .map((name) => `routes/${name.replaceAll("\\", "/")}`)
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name));
  expect(files.toSorted()).toEqual(found.toSorted());
});

test("every path stands in the table once", () => {
  const paths = ROUTE_TABLE.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

test("what is cached or listed for everybody is a public page", () => {
  for (const { path, kind, cache, robots, offline, payment } of ROUTE_TABLE) {
    if (!cache && robots !== "sitemap") continue;
    expect({ path, kind, robots, offline, payment }).toEqual({
      path,
      kind: "page",
      robots: "sitemap",
      offline: "cached",
      payment: undefined,
    });
  }
});

test("a page with a catalogue of its own has a folder named after its file", () => {
  for (const { file, messages } of ROUTE_TABLE) {
    if (!messages.some((part) => part === "checkout" || part === "info")) continue;
    expect(existsSync(`app/storefront/${file.replace(".tsx", "")}`), file).toBe(true);
  }
});
