import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { RouteEntry } from "./route-entry.ts";
import { ROUTE_TABLE } from "./route-table.ts";
import routes from "./routes.ts";

type Entry = { file: string; path?: string; index?: boolean; children?: Entry[] };

const flat = (entries: readonly Entry[]): Entry[] =>
  entries.flatMap((entry) => [entry, ...flat(entry.children ?? [])]);

const files = flat(routes as Entry[]).map(({ file }) => file);

test("routes every entry, and every file of the folder", () => {
  for (const { file } of ROUTE_TABLE) expect(files).toContain(`routes/${file}`);
  const found = readdirSync("app/routes", { recursive: true, encoding: "utf8" })
    .map((name) => `routes/${name.replaceAll("\\", "/")}`)
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name));
  expect(files.toSorted()).toEqual(found.toSorted());
});

test("lists each path once", () => {
  const paths = ROUTE_TABLE.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

const isCheckout = ({ path }: RouteEntry) => path === "checkout";

test("caches and lists public pages only, except checkout, which the server alone caches", () => {
  expect(ROUTE_TABLE.find(isCheckout)).toMatchObject({ robots: "disallow", offline: "notice" });
  for (const entry of ROUTE_TABLE) {
    const { path, kind, cache, robots, offline, payment } = entry;
    if (isCheckout(entry) || (!cache && robots !== "sitemap")) continue;
    expect({ path, kind, isPublic: robots !== "disallow", offline, payment }).toEqual({
      path,
      kind: "page",
      isPublic: true,
      offline: "cached",
      payment: undefined,
    });
  }
});

// Read and not imported: the modules of the admin take seconds. Its layout renders the title.
test("names the title of each page of the dashboard in its handle", () => {
  const untitled = ROUTE_TABLE.filter(
    ({ file, layout, kind }) =>
      (layout === "dashboard" || layout === "products") &&
      kind === "page" &&
      !/^export const handle = \{\s+title(: msg`|\()/m.test(
        readFileSync(`app/routes/${file}`, "utf8"),
      ),
  );
  expect(untitled).toEqual([]);
});

test("reads no data of a form through the middleware that leads to the sign-in page", () => {
  const data = ROUTE_TABLE.filter(({ file, kind }) => file.startsWith("admin/") && kind === "data");
  expect(data.map(({ layout }) => layout)).toEqual(data.map(() => "admin"));
});

test("finds the messages of a page in the folder named after its file", () => {
  for (const { file, messages } of ROUTE_TABLE) {
    if (!messages.some((part) => part === "checkout" || part === "info")) continue;
    expect(existsSync(`app/storefront/${file.replace(".tsx", "")}`), file).toBe(true);
  }
});
