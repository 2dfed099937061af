import { afterEach, expect, test, vi } from "vitest";
import { type ConcurrencyLimits, queueFetches } from "./queue-fetches.ts";

const URL = "http://database.test/";

afterEach(() => {
  vi.useRealTimers();
});

/** A database that answers when the test says so. */
function openDatabase(limits: Partial<ConcurrencyLimits> = {}) {
  const calls: PromiseWithResolvers<Response>[] = [];
  const queued = queueFetches({ maxConcurrent: 2, maxQueued: 2, queueTimeout: 1000, ...limits });
  const limited = queued(() => {
    const call = Promise.withResolvers<Response>();
    calls.push(call);
    return call.promise;
  });
  const answer = (index: number) => calls[index]?.resolve(new Response(`answer ${index}`));
  /** Resolves after everything that needs no answer. */
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  return { calls, limited, answer, settle };
}

test("sends as many calls as allowed, and the next when one has ended", async () => {
  const { calls, limited, answer, settle } = openDatabase();
  const answers = [limited(URL), limited(URL), limited(URL), limited(URL)];
  await settle();
  expect(calls).toHaveLength(2);
  answer(1);
  await settle();
  expect(calls).toHaveLength(3);
  for (const index of [0, 2]) answer(index);
  await settle();
  answer(3);
  const texts = await Promise.all(answers.map(async (response) => (await response).text()));
  expect(texts).toEqual(["answer 0", "answer 1", "answer 2", "answer 3"]);
});

test("answers 503 at once when the queue is full, without a call", async () => {
  const { calls, limited, settle } = openDatabase();
  for (let count = 0; count < 4; count += 1) void limited(URL);
  const rejected = await limited(URL);
  expect(rejected.status).toBe(503);
  expect(await rejected.json()).toMatchObject({ code: "OVERLOADED" });
  await settle();
  expect(calls).toHaveLength(2);
});

test("answers 503 to a call after the queue timeout and never sends it", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { calls, limited, answer, settle } = openDatabase({ maxConcurrent: 1 });
  const first = limited(URL);
  const late = limited(URL);
  await vi.advanceTimersByTimeAsync(1000);
  expect((await late).status).toBe(503);
  answer(0);
  expect((await first).status).toBe(200);
  await settle();
  expect(calls).toHaveLength(1);
});

test("rejects a call that its caller aborts in the queue and never sends it", async () => {
  const { calls, limited, answer, settle } = openDatabase({ maxConcurrent: 1 });
  const first = limited(URL);
  const caller = new AbortController();
  const late = limited(URL, { signal: caller.signal });
  caller.abort(new Error("too late"));
  await expect(late).rejects.toThrow("too late");
  answer(0);
  expect((await first).status).toBe(200);
  await settle();
  expect(calls).toHaveLength(1);
});

test("sends the next call after one that failed", async () => {
  const { calls, limited, answer, settle } = openDatabase({ maxConcurrent: 1 });
  const failing = limited(URL);
  const next = limited(URL);
  await settle();
  calls[0]?.reject(new Error("cut off"));
  await expect(failing).rejects.toThrow("cut off");
  await settle();
  answer(1);
  expect(await (await next).text()).toBe("answer 1");
});

test("has its full capacity again after an overload", async () => {
  const { calls, limited, answer, settle } = openDatabase();
  for (let round = 0; round < 3; round += 1) {
    const calling = Array.from({ length: 10 }, () => limited(URL));
    for (let step = 0; step < 4; step += 1) {
      await settle();
      calls.forEach((_, index) => {
        answer(index);
      });
    }
    const statuses = (await Promise.all(calling)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(4);
  }
});
