import { expect, test } from "vitest";
import { versionedCache } from "./versioned-cache.ts";

function setUp(max = 10) {
  const state = { version: "1" as string | null, reads: [] as string[], isDown: false };
  let held: Promise<void> = Promise.resolve();
  const read = versionedCache(
    async (name: string) => {
      state.reads.push(name);
      const value = `${name} of ${state.version}`;
      await held;
      if (state.isDown) throw new Error("down");
      return value;
    },
    () => state.version,
    max,
  );
  return {
    state,
    read,
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
  };
}

test("reads once per arguments and version", async () => {
  const { state, read } = setUp();
  expect([await read("a"), await read("b"), await read("a")]).toEqual([
    "a of 1",
    "b of 1",
    "a of 1",
  ]);
  state.version = "2";
  expect(await read("a")).toBe("a of 2");
  expect(state.reads).toEqual(["a", "b", "a"]);
});

test("shares one read among concurrent callers", async () => {
  const { state, read } = setUp();
  await Promise.all(Array.from({ length: 100 }, () => read("a")));
  expect(state.reads).toEqual(["a"]);
});

test("never joins a read that began under an earlier version", async () => {
  const { state, read, hold } = setUp();
  const release = hold();
  const before = read("a");
  await Promise.resolve();
  state.version = "2";
  const after = read("a");
  release();
  expect(await Promise.all([before, after])).toEqual(["a of 1", "a of 2"]);
  expect(await read("a")).toBe("a of 2");
});

test("reads each time while the version is unknown", async () => {
  const { state, read } = setUp();
  state.version = null;
  await read("a");
  await read("a");
  expect(state.reads).toEqual(["a", "a"]);
});

test("does not cache a failure", async () => {
  const { state, read } = setUp();
  state.isDown = true;
  await expect(read("a")).rejects.toThrow("down");
  state.isDown = false;
  expect(await read("a")).toBe("a of 1");
});

test("evicts the least recently used value", async () => {
  const { state, read } = setUp(2);
  for (const name of ["a", "b", "a", "c", "a", "b"]) await read(name);
  expect(state.reads).toEqual(["a", "b", "c", "b"]);
});

test("returns to every caller although more reads run than fit into the cache", async () => {
  const { read, hold } = setUp(2);
  const release = hold();
  const names = ["a", "b", "c", "d", "e"];
  const values = names.map((name) => read(name));
  await new Promise((resolve) => setImmediate(resolve));
  release();
  expect(await Promise.all(values)).toEqual(names.map((name) => `${name} of 1`));
});

test("caches null", async () => {
  let reads = 0;
  const find = async (): Promise<string | null> => {
    reads += 1;
    return null;
  };
  const read = versionedCache(find, () => "1", 10);
  expect([await read(), await read(), reads]).toEqual([null, null, 1]);
});
