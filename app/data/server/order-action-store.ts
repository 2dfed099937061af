import { z } from "zod";
import { callDatabase } from "../call-database.ts";
import type { SupabaseClient } from "../supabase-client.ts";

const CancelledSchema = z.object({ restored: z.boolean() });

/** Staff's changes of an order. Each method is one database transaction. */
export interface OrderActionStore {
  /**
   * Cancel an order, and with `restock` restore its stock; return whether this call restored it. Throws a ShopError if
   * a rule rejects it.
   */
  cancel(orderId: string, staffId: string, restock: boolean): Promise<boolean>;
  /**
   * Return a shipped order to its former status and remove the unsent email about it. Throws a ShopError if a rule
   * rejects it, also when it was taken back before.
   */
  takeBackShipment(orderId: string, staffId: string): Promise<void>;
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
    async takeBackShipment(orderId, staffId) {
      await call("take_back_shipment", { order_id: orderId, staff_id: staffId });
    },
  };
}
