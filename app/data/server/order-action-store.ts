import { z } from "zod";
import { callDatabase } from "../call-database.ts";
import type { SupabaseClient } from "../supabase-client.ts";

const LostSchema = z.object({ lost: z.boolean() }).transform(({ lost }) => lost);

/** Staff's changes of an order. Each method is one database transaction. */
export type OrderActionStore = ReturnType<typeof supabaseOrderActionStore>;

/**
 * Return the order actions in the database. `client` has the secret key. Methods throw an Error if the database cannot
 * be reached.
 */
export function supabaseOrderActionStore(client: SupabaseClient) {
  const call = callDatabase(client);
  return {
    /**
     * Cancel an order, and with `restock` restore its stock; return whether it took units and none of them could go back.
     * Throws a ShopError if a rule rejects it.
     */
    cancel: (orderId: string, staffId: string, restock: boolean) =>
      call("cancel_order", { orderId, staffId, restock }, LostSchema),
    /**
     * Return a shipped order to its former status and remove the unsent email about it. Throws a ShopError if a rule
     * rejects it, also when it was taken back before.
     */
    takeBackShipment: (orderId: string, staffId: string) =>
      call("take_back_shipment", { orderId, staffId }),
  };
}
