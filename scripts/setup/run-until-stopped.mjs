// Runs on the machine's Node (20 or newer): no dependencies, no TypeScript.
import { spawn } from "node:child_process";

const SIGNALS = ["SIGTERM", "SIGINT", "SIGHUP"];
const POLL_INTERVAL_MS = 250;

/** Read at startup: the parent may end while a command installs or builds. */
const parent = process.ppid;

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}

/** On POSIX an orphan gets another parent; on Windows it keeps the id of the ended one. */
const isOrphan = () => process.ppid !== parent || !isRunning(parent);

/**
 * Run a program, forward signals to it, and exit with its code. Under npm it is also stopped when npm has ended,
 * because npm does not forward SIGHUP.
 */
export function runUntilStopped(command, parameters, options) {
  const child = spawn(command, parameters, { ...options, stdio: "inherit" });
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      // On Windows Ctrl+C reaches every process of the console, and a signal would end the program at once.
      if (process.platform === "win32") return;
      child.kill(signal === "SIGHUP" ? "SIGTERM" : signal);
    });
  }
  if (process.env.npm_lifecycle_event !== undefined) {
    const poll = setInterval(() => {
      if (!isOrphan()) return;
      clearInterval(poll);
      child.kill("SIGTERM");
    }, POLL_INTERVAL_MS);
  }
  child.on("exit", (code) => process.exit(code ?? 1));
}
