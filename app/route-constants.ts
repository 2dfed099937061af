import { HOST_PATHS } from "./host-paths.ts";
import { isPrefetched, type RouteEntry } from "./route-entry.ts";
import { pathSource, sectionOf } from "./route-patterns.ts";
import { ROUTE_TABLE } from "./route-table.ts";

/** Sections that load only this catalogue are left out of the browser's constants. */
const DEFAULT_PART = "shop";

function sources(passes: (entry: RouteEntry) => boolean): string[] {
  return ROUTE_TABLE.filter(passes).map(({ path }) => pathSource(path));
}

const hostPaths = (offline: (typeof HOST_PATHS)[number]["offline"]) =>
  HOST_PATHS.filter((entry) => entry.offline === offline).map(({ path }) => path);

const anyOf = (paths: readonly string[]) => `^(?:${paths.join("|")})`;

/** Leave out paths below another one. */
function shortest(paths: readonly string[]): string[] {
  return paths.filter((path) => !paths.some((other) => path.startsWith(`${other}/`)));
}

const messageParts = ROUTE_TABLE.filter(({ messages }) =>
  messages.some((one) => one !== DEFAULT_PART),
);

const constants = {
  __PREFETCHED_PATHS__: `${anyOf(sources(isPrefetched))}$`,
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
 * The parts of the route table that browsers need, as JSON by name. Vite's `define` inlines them, so that no page
 * carries the table. Patterns match English paths. Declared in `route-globals.d.ts`.
 */
export const routeConstants: Record<string, string> = Object.fromEntries(
  Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]),
);
