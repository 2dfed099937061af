import { z } from "zod";
import type { Order } from "#app/domain/order.ts";
import { type OrderReversal, REVERSAL_STATES } from "#app/domain/order-reversal.ts";
import { type ShopError, shopErrorOf } from "#app/domain/shop-error.ts";
import { callShop } from "../call-shop.ts";

const ReversalSchema = z.object({
  state: z.enum(REVERSAL_STATES),
  isOpen: z.boolean(),
  closesAt: z.string().nullable(),
});

const pathOf = (orderId: string) => `/orders/${orderId}/reversal`;

/** Where the reversal of an order's payment stands, or why that could not be read. */
export type ReversalReading = { reversal: OrderReversal | null; error: ShopError | null };

/** Returns where the reversal of an order's payment stands; null without an online payment. Throws nothing. */
export async function findOrderReversal({ id, transactionId }: Order): Promise<ReversalReading> {
  if (!transactionId) return { reversal: null, error: null };
  try {
    const answer = await callShop("reading a reversal", "GET", pathOf(id));
    return { reversal: ReversalSchema.parse(answer), error: null };
  } catch (error) {
    return { reversal: null, error: shopErrorOf(error) };
  }
}

/**
 * Gives the payment of an order back, and its items to the stock. A repeated call does nothing.
 * Returns `due` while PayPhone has not answered. Throws a ShopError.
 */
export async function reverseOrderPayment(orderId: string): Promise<OrderReversal> {
  return ReversalSchema.parse(await callShop("reversing a payment", "POST", pathOf(orderId)));
}
