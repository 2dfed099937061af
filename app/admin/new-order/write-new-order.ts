import { makeOwnerOrder } from "#app/data/admin/admin-owner-orders.ts";
import type { OwnerOrderRequest } from "#app/domain/owner-order.ts";
import { type Outcome, outcomeOf } from "../layout/outcome.ts";

/** The result of making an order: its id, or the error. */
export type NewOrderOutcome = Outcome<{ orderId: string }>;

/** Make the order and return the outcome. */
export function writeNewOrder(request: OwnerOrderRequest) {
  return outcomeOf<{ orderId: string }>(async () => ({ orderId: await makeOwnerOrder(request) }));
}
