import type { Plugin } from "vite";

const ROUTE_MODULES =
  /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/]dom[\\/]ssr[\\/]routeModules\.js$/;
const RELOAD = "window.location.reload();";
/** After Back the browser has the URL already, and assigning one with a fragment would load nothing. */
const LOAD_NEXT = `
const { location, historyAction } = window.__reactRouterDataRouter?.state.navigation ?? {};
if (!location || historyAction === "POP") window.location.reload();
else window.location.assign(location.pathname + location.search + location.hash);`;

/**
 * Return the plugin that loads the document of the next page after a chunk load error, as in a tab that was opened before a
 * deploy. The router reloads the page whose link was pressed, so that it has to be pressed again.
 */
export function navigateOnChunkError(): Plugin {
  return {
    name: "navigate-on-chunk-error",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: ROUTE_MODULES },
      handler(code) {
        if (!code.includes(RELOAD)) throw new Error("The router no longer reloads the page");
        return code.replace(RELOAD, LOAD_NEXT);
      },
    },
  };
}
