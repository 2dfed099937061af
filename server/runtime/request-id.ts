import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";

const REQUEST_ID = /^[\w-]{8,64}$/;

/** The id of the current request, for the logger. */
export const requestIds = new AsyncLocalStorage<string>();

/** Return the X-Request-Id of a trusted proxy, else a new id. */
export function requestIdOf(header: string | undefined, hasTrustedProxy: boolean): string {
  return hasTrustedProxy && header && REQUEST_ID.test(header) ? header : randomUUID();
}
