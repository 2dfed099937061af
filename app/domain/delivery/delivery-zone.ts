import type { Cents } from "../money/money.ts";

/** What delivery costs in some provinces, as prices are entered, and how long it takes. */
export type DeliveryZone = {
  name: string;
  /** Whether it is every province without a zone of its own, and every other country. */
  isEverywhereElse: boolean;
  provinces: string[];
  price: Cents;
  /** From this sum of the bag's prices on delivery is free; null if it never is. */
  freeFrom: Cents | null;
  /** Business days from the shipment to the delivery; null together: the shop's own. */
  daysMin: number | null;
  daysMax: number | null;
};

/** The specification's rule, where no database says otherwise: free, everywhere. */
export const FREE_EVERYWHERE: DeliveryZone = {
  name: "",
  isEverywhereElse: true,
  provinces: [],
  price: 0,
  freeFrom: null,
  daysMin: null,
  daysMax: null,
};

/** Return whether delivery is as the specification says: free and in the shop's own days, wherever it goes. */
export function isFreeEverywhere(zones: readonly DeliveryZone[]): boolean {
  return (
    zones.some(({ isEverywhereElse }) => isEverywhereElse) &&
    zones.every(({ price, daysMin }) => price === 0 && daysMin === null)
  );
}
