import type { Plugin } from "vite";

const SHIM = /^use-sync-external-store\/shim$/;
const ROUTER = /[\\/]node_modules[\\/]react-router[\\/]dist[\\/]production[\\/]/;

/** Vite's helper for dynamic imports also handles style sheets, which no chunk of ours has. */
const PRELOAD_HELPER = /vite\/preload-helper\.js$/;
const PRELOAD = `
const requested = new Set();
export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    if (requested.has(file)) continue;
    requested.add(file);
    const link = document.createElement("link");
    document.head.append(Object.assign(link, { rel: "modulepreload", href: "/" + file }));
  }
  return load();
};`;

/** Modules for what is not set up in this shop: lazy route discovery and instrumentation. */
const UNUSED_MODULES = /[\\/](?:dom[\\/]ssr[\\/]fog-of-war|router[\\/]instrumentation)\.js$/;
const EXPORTS = /^export \{ (.+) \};$/m;

/** A name for developer tools. As a side effect it keeps components that no page uses. */
const DISPLAY_NAME = /^\s*\w+\.displayName = "[^"]+";$/gm;
const FORWARD_REF = /(?<== )(?=React\$\d+\.forwardRef\()/g;

/** Return a module with the same exports, which do nothing and return undefined. */
function emptyModule(code: string): string {
  const [, names] = EXPORTS.exec(code) ?? [];
  if (!names) throw new Error("An unused module of the router has no list of exports any more");
  const exported = names.split(", ").map((name) => `nothing as ${name}`);
  return `const nothing = () => undefined;\nexport { ${exported.join(", ")} };`;
}

/**
 * Return the plugin that leaves out of the browser's scripts what no page runs: parts of the router, among them its `Link` and
 * `NavLink`, which their display names keep, parts of Vite's preloads, and a stand-in for a hook that React has since version 18.
 */
export function leanLibraries(): Plugin {
  return {
    name: "lean-libraries",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId: {
      filter: { id: SHIM },
      handler(_id, importer) {
        return this.resolve("react", importer, { skipSelf: true });
      },
    },
    transform: {
      filter: { id: [ROUTER, PRELOAD_HELPER] },
      handler(code, id) {
        if (PRELOAD_HELPER.test(id)) return PRELOAD;
        if (UNUSED_MODULES.test(id)) return emptyModule(code);
        return code.replace(DISPLAY_NAME, "").replace(FORWARD_REF, "/* @__PURE__ */ ");
      },
    },
  };
}
