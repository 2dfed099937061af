import { makeOwnerOrder } from "#app/data/admin/admin-owner-orders.ts";
import type { OwnerOrderRequest } from "#app/domain/owner-order.ts";
import { outcomeOf } from "../layout/outcome.ts";

/** Make the order and return the outcome. */
export function writeNewOrder(request: OwnerOrderRequest) {
  return outcomeOf<{ orderId: string }>(async () => ({ orderId: await makeOwnerOrder(request) }));
}
