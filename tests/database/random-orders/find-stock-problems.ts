import type { RandomShop } from "./random-shop.ts";
import { poolKey } from "./sample-shop.ts";
import type { CheckoutRow, State } from "./state.ts";

type Count = {
  /** Null where the product, or this size of it, is not in the shop. */
  onHand: number | null;
  held: number;
  /** Taken out of stock and not put back. */
  sold: number;
};

export const isLive = ({ status, expires_at }: CheckoutRow, now: string) =>
  status === "confirming" || (status === "open" && Date.parse(expires_at) > Date.parse(now));

/** Count the units of each pool. */
export function countSold(state: State, { pools }: Pick<RandomShop, "pools">): Map<string, Count> {
  const counts = new Map<string, Count>();
  for (const pool of pools) {
    const product = state.products.find(({ id }) => id === pool.productId);
    const variant = state.variants.find(
      ({ product_id, size, color }) =>
        product_id === pool.productId && size === pool.size && color === pool.color,
    );
    const onHand = (pool.size === "" ? product : variant)?.quantity ?? null;
    counts.set(poolKey(pool), { onHand, held: 0, sold: 0 });
  }
  for (const line of state.lines) {
    const count = counts.get(poolKey({ ...line, productId: line.product_id }));
    const checkout = state.checkouts.find(({ id }) => id === line.checkout_id);
    if (!count || !checkout) continue;
    if (isLive(checkout, state.now)) count.held += line.quantity;
    const order = state.orders.find(({ checkout_id }) => checkout_id === checkout.id);
    const isSold = checkout.status === "settled" && !order?.stock_restored_at;
    if (isSold) count.sold += line.taken_quantity ?? 0;
  }
  return counts;
}

/** Units: what is on hand is what there was without what was sold, and nothing is held or sold that is not there. */
export function findStockProblems(world: RandomShop, state: State): string[] {
  const { notes } = world;
  const problems: string[] = [];
  for (const [key, { onHand, held, sold }] of countSold(state, world)) {
    if (onHand === null) continue;
    if (onHand < 0) problems.push(`${key}: ${onHand} on hand`);
    const expected = (notes.stock.get(key) ?? 0) - sold;
    if (onHand !== expected) problems.push(`${key}: ${onHand} on hand instead of ${expected}`);
    if (held > onHand && !notes.lowered.has(key)) {
      problems.push(`${key}: ${held} held of ${onHand}`);
    }
  }
  for (const line of state.lines) {
    const checkout = state.checkouts.find(({ id }) => id === line.checkout_id);
    const key = poolKey({ ...line, productId: line.product_id });
    const isShort = checkout?.status === "settled" && line.taken_quantity !== line.quantity;
    if (isShort && !notes.lowered.has(key)) {
      problems.push(`${key}: ${line.taken_quantity} of ${line.quantity} sold units taken`);
    }
  }
  return [...problems, ...findCodeProblems(state)];
}

/** A code is used by orders and live checkouts, never more often than it may be. */
function findCodeProblems({ codes, checkouts, orders, now }: State): string[] {
  return codes.flatMap(({ id, code, max_uses, max_uses_per_customer }) => {
    const uses = checkouts.filter((checkout) => {
      if (checkout.discount_code_id !== id) return false;
      const order = orders.find(({ checkout_id }) => checkout_id === checkout.id);
      const isUsed =
        checkout.status === "settled" && !/cancelled|refunded/.test(order?.status ?? "");
      return isUsed || isLive(checkout, now);
    });
    const byPerson = Object.values(Object.groupBy(uses, ({ email }) => email));
    const most = Math.max(0, ...byPerson.map((own) => own?.length ?? 0));
    return [
      ...(max_uses !== null && uses.length > max_uses
        ? [`${code} is used ${uses.length} times`]
        : []),
      ...(max_uses_per_customer !== null && most > max_uses_per_customer
        ? [`${code} is used ${most} times by one`]
        : []),
    ];
  });
}
