import type { Plugin } from "vite";

/**
 * Returns the plugin that tells the browser's zod not to write its parsers at run time. It would try, to see whether it may,
 * and the Content-Security-Policy reports the attempt. Said in zod's own module, so that it holds before the first schema.
 */
export function zodWithoutEval(): Plugin {
  return {
    name: "zod-without-eval",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /[\\/]zod[\\/]v4[\\/]core[\\/]core\.js$/ },
      handler: (code) => `${code}\nglobalConfig.jitless = true;\n`,
    },
  };
}
