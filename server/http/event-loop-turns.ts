/**
 * Returns what to wait for before work that computes long without giving way: one piece of it begins in each turn of the event
 * loop. Between two pieces everybody else is heard, so that kept pages and payments do not wait for a whole crowd, and a crowd
 * is counted as it comes instead of standing unread in its sockets.
 */
export function createTurns(): () => Promise<void> {
  const waiting: (() => void)[] = [];

  function beginNext(): void {
    waiting.shift()?.();
    if (waiting.length > 0) setImmediate(beginNext);
  }

  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      if (waiting.length === 1) setImmediate(beginNext);
    });
}
