import { z } from "zod";
import { callDatabase } from "../call-database.ts";
import type { SupabaseClient } from "../supabase-client.ts";

/** Who waits for stock. Several workers may share it. */
export interface StockRequestQueue {
  /**
   * Mark up to `maxCount` people as told, in their order, and queue one email for each in the same transaction; return
   * how many. Of a size and color no more than its free units within `pauseHours`.
   */
  tell(maxCount: number, pauseHours: number): Promise<number>;
}

/** Return the queue in the database. `client` has the secret key. */
export function supabaseStockRequestQueue(client: SupabaseClient): StockRequestQueue {
  const call = callDatabase(client);
  return {
    tell: async (max_count, pause_hours) =>
      z.int().parse(await call("tell_stock_requests", { max_count, pause_hours })),
  };
}
