import PQueue from "p-queue";

type Fetch = typeof fetch;

export type ConcurrencyLimits = {
  maxConcurrent: number;
  maxQueued: number;
  /** In milliseconds. */
  queueTimeout: number;
};

/** An error response as PostgREST's clients read it. */
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
 * Return the fetch with limits on concurrent and queued calls. It answers 503 without sending a call that finds the queue full or
 * waits in it for too long.
 */
export function queueFetches(
  fetch: Fetch,
  { maxConcurrent, maxQueued, queueTimeout }: ConcurrencyLimits,
): Fetch {
  const queue = new PQueue({ concurrency: maxConcurrent });
  return async (input, init) => {
    if (queue.size >= maxQueued) return overloaded();
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(), queueTimeout);
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
