import { spawn } from "node:child_process";
import path from "node:path";
import { expect, test } from "vitest";

const WATCHDOG = path.resolve("server/runtime/watchdog.ts");

/** Run a program under the watchdog, by default of a hundred heartbeats of 20 ms. */
function run(
  program: string,
  limits = "{ heartbeatMs: 20, maxMissedHeartbeats: 100 }",
): Promise<{ code: number | null; signal: string | null; stderr: string }> {
  const source = `
    import { startWatchdog } from ${JSON.stringify(WATCHDOG)};
    const stopWatchdog = startWatchdog(${limits});
    const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
    ${program}
  `;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", source]);
  let stderr = "";
  child.stderr.on("data", (text) => {
    stderr += text;
  });
  return new Promise((resolve) => {
    child.once("close", (code, signal) => resolve({ code, signal, stderr }));
  });
}

test("kills a process with a blocked event loop and says why", async () => {
  const { signal, stderr } = await run("await sleep(100); for (;;);");
  expect(signal).toBe("SIGKILL");
  expect(stderr).toContain("has not answered for too long");
});

test("kills a process over its CPU time between two heartbeats", async () => {
  const limits = "{ heartbeatMs: 20, maxMissedHeartbeats: 1_000_000, cpuMs: 500 }";
  const { signal } = await run("await sleep(100); for (;;);", limits);
  expect(signal).toBe("SIGKILL");
});

test("spares a process that is blocked without using CPU time", async () => {
  const limits = "{ heartbeatMs: 20, maxMissedHeartbeats: 1_000_000, cpuMs: 500 }";
  const program =
    "await sleep(100); Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2000);";
  expect(await run(program, limits)).toEqual({ code: 0, signal: null, stderr: "" });
});

test("spares a responsive process and lets it exit", async () => {
  expect(await run("await sleep(3000);")).toEqual({ code: 0, signal: null, stderr: "" });
});

test("kills nothing after it was stopped", async () => {
  const program = `
    await sleep(50);
    await stopWatchdog();
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3000);
  `;
  expect(await run(program)).toEqual({ code: 0, signal: null, stderr: "" });
});
