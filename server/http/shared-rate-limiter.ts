import type { SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import type { ClientLimiter } from "./client-limits.ts";
import { type Limit, localLimiter } from "./rate-limiter.ts";

const TIMEOUT_MS = 1000;
const WaitSchema = z.int().nonnegative();

type Parts = {
  /** A client with the secret key. */
  client: Pick<SupabaseClient, "rpc">;
  /** Return the keyed hash by which the database knows a client. */
  hash: (client: string) => string | null;
  onFailure: (error: unknown) => void;
};

/**
 * Create rate limiters that all servers share: counted in Postgres, and in this process while the database does not
 * answer.
 */
export function sharedRateLimiter({ client: database, hash, onFailure }: Parts) {
  return (limit: Limit): ClientLimiter => {
    const { name, max, windowMs } = limit;
    const local = localLimiter(limit);
    const call = async (step: "take_rate_limit" | "give_back_rate_limit", args: object) => {
      const { data, error } = await database
        .rpc(step, { name, ...args })
        .abortSignal(AbortSignal.timeout(TIMEOUT_MS));
      if (error) throw new Error(`A rate limit could not be counted: ${error.message}`);
      return data as unknown;
    };
    return {
      async take(client) {
        const window = { allowed: max, window_seconds: windowMs / 1000 };
        try {
          return WaitSchema.parse(
            await call("take_rate_limit", { client: hash(client), ...window }),
          );
        } catch (error) {
          onFailure(error);
          return local.take(client);
        }
      },
      async giveBack(client) {
        local.giveBack(client);
        await call("give_back_rate_limit", { client: hash(client) }).catch(onFailure);
      },
    };
  };
}
