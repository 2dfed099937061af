import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createPayphone } from "./payphone.ts";
import { PAYPHONE_URLS } from "./payphone-urls.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A PayPhone without payments, and the times of its queries in milliseconds from the start. */
function openProvider() {
  const start = performance.now();
  const asked: number[] = [];
  const provider = createPayphone({
    ...PAYPHONE_URLS,
    token: "t",
    storeId: "s",
    timeoutMs: 1000,
    sandbox: false,
    fetch: async () => {
      asked.push(performance.now() - start);
      return Response.json([]);
    },
  });
  return { provider, asked };
}

test("limits queries of Sale to less than 30 a minute", async () => {
  const { provider, asked } = openProvider();
  const questions = setInterval(() => {
    void provider.findByReference("GL-1-a");
    void provider.findByTransaction("7");
  }, 500);
  await vi.advanceTimersByTimeAsync(180_000);
  clearInterval(questions);
  const inOneMinute = asked.map(
    (from) => asked.filter((moment) => moment >= from && moment < from + 60_000).length,
  );
  expect(Math.max(...inOneMinute)).toBeLessThan(30);
  expect(asked.length).toBeGreaterThan(70);
});

test("returns unresolved at once for a query that would wait too long", async () => {
  const { provider, asked } = openProvider();
  const answers = Array.from({ length: 9 }, () => provider.findByReference("GL-1-a"));
  const unasked = { kind: "unresolved", reason: "too many queries waiting" };
  expect(await answers.at(-1)).toEqual(unasked);
  expect(asked).toHaveLength(4);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toEqual([0, 0, 0, 0, 2400, 4800, 7200, 9600]);
});

test("Confirm and Reverse do not wait for the queries", async () => {
  const { provider, asked } = openProvider();
  for (let question = 0; question < 9; question += 1) void provider.findByReference("GL-1-a");
  void provider.confirm("7", "GL-1-a");
  void provider.reverse("7", "GL-1-a");
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toHaveLength(6 + 1);
});
