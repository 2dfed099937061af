import { expect, test } from "vitest";
import { createCacheVersion } from "./cache-version.ts";

function setUp() {
  const state = { now: 0, value: 1, reads: 0, failures: 0, isDown: false, waited: 0 };
  let release = () => {};
  let gate: Promise<void> = Promise.resolve();
  const { promise: timedOut, resolve: timeOut } = Promise.withResolvers<void>();
  const version = createCacheVersion({
    async read() {
      state.reads += 1;
      const value = String(state.value);
      await gate;
      if (state.isDown) throw new Error("down");
      return { catalogue: value, stock: `${value}/stock` };
    },
    pollInterval: 500,
    retryInterval: 2000,
    clock: () => state.now,
    wait: (milliseconds) => {
      state.waited = milliseconds;
      return timedOut;
    },
    onFailure: () => {
      state.failures += 1;
    },
  });
  return {
    state,
    version,
    holdUp() {
      gate = new Promise((resolve) => {
        release = resolve;
      });
    },
    letGo: () => release(),
    timeOut,
  };
}

test("reads again after the poll interval", async () => {
  const { state, version } = setUp();
  expect(await version.current("catalogue")).toBe("1");
  state.value = 2;
  state.now = 499;
  expect(version.current("catalogue")).toBe("1");
  expect(version.current("stock")).toBe("1/stock");
  expect(state.reads).toBe(1);
  state.now = 500;
  expect(await version.current("stock")).toBe("2/stock");
});

test("reads again after a write of this process", async () => {
  const { state, version } = setUp();
  await version.current("catalogue");
  state.value = 2;
  version.invalidate();
  expect(await version.current("catalogue")).toBe("2");
});

test("does not use a read that started before a write", async () => {
  const { state, version, holdUp, letGo } = setUp();
  holdUp();
  const before = version.current("catalogue");
  state.value = 2;
  version.invalidate();
  const after = version.current("catalogue");
  letGo();
  expect([await before, await after]).toEqual(["1", "2"]);
  expect(version.current("catalogue")).toBe("2");
});

test("shares one read between concurrent callers", async () => {
  const { state, version } = setUp();
  await Promise.all(Array.from({ length: 1000 }, () => version.current("catalogue")));
  expect(state.reads).toBe(1);
});

test("returns null while the database fails, and retries after the interval", async () => {
  const { state, version } = setUp();
  await version.current("catalogue");
  state.isDown = true;
  state.now = 600;
  expect(await version.current("catalogue")).toBeNull();
  state.now = 2599;
  expect(version.current("catalogue")).toBeNull();
  expect([state.reads, state.failures]).toEqual([2, 1]);
  state.isDown = false;
  state.now = 2600;
  expect(await version.current("catalogue")).toBe("1");
});

test("waits longer after a slow failure", async () => {
  const state = { now: 0, reads: 0 };
  const version = createCacheVersion({
    async read() {
      state.reads += 1;
      state.now += 2000;
      throw new Error("timed out");
    },
    pollInterval: 500,
    retryInterval: 2000,
    clock: () => state.now,
    onFailure: () => {},
  });
  await version.current("catalogue");
  state.now += 9999;
  expect(version.current("catalogue")).toBeNull();
  expect(state.reads).toBe(1);
  state.now += 1;
  await version.current("catalogue");
  expect(state.reads).toBe(2);
});

test("returns the last known version for half a minute while the database is busy", async () => {
  const { state, version, holdUp, letGo, timeOut } = setUp();
  await version.current("catalogue");
  holdUp();
  timeOut();
  state.now = 29_999;
  expect(await version.current("catalogue")).toBe("1");
  state.isDown = true;
  letGo();
  await expect.poll(() => state.failures).toBe(1);
  state.now = 30_000;
  expect(await version.current("catalogue")).toBeNull();
});

test("waits longer after a write of this process, then returns the last known version", async () => {
  const { state, version, holdUp, letGo, timeOut } = setUp();
  await version.current("catalogue");
  state.value = 2;
  version.invalidate();
  holdUp();
  const current = version.current("catalogue");
  expect(state.waited).toBe(800);
  letGo();
  expect(await current).toBe("2");
  version.invalidate();
  holdUp();
  const late = version.current("catalogue");
  timeOut();
  expect(await late).toBe("2");
});
