import { queueFetches } from "./queue-fetches.ts";

type Fetch = typeof fetch;

const LIMITS = { maxConcurrent: 16, maxQueued: 240 };

type Clients<Value> = { anon: Value; server: Value };

/**
 * Return the fetch functions of the database clients in two bulkheads: calls that visitors can multiply, with either key, share one, so
 * that those of payments, workers and staff in the other never wait for a place. Timeouts are of the queue, in milliseconds.
 */
export function databaseBulkheads(
  { anon, server }: Clients<Fetch>,
  timeouts: Clients<number>,
): Clients<Fetch> & { visitors: Fetch } {
  const queuePublic = queueFetches({ ...LIMITS, queueTimeout: timeouts.anon });
  const queuePayments = queueFetches({ ...LIMITS, queueTimeout: timeouts.server });
  return { anon: queuePublic(anon), visitors: queuePublic(server), server: queuePayments(server) };
}
