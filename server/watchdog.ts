import { Worker } from "node:worker_threads";

export type WatchdogTiming = {
  /** How often the process shows that it lives, in milliseconds. */
  beatMs: number;
  /** After how many beats without a sign of life it is ended. */
  patience: number;
};

const TIMING: WatchdogTiming = { beatMs: 1000, patience: 60 };

/** Runs in a thread of its own. It counts its own beats and reads no clock: one that jumps, or a machine that slept, ends nothing. */
const WATCH = `
const { workerData } = require("node:worker_threads");
const { writeSync } = require("node:fs");
const { life, beatMs, patience } = workerData;
let seen = -1;
let silent = 0;
setInterval(() => {
  const now = Atomics.load(life, 0);
  silent = now === seen ? silent + 1 : 0;
  seen = now;
  if (silent < patience) return;
  writeSync(2, "The shop has stood still for too long and ends itself, to be started again.\\n");
  process.kill(process.pid, "SIGKILL");
}, beatMs);
`;

/**
 * Watches over this process from a thread of its own: the embedded database runs on the main thread, and where every write
 * of the disk fails it may turn in a circle for ever, so that nothing is answered and nothing ends. Then the process is
 * killed, and whatever supervises it (systemd, a container's restart rule) starts it again; what was acknowledged is on the disk.
 * Returns a function that calls the watch off.
 */
export function startWatchdog({ beatMs, patience }: WatchdogTiming = TIMING): () => Promise<void> {
  const life = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const worker = new Worker(WATCH, {
    eval: true,
    // The text above is plain script, however the process itself was started.
    execArgv: [],
    workerData: { life, beatMs, patience },
  });
  worker.unref();
  const beating = setInterval(() => Atomics.add(life, 0, 1), beatMs);
  beating.unref();
  return async () => {
    clearInterval(beating);
    await worker.terminate();
  };
}
