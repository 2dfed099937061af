import { startTransition, useEffect, useState } from "react";

/** So long at most, in milliseconds, what nobody sees waits for a free moment. */
const PATIENCE = 300;

function whenIdle(work: () => void): () => void {
  if ("requestIdleCallback" in window) {
    const idle = requestIdleCallback(work, { timeout: PATIENCE });
    return () => cancelIdleCallback(idle);
  }
  const timer = setTimeout(work, PATIENCE);
  return () => clearTimeout(timer);
}

/** Calls what can wait when the frame that is due has been painted and nothing else is to be done; returns how to call it off. */
function whenPainted(work: () => void): () => void {
  let callOff = () => {};
  const frame = requestAnimationFrame(() => {
    callOff = whenIdle(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    callOff();
  };
}

/**
 * Takes an answer and returns the one before it until this one has been painted; the first at once. For what is drawn of it out of
 * sight, which must not keep what is seen waiting.
 */
export function useDeferredUntilPaint<Answer extends object>(answer: Answer): Answer {
  const [painted, setPainted] = useState(answer);
  useEffect(() => whenPainted(() => startTransition(() => setPainted(answer))), [answer]);
  return painted;
}
