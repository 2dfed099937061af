import { startTransition, useEffect, useState } from "react";

/** Milliseconds after which deferred work runs even if the browser is not idle. */
const IDLE_TIMEOUT_MS = 300;

function whenIdle(work: () => void): () => void {
  if ("requestIdleCallback" in window) {
    const idle = requestIdleCallback(work, { timeout: IDLE_TIMEOUT_MS });
    return () => cancelIdleCallback(idle);
  }
  const timer = setTimeout(work, IDLE_TIMEOUT_MS);
  return () => clearTimeout(timer);
}

/** Runs the work once the next frame is painted and the browser is idle; returns how to cancel it. */
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
 * Takes a value and returns the previous one until this one's first frame is painted; the first value at once. For offscreen parts.
 * `useDeferredValue` cannot do this: the router updates in a transition, where it returns the new value at once.
 */
export function useDeferredUntilPaint<Value extends object>(value: Value): Value {
  const [painted, setPainted] = useState(value);
  useEffect(() => whenPainted(() => startTransition(() => setPainted(value))), [value]);
  return painted;
}
