import { HOST_PATHS } from "./host-paths.ts";
import { pathSource, sectionOf } from "./route-patterns.ts";
import { ROUTE_TABLE, type RouteEntry } from "./route-table.ts";

/** A section whose pages load these catalogues alone is not named in the browser's constants. */
const DEFAULT_PART = "shop";

function sources(passes: (entry: RouteEntry) => boolean): string[] {
  return ROUTE_TABLE.filter(passes).map(({ path }) => pathSource(path));
}

const hostPaths = (offline: (typeof HOST_PATHS)[number]["offline"]) =>
  HOST_PATHS.filter((entry) => entry.offline === offline).map(({ path }) => path);

const anyOf = (paths: readonly string[]) => `^(?:${paths.join("|")})`;

/** Leaves out what another path is the beginning of. */
function shortest(paths: readonly string[]): string[] {
  return paths.filter((path) => !paths.some((other) => path.startsWith(`${other}/`)));
}

const messageParts = ROUTE_TABLE.filter(({ messages }) =>
  messages.some((one) => one !== DEFAULT_PART),
);

const constants = {
  __PREFETCHED_PATHS__: `${anyOf(sources(({ cache }) => cache !== undefined))}$`,
  __MESSAGE_PARTS__: Object.fromEntries(
    messageParts.map(({ path, messages }) => [sectionOf(path), messages]),
  ),
  __SKELETONS__: Object.fromEntries(
    ROUTE_TABLE.filter(({ skeleton }) => skeleton).map(({ path, skeleton }) => [
      sectionOf(path),
      skeleton,
    ]),
  ),
  __OFFLINE_PATHS__: {
    immutable: `${anyOf(hostPaths("immutable"))}/`,
    file: `${anyOf(hostPaths("file"))}/`,
    uncached: `${anyOf(
      shortest([...hostPaths("error"), ...sources(({ offline }) => offline !== "cached")]),
    )}(?=[/.]|$)`,
    notice: `${anyOf(sources(({ offline }) => offline === "notice"))}$`,
  },
};

/**
 * What browsers need of the route table as JSON by name. The build puts it in their place (Vite's `define`), so that no page carries
 * the table itself. The patterns are for English paths. `route-globals.d.ts` declares the names.
 */
export const routeConstants: Record<string, string> = Object.fromEntries(
  Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]),
);
