import { HOST_PATHS } from "#app/host-paths.ts";
import { sectionOfPath } from "#app/route-patterns.ts";

const HOST = HOST_PATHS.map(({ path, metric }) => ({
  pattern: new RegExp(`^${path}(?:/|$)`),
  metric,
}));

/** Return the route label of a path: one of a few words, whatever the path. */
export function routeName(path: string): string {
  return sectionOfPath(path) ?? HOST.find(({ pattern }) => pattern.test(path))?.metric ?? "other";
}
