import { readOrError } from "#app/admin/layout/read-or-error.ts";
import { quoteOwnerOrder } from "#app/data/admin/admin-owner-orders.ts";
import type { Route } from "./+types/order-quote";

/** Return what an order would cost, as the database computes it, and for which request. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const text = new URL(request.url).searchParams.get("request") ?? "";
  const quoted = await readOrError(quoteOwnerOrder(JSON.parse(text)));
  return { request: text, ...quoted };
}
