import { spawn } from "node:child_process";
import path from "node:path";
import { expect, test } from "vitest";

const NODE = path.resolve("node_modules/node/bin/node");
const WATCHDOG = path.resolve("server/watchdog.ts");

/** Runs a program that is watched with a patience of a hundred beats of 20 ms, and says how it ended. */
function run(
  program: string,
): Promise<{ code: number | null; signal: string | null; said: string }> {
  const source = `
    import { startWatchdog } from ${JSON.stringify(WATCHDOG)};
    const callOff = startWatchdog({ beatMs: 20, patience: 100 });
    const rest = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
    ${program}
  `;
  const child = spawn(NODE, ["--input-type=module", "--eval", source]);
  let said = "";
  child.stderr.on("data", (text) => {
    said += text;
  });
  return new Promise((resolve) => {
    child.once("close", (code, signal) => resolve({ code, signal, said }));
  });
}

test("a process that turns in a circle is ended, and says why", async () => {
  const { signal, said } = await run("await rest(100); for (;;);");
  expect(signal).toBe("SIGKILL");
  expect(said).toContain("stood still");
});

test("one that lives is left alone, and the watch keeps no process from ending", async () => {
  expect(await run("await rest(3000);")).toEqual({ code: 0, signal: null, said: "" });
});

test("a watch that was called off ends nothing", async () => {
  const program = `
    await rest(50);
    await callOff();
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3000);
  `;
  expect(await run(program)).toEqual({ code: 0, signal: null, said: "" });
});
