import { z } from "zod";
import { callShop } from "../call-shop.ts";

const CancellationSchema = z.object({ lost: z.boolean() });

/** Cancel an order. With `restock` its units return to stock, once; return whether it took some and none could. Throws a ShopError. */
export async function cancelOrder(orderId: string, restock: boolean): Promise<boolean> {
  const path = `/orders/${orderId}/cancellation`;
  return CancellationSchema.parse(await callShop("cancelling an order", "POST", path, { restock }))
    .lost;
}
