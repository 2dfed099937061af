import type { Order } from "#app/domain/order/order.ts";
import type { OrderReversal } from "#app/domain/order/order-reversal.ts";
import { type ShopError, shopErrorOf } from "#app/domain/shop/shop-error.ts";
import { callShop } from "../call-shop.ts";
import { OrderReversalSchema } from "../order-reversal-json.ts";

const pathOf = (orderId: string) => `/orders/${orderId}/reversal`;

/** A reversal, or the error of reading it. */
export type ReversalReading = { reversal: OrderReversal | null; error: ShopError | null };

/** Return the state of an order's reversal; null without an online payment. Never throws. */
export async function findOrderReversal({ id, transactionId }: Order): Promise<ReversalReading> {
  if (!transactionId) return { reversal: null, error: null };
  try {
    const answer = await callShop("reading a reversal", "GET", pathOf(id));
    return { reversal: OrderReversalSchema.parse(answer), error: null };
  } catch (error) {
    return { reversal: null, error: shopErrorOf(error) };
  }
}

/**
 * Return an order's payment. Its units return to stock unless `restock` is false; null keeps the former choice, also
 * that of a cancellation.
 * Idempotent. The state is `due` until PayPhone has answered. Throws a ShopError.
 */
export async function reverseOrderPayment(
  orderId: string,
  restock: boolean | null = null,
): Promise<OrderReversal> {
  const query = restock === null ? "" : `?restock=${restock}`;
  return OrderReversalSchema.parse(
    await callShop("reversing a payment", "POST", `${pathOf(orderId)}${query}`),
  );
}
