import { HOST_PATHS } from "#app/host-paths.ts";
import { sectionOfPath } from "#app/route-patterns.ts";

const HOST = HOST_PATHS.map(({ path, metric }) => ({
  pattern: new RegExp(`^${path}(?:/|$)`),
  metric,
}));

/** Takes a path and returns the part of the shop it belongs to: one of a few words, however many paths there are. */
export function routeName(path: string): string {
  return sectionOfPath(path) ?? HOST.find(({ pattern }) => pattern.test(path))?.metric ?? "other";
}
