type Fetch = typeof fetch;

export type Bounds = {
  /** Calls under way at once. */
  concurrency: number;
  /** Calls that wait for one of them to end. */
  queue: number;
  /** The longest wait, in milliseconds. */
  waitMs: number;
};

/** What PostgREST's clients read as an error. */
function overloaded(): Response {
  return Response.json(
    {
      code: "OVERLOADED",
      message: "Too many calls wait for the database.",
      details: null,
      hint: null,
    },
    { status: 503, headers: { "Retry-After": "5" } },
  );
}

/**
 * Takes a fetch and returns one that has so many calls under way at once and so many waiting, first come, first served. A call
 * beyond them is answered with 503 at once, and one that waited too long as soon as it has: neither is ever sent.
 */
export function boundedFetch(fetch: Fetch, { concurrency, queue, waitMs }: Bounds): Fetch {
  let underWay = 0;
  const waiting = new Set<() => void>();

  async function enter(): Promise<boolean> {
    if (underWay < concurrency) {
      underWay += 1;
      return true;
    }
    if (waiting.size >= queue) return false;
    return new Promise((resolve) => {
      const admit = () => {
        clearTimeout(timer);
        waiting.delete(admit);
        resolve(true);
      };
      const timer = setTimeout(() => {
        waiting.delete(admit);
        resolve(false);
      }, waitMs);
      waiting.add(admit);
    });
  }

  /** The place of a call that has ended is the next one's. */
  function leave(): void {
    const [next] = waiting;
    if (next) next();
    else underWay -= 1;
  }

  return async (input, init) => {
    if (!(await enter())) return overloaded();
    try {
      return await fetch(input, init);
    } finally {
      leave();
    }
  };
}
