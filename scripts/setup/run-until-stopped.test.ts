import { type StdioOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import packageJson from "../../package.json" with { type: "json" };

const WAIT = { timeout: 20_000 };
const MODULE = pathToFileURL(path.resolve("scripts/setup/run-until-stopped.mjs")).href;

/** Says that it runs, and says so when it is asked to stop. */
const PROGRAM = `
  process.once("SIGTERM", () => { console.log("stopped in order"); process.exit(0); });
  process.once("SIGINT", () => { console.log("stopped in order"); process.exit(0); });
  setInterval(() => {}, 1000);
  console.log("program " + process.pid);
`;

const START = `
  import { runUntilStopped } from ${JSON.stringify(MODULE)};
  runUntilStopped(process.execPath, ["program.mjs"], {});
`;

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "gemma-luce-start-"));
  mkdirSync(path.join(folder, "scripts/setup"), { recursive: true });
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  const scripts = { start: packageJson.scripts.start, code: "node code.mjs" };
  write("package.json", JSON.stringify({ type: "module", scripts }));
  write("program.mjs", PROGRAM);
  write("scripts/start.mjs", START);
  write("code.mjs", START.replace('["program.mjs"]', '["--eval", "process.exit(7)"]'));
  copyFileSync("scripts/setup/is-posix.mjs", path.join(folder, "scripts/setup/is-posix.mjs"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Starts a command of the folder and waits until its program runs. */
async function startProgram(command: string, parameters: string[], env = process.env) {
  const options = { cwd: folder, env, stdio: ["ignore", "pipe", "inherit"] as StdioOptions };
  const parent = spawn(command, parameters, options);
  let output = "";
  parent.stdout?.on("data", (text) => {
    output += text;
  });
  await expect.poll(() => output, WAIT).toContain("program ");
  const pid = Number(/program (\d+)/.exec(output)?.[1]);
  onTestFinished(() => void (isRunning(pid) && process.kill(pid, "SIGKILL")));
  return { parent, pid, output: () => output };
}

test.each(["SIGTERM", "SIGINT", "SIGHUP", "SIGKILL"] as const)(
  "%s sent to npm stops the program in order",
  async (signal) => {
    const { parent, pid, output } = await startProgram("npm", ["start", "--silent"]);
    parent.kill(signal);
    await expect.poll(() => isRunning(pid), WAIT).toBe(false);
    await expect.poll(output).toContain("stopped in order");
  },
);

test("exits with the program's code", async () => {
  const npm = spawn("npm", ["run", "code", "--silent"], { cwd: folder, stdio: "ignore" });
  expect((await once(npm, "exit"))[0]).toBe(7);
});

test("outlives its parent when npm did not start it", async () => {
  const { npm_lifecycle_event: _, ...env } = process.env;
  const shell = ["-c", "node scripts/start.mjs & wait"];
  const { parent, pid } = await startProgram("sh", shell, env);
  parent.kill("SIGKILL");
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect(isRunning(pid)).toBe(true);
  process.kill(pid, "SIGTERM");
  await expect.poll(() => isRunning(pid), WAIT).toBe(false);
});
