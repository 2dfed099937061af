import type { Environment } from "./environment.ts";
import { isLoopbackHost } from "./is-loopback-host.ts";

type Place = Pick<Environment, "host" | "storeUrl">;

/** Return the setting that lets others reach the shop, its URL first; null when both are loopback (decision 037). */
export function publicSettingOf({ host, storeUrl }: Place): "STORE_URL" | "HOST" | null {
  if (storeUrl !== null && !isLoopbackHost(new URL(storeUrl).hostname)) return "STORE_URL";
  return isLoopbackHost(host) ? null : "HOST";
}

/** Return whether others can reach the shop. */
export const isPublic = (place: Place): boolean => publicSettingOf(place) !== null;
