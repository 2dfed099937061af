import { expect, test, vi } from "vitest";
import { observe } from "./observe.ts";

/** Observe a response. Returns what is logged and counted. */
async function observed(status: number) {
  const answered = vi.fn();
  const logged: string[] = [];
  const logger = {
    debug: () => logged.push("debug"),
    info: () => logged.push("info"),
    warn: () => logged.push("warn"),
    error: () => logged.push("error"),
  };
  await observe(
    { method: "GET", path: "/shop/search", givenId: undefined },
    { logger, metrics: { answered } as never, hasTrustedProxy: false },
    async () => new Response(null, { status }),
  );
  return { logged, status: answered.mock.lastCall?.[1] };
}

test.each([
  ["logs an error", 500, "error"],
  ["does not log a request that its client aborted as an error", 499, "debug"],
  ["logs no success", 200, "debug"],
  ["logs an outage", 503, "error"],
])("%s", async (_name, status, level) => {
  expect(await observed(status)).toEqual({ logged: [level], status });
});

test("logs no reference that opens an order", async () => {
  const error = vi.fn();
  await observe(
    { method: "POST", path: "/es/orders/GL-1-a/proof", givenId: undefined },
    { logger: { error } as never, metrics: { answered() {} } as never, hasTrustedProxy: false },
    async () => new Response(null, { status: 500 }),
  );
  expect(error.mock.lastCall?.[0]).toMatchObject({ path: "/es/orders", status: 500 });
});
