import { expect, test, vi } from "vitest";
import { observe } from "./observe.ts";

/** Observe a response to a client, which may have closed the connection. Returns what is logged and counted. */
async function observed(status: number, isClosed: boolean) {
  const answered = vi.fn();
  const logged: string[] = [];
  const logger = {
    debug: () => logged.push("debug"),
    info: () => logged.push("info"),
    warn: () => logged.push("warn"),
    error: () => logged.push("error"),
  };
  await observe(
    { method: "GET", path: "/shop/search", givenId: undefined, isClosed: () => isClosed },
    { logger, metrics: { answered } as never, hasTrustedProxy: false },
    async () => new Response(null, { status }),
  );
  return { logged, status: answered.mock.lastCall?.[1] };
}

test.each([
  ["logs an error", 500, false, "error", 500],
  ["does not log a request that its client aborted as an error", 500, true, "debug", 499],
  ["keeps the status of an aborted request that succeeded", 200, true, "debug", 200],
  ["logs an outage, also when its client has closed the connection", 503, true, "error", 503],
])("%s", async (_name, status, isClosed, level, counted) => {
  expect(await observed(status, isClosed)).toEqual({ logged: [level], status: counted });
});

test("logs no reference that opens an order", async () => {
  const error = vi.fn();
  await observe(
    { method: "POST", path: "/es/orders/GL-1-a/proof", givenId: undefined, isClosed: () => false },
    { logger: { error } as never, metrics: { answered() {} } as never, hasTrustedProxy: false },
    async () => new Response(null, { status: 500 }),
  );
  expect(error.mock.lastCall?.[0]).toMatchObject({ path: "/es/orders", status: 500 });
});
