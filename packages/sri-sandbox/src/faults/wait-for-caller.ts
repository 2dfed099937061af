import type { Hang } from "./fault-answer.ts";

/** Longer than any caller waits, short enough not to hold up the process's end. */
const HANG_MS = 60_000;

/** Wait until the caller closes the connection, at most a minute. */
export const waitForCaller: Hang = (signal) =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, HANG_MS);
    timer.unref();
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    if (signal.aborted) end();
    else signal.addEventListener("abort", end, { once: true });
  });
