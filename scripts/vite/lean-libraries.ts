import type { Plugin } from "vite";

const SHIM = /^use-sync-external-store\/shim$/;
const ROUTER = /[\\/]node_modules[\\/]react-router[\\/]dist[\\/]production[\\/]/;

/** A name for developer tools. As a side effect it keeps components that no page uses. */
const DISPLAY_NAME = /^\s*\w+\.displayName = "[^"]+";$/gm;
const FORWARD_REF = /(?<== )(?=React\$\d+\.forwardRef\()/g;

/**
 * Return the plugin that leaves out of the browser's scripts what no browser of ours runs: the router's components that no page uses
 * (its `Link` and `NavLink`, kept by their display names), and a stand-in for a hook that React has since version 18.
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
      filter: { id: ROUTER },
      handler: (code) => code.replace(DISPLAY_NAME, "").replace(FORWARD_REF, "/* @__PURE__ */ "),
    },
  };
}
