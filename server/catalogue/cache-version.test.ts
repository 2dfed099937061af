import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createCacheVersion } from "./cache-version.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp() {
  const state = { value: 1, reads: 0, failures: 0, isDown: false };
  let release = () => {};
  let gate: Promise<void> = Promise.resolve();
  const version = createCacheVersion({
    async read() {
      state.reads += 1;
      const value = String(state.value);
      await gate;
      if (state.isDown) throw new Error("down");
      return { catalogue: value, stock: `${value}/stock` };
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
  };
}

test("reads again after the poll interval", async () => {
  const { state, version } = setUp();
  expect(await version.current("catalogue")).toBe("1");
  state.value = 2;
  vi.advanceTimersByTime(499);
  expect(version.current("catalogue")).toBe("1");
  expect(version.current("stock")).toBe("1/stock");
  expect(state.reads).toBe(1);
  vi.advanceTimersByTime(1);
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
  vi.advanceTimersByTime(600);
  expect(await version.current("catalogue")).toBeNull();
  vi.advanceTimersByTime(1999);
  expect(version.current("catalogue")).toBeNull();
  expect([state.reads, state.failures]).toEqual([2, 1]);
  state.isDown = false;
  vi.advanceTimersByTime(1);
  expect(await version.current("catalogue")).toBe("1");
});

test("waits longer after a slow failure", async () => {
  let reads = 0;
  const version = createCacheVersion({
    async read() {
      reads += 1;
      vi.advanceTimersByTime(2000);
      throw new Error("timed out");
    },
    onFailure: () => {},
  });
  await version.current("catalogue");
  vi.advanceTimersByTime(9999);
  expect(version.current("catalogue")).toBeNull();
  expect(reads).toBe(1);
  vi.advanceTimersByTime(1);
  await version.current("catalogue");
  expect(reads).toBe(2);
});

test("returns the last known version for half a minute while the database is busy", async () => {
  const { state, version, holdUp, letGo } = setUp();
  await version.current("catalogue");
  holdUp();
  vi.advanceTimersByTime(29_699);
  const busy = version.current("catalogue");
  await vi.advanceTimersByTimeAsync(300);
  expect(await busy).toBe("1");
  state.isDown = true;
  letGo();
  await vi.advanceTimersByTimeAsync(0);
  expect(state.failures).toBe(1);
  expect(version.current("catalogue")).toBe("1");
  vi.advanceTimersByTime(1);
  expect(version.current("catalogue")).toBeNull();
});

test("waits longer after a write of this process, then returns the last known version", async () => {
  const { state, version, holdUp, letGo } = setUp();
  await version.current("catalogue");
  state.value = 2;
  version.invalidate();
  holdUp();
  const current = version.current("catalogue");
  await vi.advanceTimersByTimeAsync(799);
  letGo();
  expect(await current).toBe("2");
  state.value = 3;
  version.invalidate();
  holdUp();
  const late = version.current("catalogue");
  await vi.advanceTimersByTimeAsync(800);
  expect(await late).toBe("2");
});
