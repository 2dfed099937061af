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

test("sends the output of a task to the logger, and leaves other output alone", async () => {
  const { captureConsole } = await import("./console-output.ts");
  const task = captureConsole(logger, async () => {
    shared.error("first", new Error("rejected"));
    await Promise.resolve();
    shared.error("second");
    return 7;
  });
  shared.error("from another task");
  expect(await task).toBe(7);
  shared.error("afterwards");
  expect(logged).toEqual([{ words: ["first", "Error: rejected"] }, { words: ["second"] }]);
  expect(printed).toEqual([["from another task"], ["afterwards"]]);
});
