import type { Environment } from "./environment.ts";
import { isLoopbackHost } from "./is-loopback-host.ts";

/** Return whether others can reach the shop: its address or its URL is not loopback (decision 037). */
export function isPublic({ host, storeUrl }: Pick<Environment, "host" | "storeUrl">): boolean {
  return (
    !isLoopbackHost(host) || (storeUrl !== null && !isLoopbackHost(new URL(storeUrl).hostname))
  );
}
