import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";

const GIVEN = /^[\w-]{8,64}$/;

/** The id of the request under way, for whoever logs on its behalf. */
export const requestIds = new AsyncLocalStorage<string>();

/** Takes the X-Request-Id that came along and whether a proxy of our own stands before the shop; returns the id to log under. */
export function requestIdOf(given: string | undefined, hasTrustedProxy: boolean): string {
  return hasTrustedProxy && given && GIVEN.test(given) ? given : randomUUID();
}
