import type { ProductChoice } from "./product-choice-query.ts";

/** How many people wait for a size and color of a product. */
export type StockDemand = ProductChoice & {
  productId: string;
  name: string;
  /** '' if not translated. */
  nameEs: string;
  waiting: number;
  /** ISO time of the oldest request. */
  since: string;
};

/** Return how many people wait for a product in all. */
export function countWaiting(demand: StockDemand[], productId: string): number {
  return demand
    .filter((entry) => entry.productId === productId)
    .reduce((sum, { waiting }) => sum + waiting, 0);
}
