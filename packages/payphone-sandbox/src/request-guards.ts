import type { Context } from "hono";
import { isRegisteredDomain } from "./registered-domain.ts";
import type { SandboxSettings } from "./sandbox-settings.ts";

/** Takes a request; returns whether it bears the token of this app. */
export function bearsToken(c: Context, settings: SandboxSettings): boolean {
  return c.req.header("authorization") === `Bearer ${settings.token}`;
}

/**
 * Takes a request of the browser widget; returns whether it comes from the registered domain. The Referer decides when
 * there is one, else the Origin; a browser request with neither is refused.
 */
export function comesFromDomain(c: Context, settings: SandboxSettings): boolean {
  const from = c.req.header("referer") ?? c.req.header("origin");
  return isRegisteredDomain(from, c.req.url, settings.allowedOrigin);
}

/** Takes a request; returns its JSON body, or undefined when it has none. */
export async function jsonBody(c: Context): Promise<unknown> {
  try {
    return await c.req.json();
  } catch {
    return undefined;
  }
}
