import { Worker } from "node:worker_threads";

type WatchdogLimits = {
  /** Interval of the event loop's heartbeats. */
  heartbeatMs: number;
  /** Missing heartbeats after which the process is killed. */
  maxMissedHeartbeats: number;
  /** Maximum CPU time between two heartbeats. */
  cpuMs?: number;
};

/** The watchdog thread. It counts its own ticks and reads no clock, so that neither a jumping clock nor a suspended machine triggers it. */
const WATCH = `
const { workerData } = require("node:worker_threads");
const { writeSync } = require("node:fs");
const { heartbeats, heartbeatMs, maxMissedHeartbeats, cpuMs } = workerData;
const usedMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
let seen = -1;
let missed = 0;
let usedBefore = 0;
setInterval(() => {
  const now = Atomics.load(heartbeats, 0);
  if (now !== seen) {
    seen = now;
    missed = 0;
    usedBefore = usedMs();
    return;
  }
  missed += 1;
  if (missed < maxMissedHeartbeats && usedMs() - usedBefore < cpuMs) return;
  writeSync(2, "The process has not answered for too long and ends itself, to be started again.\\n");
  process.kill(process.pid, "SIGKILL");
}, heartbeatMs);
`;

/**
 * Kill this process when its event loop is blocked, so that its supervisor restarts it: a statement of the embedded database, or a write that
 * fails forever, can block it without end. Acknowledged writes are on the disk. Limit CPU time where the machine may be busy. Returns a
 * function that stops the watchdog.
 */
export function startWatchdog({
  heartbeatMs,
  maxMissedHeartbeats,
  cpuMs = Number.POSITIVE_INFINITY,
}: WatchdogLimits): () => Promise<void> {
  const heartbeats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const worker = new Worker(WATCH, {
    eval: true,
    // The source above is plain JavaScript, however the process itself was started.
    execArgv: [],
    workerData: { heartbeats, heartbeatMs, maxMissedHeartbeats, cpuMs },
  });
  worker.unref();
  const heartbeat = setInterval(() => Atomics.add(heartbeats, 0, 1), heartbeatMs);
  heartbeat.unref();
  return async () => {
    clearInterval(heartbeat);
    await worker.terminate();
  };
}
