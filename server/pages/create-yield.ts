const STARTS_PER_ITERATION = 2;

/**
 * Create a function to await before long synchronous work such as a rendering. At most two callers continue in
 * each iteration of the event loop, so cached pages and payments are answered between renderings.
 */
export function createYield(): () => Promise<void> {
  const waiting: (() => void)[] = [];
  let isScheduled = false;

  function startNext(): void {
    isScheduled = waiting.length > 0;
    if (!isScheduled) return;
    // One callback for each: microtasks of the first run before the second starts.
    for (const start of waiting.splice(0, STARTS_PER_ITERATION)) setImmediate(start);
    setImmediate(startNext);
  }

  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      if (!isScheduled) startNext();
    });
}
