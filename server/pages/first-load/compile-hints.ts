import type { Plugin } from "vite";

/** Stands first in a file (https://v8.dev/blog/explicit-compile-hints). */
const HINT = "//# allFunctionsCalledOnLoad\n";

/**
 * Takes the names of files that a page runs as soon as they are there and returns the plugin that marks them: Chromium
 * compiles their functions on another thread while they come, and not each at its first call, when the page is waited for.
 */
export function compileHints(names: readonly string[]): Plugin {
  return {
    name: "compile-hints",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle: {
      // Behind Vite's own hand, which puts a line before everything else.
      order: "post",
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === "chunk" && names.includes(file.name)) file.code = HINT + file.code;
        }
      },
    },
  };
}
