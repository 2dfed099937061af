import { expect, test, vi } from "vitest";
import { observe } from "./observe.ts";

/** Observe a response of `status` to a client that has left or not; returns what is logged and counted. */
async function observed(status: number, hasLeft: boolean) {
  const answered = vi.fn();
  const logged: string[] = [];
  const logger = {
    debug: () => logged.push("debug"),
    info: () => logged.push("info"),
    warn: () => logged.push("warn"),
    error: () => logged.push("error"),
  };
  await observe(
    { method: "GET", path: "/shop/search", givenId: undefined, isClosed: () => hasLeft },
    { logger, metrics: { answered } as never, hasTrustedProxy: false },
    async () => new Response(null, { status }),
  );
  return { logged, status: answered.mock.lastCall?.[1] };
}

test.each([
  ["logs an error", 500, false, "error", 500],
  ["does not log an error of a request that its client has aborted", 500, true, "debug", 499],
  ["keeps the status of an aborted request that succeeded", 200, true, "debug", 200],
  ["logs no overload as an error when the client has left", 503, true, "debug", 499],
])("%s", async (_name, status, hasLeft, level, counted) => {
  expect(await observed(status, hasLeft)).toEqual({ logged: [level], status: counted });
});
