import { z } from "zod";
import { callDatabase } from "../call-database.ts";
import type { SupabaseClient } from "../supabase-client.ts";

const InconsistencySchema = z.object({ problem: z.string(), subject: z.string() });

const UnderWaySchema = z
  .object({ checkouts: z.object({ confirming: z.int() }) })
  .transform(({ checkouts }) => checkouts.confirming > 0);

/** The checks of what must agree between orders, payments, stock and tax documents. They change nothing. */
export type ConsistencyStore = ReturnType<typeof supabaseConsistencyStore>;

/** Return the checks of the database. `client` has the secret key. Methods throw if the database cannot be reached. */
export function supabaseConsistencyStore(client: SupabaseClient) {
  const call = callDatabase(client);
  return {
    /** Return the contradictions of what has ids from `first` to `last`. */
    find: (first: string, last: string) =>
      call("find_inconsistencies", { first, last }, z.array(InconsistencySchema)),
    /** Return whether a returned payment is being confirmed. */
    isPaymentUnderWay: () => call("shop_figures", {}, UnderWaySchema),
  };
}
