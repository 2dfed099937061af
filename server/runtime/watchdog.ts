import { Worker } from "node:worker_threads";

export type WatchdogLimits = {
  /** How often the event loop shows that it turns, in milliseconds. */
  heartbeatMs: number;
  /** After how many missing heartbeats the process is ended. */
  silentHeartbeats: number;
  /** How long the process may compute between two heartbeats, in milliseconds of processor time. */
  cpuMs?: number;
};

/** Runs in a thread of its own. It counts its own ticks and reads no clock: one that jumps, or a machine that slept, ends nothing. */
const WATCH = `
const { workerData } = require("node:worker_threads");
const { writeSync } = require("node:fs");
const { heartbeats, heartbeatMs, silentHeartbeats, cpuMs } = workerData;
const usedMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
let seen = -1;
let silent = 0;
let usedBefore = 0;
setInterval(() => {
  const now = Atomics.load(heartbeats, 0);
  if (now !== seen) {
    seen = now;
    silent = 0;
    usedBefore = usedMs();
    return;
  }
  silent += 1;
  if (silent < silentHeartbeats && usedMs() - usedBefore < cpuMs) return;
  writeSync(2, "The process has not answered for too long and ends itself, to be started again.\\n");
  process.kill(process.pid, "SIGKILL");
}, heartbeatMs);
`;

/**
 * Watches over this process from a thread of its own: one statement of the embedded database, or a write that fails for ever, can
 * keep the main thread busy without end. Then the process is killed, and its supervisor starts it again; what was acknowledged is
 * on the disk. Processor time is the finer measure: on a busy machine it passes no faster than the work it is given.
 * Returns a function that ends the watch.
 */
export function startWatchdog({
  heartbeatMs,
  silentHeartbeats,
  cpuMs = Number.POSITIVE_INFINITY,
}: WatchdogLimits): () => Promise<void> {
  const heartbeats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const worker = new Worker(WATCH, {
    eval: true,
    // The text above is plain script, however the process itself was started.
    execArgv: [],
    workerData: { heartbeats, heartbeatMs, silentHeartbeats, cpuMs },
  });
  worker.unref();
  const beating = setInterval(() => Atomics.add(heartbeats, 0, 1), heartbeatMs);
  beating.unref();
  return async () => {
    clearInterval(beating);
    await worker.terminate();
  };
}
