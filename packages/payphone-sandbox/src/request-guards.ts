import type { Context } from "hono";
import { isRegisteredDomain } from "./registered-domain.ts";
import type { SandboxSettings } from "./sandbox-settings.ts";

/** Return whether a request has the app's token. */
export function hasToken(c: Context, settings: SandboxSettings): boolean {
  return c.req.header("authorization") === `Bearer ${settings.token}`;
}

/** Return whether a browser's request comes from the registered domain, by its Referer: PayPhone takes no Origin for it. */
export function isFromDomain(c: Context, settings: SandboxSettings): boolean {
  return isRegisteredDomain(c.req.header("referer"), c.req.url, settings.allowedOrigin);
}

/** Return the JSON body of a request, or undefined. */
export async function jsonBody(c: Context): Promise<unknown> {
  try {
    return await c.req.json();
  } catch {
    return undefined;
  }
}
