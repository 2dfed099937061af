import { boundedFetch } from "./bounded-fetch.ts";

type Fetch = typeof fetch;

/** What shoppers' pages ask without a payment: strangers can make it grow. */
const PUBLIC_CALL = /\/rpc\/(?:subscribe|find_order|\w+_rate_limit)$/;
const LANE = { concurrency: 16, queue: 240 };

/** How long a call of each client may wait, in milliseconds. */
export type LaneWaits = { anon: number; server: number };

/**
 * Takes the fetch of the public key's client and the server's and returns both, bounded. What strangers can ask for shares one
 * lane. Payments, workers and staff have another, so that a crowd of readers never keeps a payment waiting.
 */
export function databaseLanes(
  { anon, server }: { anon: Fetch; server: Fetch },
  waits: LaneWaits,
): { anon: Fetch; server: Fetch } {
  const shared = boundedFetch(
    (input, init) => (isPublicCall(input) ? server(input, init) : anon(input, init)),
    { ...LANE, waitMs: waits.anon },
  );
  const payments = boundedFetch(server, { ...LANE, waitMs: waits.server });
  return {
    anon: shared,
    server: (input, init) => (isPublicCall(input) ? shared(input, init) : payments(input, init)),
  };
}

function isPublicCall(input: Parameters<Fetch>[0]): boolean {
  const url = input instanceof Request ? input.url : String(input);
  return PUBLIC_CALL.test(url);
}
