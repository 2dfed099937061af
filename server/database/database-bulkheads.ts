import { queueFetches } from "./queue-fetches.ts";

type Fetch = typeof fetch;

/** Functions that any visitor can call with the server's key, in any number. */
const PUBLIC_FUNCTION =
  /\/rpc\/(?:subscribe|confirm_subscription|leave_newsletter|find_order|\w+_rate_limit)$/;
const LIMITS = { maxConcurrent: 16, maxQueued: 240 };

type Clients<Value> = { anon: Value; server: Value };

/**
 * Return the fetch functions of both database clients in two bulkheads: calls that visitors can multiply share one, so that those of
 * payments, workers and staff in the other never wait for a place. Timeouts are of the queue, in milliseconds.
 */
export function databaseBulkheads(
  { anon, server }: Clients<Fetch>,
  timeouts: Clients<number>,
): Clients<Fetch> {
  const publicCalls = queueFetches(
    (input, init) => (isPublic(input) ? server(input, init) : anon(input, init)),
    { ...LIMITS, queueTimeout: timeouts.anon },
  );
  const payments = queueFetches(server, { ...LIMITS, queueTimeout: timeouts.server });
  return {
    anon: publicCalls,
    server: (input, init) => (isPublic(input) ? publicCalls(input, init) : payments(input, init)),
  };
}

function isPublic(input: Parameters<Fetch>[0]): boolean {
  const url = input instanceof Request ? input.url : String(input);
  return PUBLIC_FUNCTION.test(url);
}
