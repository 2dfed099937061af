import { expect, test } from "vitest";
import { createCatalogueVersion } from "./catalogue-version.ts";

function setUp() {
  const state = { now: 0, value: 1, reads: 0, failures: 0, isDown: false };
  let release = () => {};
  let gate: Promise<void> = Promise.resolve();
  const { promise: impatience, resolve: losePatience } = Promise.withResolvers<void>();
  const version = createCatalogueVersion({
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
    wait: () => impatience,
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
    losePatience,
  };
}

test("an answer holds for a while, and another process's change is seen after it", async () => {
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

test("what was written through this process is seen by the next who asks", async () => {
  const { state, version } = setUp();
  await version.current("catalogue");
  state.value = 2;
  version.touch();
  expect(await version.current("catalogue")).toBe("2");
});

test("a question put before a write is not taken for an answer after it", async () => {
  const { state, version, holdUp, letGo } = setUp();
  holdUp();
  const before = version.current("catalogue");
  state.value = 2;
  version.touch();
  const after = version.current("catalogue");
  letGo();
  expect([await before, await after]).toEqual(["1", "2"]);
  expect(version.current("catalogue")).toBe("2");
});

test("a thousand who ask at once share one question", async () => {
  const { state, version } = setUp();
  await Promise.all(Array.from({ length: 1000 }, () => version.current("catalogue")));
  expect(state.reads).toBe(1);
});

test("while the database is down nothing is known, and it is asked again after a rest", async () => {
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

test("a database that took long to fail is left alone for longer", async () => {
  const state = { now: 0, reads: 0 };
  const version = createCatalogueVersion({
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

test("while the database is busy the version last known is served, for half a minute", async () => {
  const { state, version, holdUp, letGo, losePatience } = setUp();
  await version.current("catalogue");
  holdUp();
  losePatience();
  state.now = 29_999;
  expect(await version.current("catalogue")).toBe("1");
  state.isDown = true;
  letGo();
  await expect.poll(() => state.failures).toBe(1);
  state.now = 30_000;
  expect(await version.current("catalogue")).toBeNull();
});

test("a busy database does not hide what was written through this process", async () => {
  const { state, version, holdUp, letGo, losePatience } = setUp();
  await version.current("catalogue");
  state.value = 2;
  version.touch();
  holdUp();
  losePatience();
  const asked = version.current("catalogue");
  letGo();
  expect(await asked).toBe("2");
});
