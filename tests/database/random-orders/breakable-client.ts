import type { SupabaseClient } from "#app/data/supabase-client.ts";

const LOST = { data: null, error: { message: "the connection was lost" } };

/** Wrap a client so that a process that uses it can die: from one of its calls on, no answer arrives any more. */
export function createBreakableClient(client: SupabaseClient) {
  let callsLeft = Number.POSITIVE_INFINITY;
  let hasEffect = false;
  let isBroken = false;

  async function rpc(...call: Parameters<SupabaseClient["rpc"]>) {
    if (isBroken) return LOST;
    callsLeft -= 1;
    if (callsLeft >= 0) return client.rpc(...call);
    isBroken = true;
    // The database may still have done what was asked.
    if (hasEffect) await client.rpc(...call);
    return LOST;
  }

  return {
    client: new Proxy(client, {
      get: (target, name) => (name === "rpc" ? rpc : Reflect.get(target, name)),
    }),
    /** Lose the answer of the call after so many others, and all later ones. */
    breakAfter(calls: number, withEffect: boolean) {
      callsLeft = calls;
      hasEffect = withEffect;
    },
    mend() {
      callsLeft = Number.POSITIVE_INFINITY;
      isBroken = false;
    },
    isBroken: () => isBroken,
  };
}
