import { z } from "zod";
import { callShop } from "../call-shop.ts";

const CancellationSchema = z.object({ restored: z.boolean() });

/** Cancel an order. With `restock` its units return to stock, once; return whether any did. Throws a ShopError. */
export async function cancelOrder(orderId: string, restock: boolean): Promise<boolean> {
  const path = `/orders/${orderId}/cancellation`;
  return CancellationSchema.parse(await callShop("cancelling an order", "POST", path, { restock }))
    .restored;
}
