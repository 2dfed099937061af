import { afterEach, expect, test, vi } from "vitest";
import { type Bounds, boundedFetch } from "./bounded-fetch.ts";

const URL = "http://database.test/";

afterEach(() => {
  vi.useRealTimers();
});

/** A database that answers a call when the test says so. */
function openDatabase(bounds: Partial<Bounds> = {}) {
  const calls: PromiseWithResolvers<Response>[] = [];
  const bounded = boundedFetch(
    () => {
      const call = Promise.withResolvers<Response>();
      calls.push(call);
      return call.promise;
    },
    { concurrency: 2, queue: 2, waitMs: 1000, ...bounds },
  );
  const answer = (index: number) => calls[index]?.resolve(new Response(`answer ${index}`));
  /** Lets everything that needs no answer happen. */
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  return { calls, bounded, answer, settle };
}

test("sends so many calls at once, and the next as soon as one has ended", async () => {
  const { calls, bounded, answer, settle } = openDatabase();
  const answers = [bounded(URL), bounded(URL), bounded(URL), bounded(URL)];
  await settle();
  expect(calls).toHaveLength(2);
  answer(1);
  await settle();
  expect(calls).toHaveLength(3);
  for (const index of [0, 2]) answer(index);
  await settle();
  answer(3);
  const texts = await Promise.all(answers.map(async (given) => (await given).text()));
  expect(texts).toEqual(["answer 0", "answer 1", "answer 2", "answer 3"]);
});

test("answers 503 at once when the queue is full, without a call", async () => {
  const { calls, bounded, settle } = openDatabase();
  for (let count = 0; count < 4; count += 1) void bounded(URL);
  const refused = await bounded(URL);
  expect(refused.status).toBe(503);
  expect(await refused.json()).toMatchObject({ code: "OVERLOADED" });
  await settle();
  expect(calls).toHaveLength(2);
});

test("gives up a call that waited too long and never sends it", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { calls, bounded, answer, settle } = openDatabase({ concurrency: 1 });
  const first = bounded(URL);
  const late = bounded(URL);
  await vi.advanceTimersByTimeAsync(1000);
  expect((await late).status).toBe(503);
  answer(0);
  expect((await first).status).toBe(200);
  await settle();
  expect(calls).toHaveLength(1);
});

test("gives the place of a call that failed to the next", async () => {
  const { calls, bounded, answer, settle } = openDatabase({ concurrency: 1 });
  const failing = bounded(URL);
  const next = bounded(URL);
  await settle();
  calls[0]?.reject(new Error("cut off"));
  await expect(failing).rejects.toThrow("cut off");
  await settle();
  answer(1);
  expect(await (await next).text()).toBe("answer 1");
});

test("has its whole room again after a crowd", async () => {
  const { calls, bounded, answer, settle } = openDatabase();
  for (let round = 0; round < 3; round += 1) {
    const crowd = Array.from({ length: 10 }, () => bounded(URL));
    for (let step = 0; step < 4; step += 1) {
      await settle();
      calls.forEach((_, index) => {
        answer(index);
      });
    }
    const statuses = (await Promise.all(crowd)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(4);
  }
});
