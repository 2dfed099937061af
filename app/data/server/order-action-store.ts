import { z } from "zod";
import { callDatabase } from "../call-database.ts";
import type { SupabaseClient } from "../supabase-client.ts";

const CancelledSchema = z.object({ restored: z.boolean() });

/** Staff's changes of an order. Each method is one database transaction and may be repeated. */
export interface OrderActionStore {
  /**
   * Cancel an order, and with `restock` restore its stock; return whether this call restored it. Throws a ShopError if
   * a rule rejects it.
   */
  cancel(orderId: string, staffId: string, restock: boolean): Promise<boolean>;
}

/**
 * Return the order actions in the database. `client` has the secret key. Methods throw an Error if the database cannot
 * be reached.
 */
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
