import { expect, test, vi } from "vitest";
import { sharedRateLimiter } from "./shared-rate-limiter.ts";

function setUp(answer: () => unknown) {
  const calls: unknown[] = [];
  const onFailure = vi.fn();
  const rpc = (name: string, args: object) => {
    calls.push([name, args]);
    return {
      abortSignal: async () => {
        const data = answer();
        return data instanceof Error ? { data: null, error: data } : { data, error: null };
      },
    };
  };
  const limiter = sharedRateLimiter({
    client: { rpc } as never,
    hash: (client) => `hash of ${client}`,
    onFailure,
  })({ name: "lookups", max: 2, windowMs: 60_000 });
  return { limiter, calls, onFailure };
}

test("counts in the database under the client's hash", async () => {
  const { limiter, calls } = setUp(() => 7);
  expect(await limiter.take("203.0.113.7")).toBe(7);
  await limiter.giveBack("203.0.113.7");
  expect(calls).toEqual([
    [
      "take_rate_limit",
      { name: "lookups", client: "hash of 203.0.113.7", allowed: 2, window_seconds: 60 },
    ],
    ["give_back_rate_limit", { name: "lookups", client: "hash of 203.0.113.7" }],
  ]);
});

test.each([
  ["an error", new Error("down")],
  ["a response that is not a number", "soon"],
])("counts in the process while the database responds with %s", async (_name, answer) => {
  const { limiter, onFailure } = setUp(() => answer);
  const waits = [await limiter.take("a"), await limiter.take("a"), await limiter.take("a")];
  expect(waits).toEqual([0, 0, 60]);
  expect(onFailure).toHaveBeenCalledTimes(3);
});
