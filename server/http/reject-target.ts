import { badRequestTarget } from "./error-responses.ts";

/**
 * Return the response to a path that may not go to the router, or null. The router prints a path whose percent encoding it cannot
 * decode, up to eight kilobytes with what opens an order; a URL instead of a path would be redirected to.
 */
export function rejectTarget(path: string): Response | null {
  try {
    // The bundler drops a call whose value is not used.
    return decodeURIComponent(path).startsWith("/") ? null : badRequestTarget();
  } catch {
    return badRequestTarget();
  }
}
