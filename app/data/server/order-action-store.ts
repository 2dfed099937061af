import { z } from "zod";
import { callDatabase } from "../call-database.ts";
import type { SupabaseClient } from "../supabase-client.ts";

const CancelledSchema = z.object({ restored: z.boolean() });

/** What staff do with an order through the server. Each method is one database transaction, and may run twice. */
export interface OrderActionStore {
  /** Cancels an order and puts its units back if `restock` says so; returns whether this call put them back. Throws a ShopError when a rule says no. */
  cancel(orderId: string, staffId: string, restock: boolean): Promise<boolean>;
}

/** Takes a Supabase client with the secret key and returns the orders behind it. Unreachable or broken answers throw an Error. */
export function supabaseOrderActionStore(client: SupabaseClient): OrderActionStore {
  const call = callDatabase(client);
  return {
    async cancel(orderId, staffId, restock) {
      const answer = await call("cancel_order", {
        order_id: orderId,
        staff_id: staffId,
        restock,
      });
      return CancelledSchema.parse(answer).restored;
    },
  };
}
