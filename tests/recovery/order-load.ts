import type { FaultyShop } from "./faulty-shop.ts";
import { payAndReturn } from "./purchases.ts";

/** Shoppers who buy one after the other, several side by side, until they are told to stop. */
export type OrderLoad = {
  /** How many purchases were carried through so far. */
  count(): number;
  /** Resolves when so many have been. */
  reached(count: number): Promise<void>;
  /** Lets the purchases under way end; throws what stopped a shopper before. */
  stop(): Promise<void>;
};

/** Starts shoppers who buy the goods of the faulty shop through its own pages. */
export function startOrderLoad(shop: FaultyShop, shoppers: number): OrderLoad {
  let isStopping = false;
  let count = 0;
  const waiting: { count: number; resolve: () => void }[] = [];

  async function buyOn(shopper: number): Promise<void> {
    for (let purchase = 0; !isStopping; purchase += 1) {
      await payAndReturn(shop, `shopper-${shopper}-${purchase}@example.com`);
      count += 1;
      for (const wish of waiting) if (count >= wish.count) wish.resolve();
    }
  }

  const all = Promise.all(Array.from({ length: shoppers }, (_, shopper) => buyOn(shopper)));
  return {
    count: () => count,
    reached: (wanted) =>
      Promise.race([
        all.then(() => {}),
        new Promise<void>((resolve) => waiting.push({ count: wanted, resolve })),
      ]),
    async stop() {
      isStopping = true;
      await all;
    },
  };
}
