import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "vite";
import { isPrefetched } from "../../app/route-entry.ts";
import { ROUTE_TABLE } from "../../app/route-table.ts";

const FILE = /^manifest-\w+\.js$/;

type Route = Record<string, unknown> & { id: string };

const ADMIN = /^routes\/admin\//;

const routeIdOf = (file: string) => `routes/${file.replace(/\.tsx?$/, "")}`;

const NOT_PREFETCHED = new Set(
  ROUTE_TABLE.filter((entry) => !isPrefetched(entry)).map(({ file }) => routeIdOf(file)),
);

/** Return whether browsers never prefetch a route's code, which is what the list of its files is for. */
const isOpenedOnly = (id: string) => ADMIN.test(id) || NOT_PREFETCHED.has(id);

/** Return whether a property says no more than its absence. */
const isEmpty = (value: unknown) => value === false || (Array.isArray(value) && value.length === 0);

function leanRoute(route: Route): Route {
  const kept = Object.entries(route).filter(
    ([name, value]) => !isEmpty(value) && !(name === "imports" && isOpenedOnly(route.id)),
  );
  return { ...Object.fromEntries(kept), id: route.id };
}

/** Return the router's list of routes, a script that assigns JSON, with what browsers read of it. */
function leanManifest(script: string): string {
  const start = script.indexOf("{");
  const end = script.lastIndexOf("}") + 1;
  const manifest: { routes: Record<string, Route> } = JSON.parse(script.slice(start, end));
  const routes = Object.entries(manifest.routes).map(([id, route]) => [id, leanRoute(route)]);
  const lean = { ...manifest, routes: Object.fromEntries(routes) };
  return script.slice(0, start) + JSON.stringify(lean) + script.slice(end);
}

/** Return the plugin that shortens the list of routes, which every page loads. The router writes it after the server build. */
export function leanManifestPlugin(): Plugin {
  let assets = "";
  return {
    name: "lean-manifest",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    configResolved({ root, environments }) {
      assets = path.resolve(root, environments.client?.build.outDir ?? "", "assets");
    },
    writeBundle: {
      order: "post",
      sequential: true,
      async handler() {
        const names = (await readdir(assets)).filter((name) => FILE.test(name));
        for (const name of names) {
          const file = path.join(assets, name);
          await writeFile(file, leanManifest(await readFile(file, "utf8")));
        }
      },
    },
  };
}
