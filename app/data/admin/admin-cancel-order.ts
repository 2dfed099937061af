import { callShop } from "../call-shop.ts";

/** Cancels an order and, if `restock` says so, puts its units back in stock, once. Throws a ShopError. */
export async function cancelOrder(orderId: string, restock: boolean): Promise<void> {
  await callShop("cancelling an order", "POST", `/orders/${orderId}/cancellation`, { restock });
}
