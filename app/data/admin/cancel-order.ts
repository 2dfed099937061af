import { callShop } from "../call-shop.ts";

/** Cancel an order. With `restock` its units return to stock, once. Throws a ShopError. */
export async function cancelOrder(orderId: string, restock: boolean): Promise<void> {
  await callShop("cancelling an order", "POST", `/orders/${orderId}/cancellation`, { restock });
}
