import { SECRET_SECTIONS } from "#app/route-patterns.ts";

// The router ignores the case of paths.
const SECRET = new RegExp(`^((?:/[a-z]{2})?/(?:${SECRET_SECTIONS.join("|")}))/.*`, "i");

/** Return a path as the log may hold it: without what opens an order, a payment, a review or a request about stock. */
export function loggedPath(path: string): string {
  return path.replace(SECRET, "$1");
}
