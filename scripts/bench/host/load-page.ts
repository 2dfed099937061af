import { generateLoad, type Load } from "./generate-load.ts";

/** Load a page from 16 connections, for some seconds or a number of requests. */
export function loadPage(
  url: string,
  amount: { seconds: number } | { requests: number },
): Promise<Load> {
  const { origin, pathname } = new URL(url);
  const headers = { "accept-encoding": "br" };
  return generateLoad(origin, { connections: 16, headers, nextPath: () => pathname, ...amount });
}
