import PQueue from "p-queue";

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
export function boundedFetch(fetch: Fetch, { concurrency, queue: max, waitMs }: Bounds): Fetch {
  const queue = new PQueue({ concurrency });
  return async (input, init) => {
    if (queue.size >= max) return overloaded();
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(), waitMs);
    const send = () => {
      clearTimeout(timer);
      return fetch(input, init);
    };
    try {
      return await queue.add(send, { signal: waiting.signal });
    } catch (error) {
      if (waiting.signal.aborted) return overloaded();
      throw error;
    }
  };
}
