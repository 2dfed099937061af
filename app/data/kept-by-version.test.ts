import { expect, test } from "vitest";
import { keptByVersion } from "./kept-by-version.ts";

function setUp(most = 10) {
  const state = { version: "1" as string | null, asked: [] as string[], isDown: false };
  const read = keptByVersion(
    async (name: string) => {
      state.asked.push(name);
      if (state.isDown) throw new Error("down");
      return `${name} of ${state.version}`;
    },
    () => state.version,
    most,
  );
  return { state, read };
}

test("each question is asked once per version", async () => {
  const { state, read } = setUp();
  expect([await read("a"), await read("b"), await read("a")]).toEqual([
    "a of 1",
    "b of 1",
    "a of 1",
  ]);
  state.version = "2";
  expect(await read("a")).toBe("a of 2");
  expect(state.asked).toEqual(["a", "b", "a"]);
});

test("many who ask at once share one question", async () => {
  const { state, read } = setUp();
  await Promise.all(Array.from({ length: 100 }, () => read("a")));
  expect(state.asked).toEqual(["a"]);
});

test("while the version is not known everybody asks", async () => {
  const { state, read } = setUp();
  state.version = null;
  await read("a");
  await read("a");
  expect(state.asked).toEqual(["a", "a"]);
});

test("a failure is for who asked, and the next one asks again", async () => {
  const { state, read } = setUp();
  state.isDown = true;
  await expect(read("a")).rejects.toThrow("down");
  state.isDown = false;
  expect(await read("a")).toBe("a of 1");
});

test("what was longest unused goes first", async () => {
  const { state, read } = setUp(2);
  for (const name of ["a", "b", "a", "c", "a", "b"]) await read(name);
  expect(state.asked).toEqual(["a", "b", "c", "b"]);
});
