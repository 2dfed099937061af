import type { Plugin } from "vite";

/**
 * Return the plugin that sets zod's `jitless` in the browser: zod probes for `eval`, which the Content-Security-Policy
 * reports. Set in zod's own module, before the first schema.
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
