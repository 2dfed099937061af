/**
 * Takes how many may wait, and returns what runs work one after the other: heavy computing that must not take every core at
 * once. It returns null for whoever finds the room full, and throws what the work throws.
 */
export function inTurn(most: number): <Done>(work: () => Promise<Done>) => Promise<Done | null> {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async (work) => {
    if (waiting >= most) return null;
    waiting += 1;
    const done = last.then(work).finally(() => {
      waiting -= 1;
    });
    last = done.catch(() => {});
    return done;
  };
}
