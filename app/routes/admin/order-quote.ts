import { readOrError } from "#app/admin/failure/read-or-error.ts";
import { quoteOwnerOrder } from "#app/data/admin/owner-orders.ts";
import { OwnerQuoteSchema } from "#app/domain/owner-order/owner-order.ts";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import type { Route } from "./+types/order-quote";

/** Throws a ShopError for what no order may be, such as too many lines. */
async function quoteOf(text: string) {
  const request = OwnerQuoteSchema.safeParse(JSON.parse(text));
  if (!request.success) {
    throw new ShopError("INVALID_REQUEST", "This order is not understood.");
  }
  return quoteOwnerOrder(request.data);
}

/** Return what an order would cost, as the database computes it, and for which request. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const text = new URL(request.url).searchParams.get("request") ?? "";
  return { request: text, ...(await readOrError(quoteOf(text))) };
}
