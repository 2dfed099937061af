import { redirect } from "react-router";
import { makeOwnerOrder } from "#app/data/admin/admin-owner-orders.ts";
import { type Language, pathIn } from "#app/domain/language.ts";
import type { OwnerOrderRequest } from "#app/domain/owner-order.ts";
import { outcomeOf } from "../layout/outcome.ts";

/** Make the order and redirect to it, or return the outcome with the error. */
export function writeNewOrder(request: OwnerOrderRequest, language: Language) {
  return outcomeOf(async () => {
    const orderId = await makeOwnerOrder(request);
    throw redirect(pathIn(language, `/admin/orders/${orderId}`));
  });
}
