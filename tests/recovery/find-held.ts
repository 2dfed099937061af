import { type FaultyShop, TEST_PRODUCT } from "./faulty-shop.ts";

/** Expire the holds of abandoned checkouts, and return the units that are then still not free. */
export async function findHeld(shop: FaultyShop): Promise<number> {
  const past = "2000-01-01T00:00:00Z";
  await shop.rest("PATCH", "checkouts?status=eq.open", { expires_at: past });
  const [product] = await shop.rest<{ quantity: number }>(
    "GET",
    `products?id=eq.${TEST_PRODUCT.id}&select=quantity`,
  );
  const [stock] = await shop.rest<{ free: number }>("POST", "rpc/free_stock", {
    product_ids: [TEST_PRODUCT.id],
  });
  return (product?.quantity ?? 0) - (stock?.free ?? 0);
}
