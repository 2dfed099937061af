import { redirect } from "react-router";
import { makeOwnerOrder } from "#app/data/admin/owner-orders.ts";
import type { OwnerOrderRequest } from "#app/domain/owner-order/owner-order.ts";
import { type Language, pathIn } from "#app/domain/text/language.ts";
import { outcomeOf } from "../form/outcome.ts";

/** Make the order and redirect to it, or return the outcome with the error. */
export function writeNewOrder(request: OwnerOrderRequest, language: Language) {
  return outcomeOf(async () => {
    const orderId = await makeOwnerOrder(request);
    throw redirect(pathIn(language, `/admin/orders/${orderId}`));
  });
}
