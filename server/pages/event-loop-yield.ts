/** Enough that a crowd which asks again at once does not take all the time, few enough that nobody else waits long. */
const PIECES_A_TURN = 2;

/**
 * Returns what to wait for before work that computes long without giving way: a few pieces of it begin in each turn of the event
 * loop. Between the turns everybody else is heard, so that kept pages and payments do not wait for a whole crowd, and a crowd
 * is counted as it comes instead of standing unread in its sockets.
 */
export function createTurns(pieces = PIECES_A_TURN): () => Promise<void> {
  const waiting: (() => void)[] = [];
  let isUnderWay = false;

  function beginSome(): void {
    isUnderWay = waiting.length > 0;
    if (!isUnderWay) return;
    // Each in a callback of its own: what one begins goes as far as it can before the next.
    for (const begin of waiting.splice(0, pieces)) setImmediate(begin);
    setImmediate(beginSome);
  }

  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      if (!isUnderWay) beginSome();
    });
}
