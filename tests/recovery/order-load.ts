import type { FaultyShop } from "./faulty-shop.ts";
import { payAndReturn } from "./purchases.ts";

/** Concurrent shoppers who each buy repeatedly until stopped. */
type OrderLoad = {
  /** Completed purchases. */
  count(): number;
  /** Resolves after `count` purchases. */
  reached(count: number): Promise<void>;
  /** Finish the purchases in progress; throws the first error. */
  stop(): Promise<void>;
};

/** Start shoppers who buy through the shop's pages. */
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
