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
 * Return a function that puts fetches behind one queue, with limits on its concurrent and queued calls. It answers 503 without sending a
 * call that finds the queue full or waits in it for too long, and rejects one whose caller aborts it there.
 */
export function queueFetches({
  maxConcurrent,
  maxQueued,
  queueTimeout,
}: ConcurrencyLimits): (fetch: Fetch) => Fetch {
  const queue = new PQueue({ concurrency: maxConcurrent });
  return (fetch) => async (input, init) => {
    if (queue.size >= maxQueued) return overloaded();
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(), queueTimeout);
    const signal = AbortSignal.any([waiting.signal, init?.signal ?? waiting.signal]);
    const send = () => {
      clearTimeout(timer);
      return fetch(input, init);
    };
    try {
      return await queue.add(send, { signal });
    } catch (error) {
      if (waiting.signal.aborted) return overloaded();
      throw error;
    } finally {
      clearTimeout(timer);
    }
  };
}
