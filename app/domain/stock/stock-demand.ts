type Demand = { productId: string; waiting: number };

/** Return how many people wait for a product in all. */
export function countWaiting(demand: Demand[], productId: string): number {
  return demand
    .filter((entry) => entry.productId === productId)
    .reduce((sum, { waiting }) => sum + waiting, 0);
}
