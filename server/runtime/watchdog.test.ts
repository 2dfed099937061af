import { spawn } from "node:child_process";
import path from "node:path";
import { expect, test } from "vitest";

const WATCHDOG = path.resolve("server/runtime/watchdog.ts");

/** Runs a program under the watchdog, by default one of a hundred heartbeats of 20 ms, and says how it ended. */
function run(
  program: string,
  limits = "{ heartbeatMs: 20, silentHeartbeats: 100 }",
): Promise<{ code: number | null; signal: string | null; said: string }> {
  const source = `
    import { startWatchdog } from ${JSON.stringify(WATCHDOG)};
    const callOff = startWatchdog(${limits});
    const rest = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
    ${program}
  `;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", source]);
  let said = "";
  child.stderr.on("data", (text) => {
    said += text;
  });
  return new Promise((resolve) => {
    child.once("close", (code, signal) => resolve({ code, signal, said }));
  });
}

test("ends a process whose event loop does not turn, and says why", async () => {
  const { signal, said } = await run("await rest(100); for (;;);");
  expect(signal).toBe("SIGKILL");
  expect(said).toContain("has not answered for too long");
});

test("ends a process that computes longer than its limit between two heartbeats", async () => {
  const limits = "{ heartbeatMs: 20, silentHeartbeats: 1_000_000, cpuMs: 500 }";
  const { signal } = await run("await rest(100); for (;;);", limits);
  expect(signal).toBe("SIGKILL");
});

test("leaves a process alone that waits without computing, within its heartbeats", async () => {
  const limits = "{ heartbeatMs: 20, silentHeartbeats: 1_000_000, cpuMs: 500 }";
  const program =
    "await rest(100); Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2000);";
  expect(await run(program, limits)).toEqual({ code: 0, signal: null, said: "" });
});

test("leaves a living process alone, and keeps none from ending", async () => {
  expect(await run("await rest(3000);")).toEqual({ code: 0, signal: null, said: "" });
});

test("ends nothing once the watch has ended", async () => {
  const program = `
    await rest(50);
    await callOff();
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3000);
  `;
  expect(await run(program)).toEqual({ code: 0, signal: null, said: "" });
});
