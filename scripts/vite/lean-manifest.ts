import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "vite";

const FILE = /^manifest-\w+\.js$/;

type Route = Record<string, unknown> & { id: string };

/** Pages of staff are not prefetched, which is what the lists of their files are for. */
const ADMIN = /^routes\/admin\//;

/** Return whether a property says no more than its absence. */
const isEmpty = (value: unknown) => value === false || (Array.isArray(value) && value.length === 0);

function leanRoute(route: Route): Route {
  const kept = Object.entries(route).filter(
    ([name, value]) => !isEmpty(value) && !(name === "imports" && ADMIN.test(route.id)),
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
