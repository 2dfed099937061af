import type { MiddlewareHandler } from "hono";

const HEADERS = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  // PayPhone's page checks the Referer's domain (PayPhone doc, section 3); a path never leaves the shop.
  "Referrer-Policy": "origin-when-cross-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
} as const;

/** Returns a middleware that sets the headers every answer of the shop carries. */
export function securityHeaders(): MiddlewareHandler {
  return async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(HEADERS)) context.res.headers.set(name, value);
  };
}
