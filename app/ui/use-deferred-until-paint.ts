import { startTransition, useEffect, useState } from "react";

/** Deferred work runs after this time even if the browser is not idle. */
const IDLE_TIMEOUT_MS = 300;

function whenIdle(work: () => void): () => void {
  if ("requestIdleCallback" in window) {
    const idle = requestIdleCallback(work, { timeout: IDLE_TIMEOUT_MS });
    return () => cancelIdleCallback(idle);
  }
  const timer = setTimeout(work, IDLE_TIMEOUT_MS);
  return () => clearTimeout(timer);
}

/** Run `work` when the next frame is painted and the browser is idle. Return a function that cancels it. */
function whenPainted(work: () => void): () => void {
  let cancel = () => {};
  const frame = requestAnimationFrame(() => {
    cancel = whenIdle(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    cancel();
  };
}

/**
 * Return the previous value until a frame is painted after a change, for offscreen parts; `initial` before the first one.
 * `useDeferredValue` does not defer here: the router updates in a transition, where it returns the new value immediately.
 */
export function useDeferredUntilPaint<Value extends object>(value: Value, initial = value): Value {
  const [painted, setPainted] = useState(initial);
  useEffect(() => whenPainted(() => startTransition(() => setPainted(value))), [value]);
  return painted;
}
