import { z } from "zod";
import { callDatabase } from "../call-database.ts";
import type { SupabaseClient } from "../supabase-client.ts";

/** Return the queue of people who wait for stock. `client` has the secret key. Several workers may share it. */
export function supabaseStockRequestQueue(client: SupabaseClient) {
  const call = callDatabase(client);
  return {
    /**
     * Mark up to `maxCount` people as notified, in their order, and queue one email for each in the same transaction; return
     * how many. Of a size and color no more than its free units within `pauseHours`.
     */
    notify: (maxCount: number, pauseHours: number) =>
      call("notify_stock_requests", { maxCount, pauseHours }, z.int()),
  };
}
