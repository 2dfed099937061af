import { readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";

const MODULE = "virtual:catalogue-urls";
const RESOLVED = `\0${MODULE}`;
const CATALOGUE = /^app\/(locales\/.*)\.po$/;

type BuiltFiles = Record<string, { file: string }>;

/** Return the public URL of each catalogue (`locales/es/shop`) by the client build's manifest. */
function catalogueUrls(files: BuiltFiles): Record<string, string> {
  const entries = Object.entries(files).map(([source, { file }]) => [
    CATALOGUE.exec(source)?.[1],
    `/${file}`,
  ]);
  return Object.fromEntries(entries.filter(([catalogue]) => catalogue !== undefined));
}

/**
 * Provide `virtual:catalogue-urls` to the server build, so that documents preload their catalogue. The client is built
 * first. Empty in development.
 */
export function catalogueUrlsPlugin(): Plugin {
  let clientDir: string | null = null;
  return {
    name: "catalogue-urls",
    configResolved({ command, root, environments }) {
      if (command === "build") {
        clientDir = path.resolve(root, environments.client?.build.outDir ?? "");
      }
    },
    resolveId: (id) => (id === MODULE ? RESOLVED : null),
    load(id) {
      if (id !== RESOLVED) return null;
      const files: BuiltFiles = clientDir
        ? JSON.parse(readFileSync(path.join(clientDir, ".vite/manifest.json"), "utf8"))
        : {};
      return `export default ${JSON.stringify(catalogueUrls(files))};`;
    },
  };
}
