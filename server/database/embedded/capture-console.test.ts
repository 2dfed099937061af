import { afterEach, beforeEach, expect, test, vi } from "vitest";

const { console: shared } = globalThis;
const original = { ...shared };

let printed: unknown[][];
let logged: unknown[];

const logger = { debug: (...words: unknown[]) => void logged.push(words[0]) };

beforeEach(() => {
  printed = [];
  logged = [];
  vi.resetModules();
  shared.error = (...words: unknown[]) => void printed.push(words);
});
afterEach(() => {
  Object.assign(shared, original);
});

test("what a task prints, also later on, goes to the logger; what others print meanwhile does not", async () => {
  const { captureConsole } = await import("./capture-console.ts");
  const task = captureConsole(logger, async () => {
    shared.error("first", new Error("refused"));
    await Promise.resolve();
    shared.error("second");
    return 7;
  });
  shared.error("from somebody else");
  expect(await task).toBe(7);
  shared.error("afterwards");
  expect(logged).toEqual([{ words: ["first", "Error: refused"] }, { words: ["second"] }]);
  expect(printed).toEqual([["from somebody else"], ["afterwards"]]);
});
