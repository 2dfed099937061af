import type { Cents } from "../money/money.ts";
import type { DiscountKind } from "./discount-quote.ts";

/** The rules of a discount code. Days are of Ecuador (`2026-11-24`), and belong to the period. */
export type DiscountRules = {
  code: string;
  kind: DiscountKind;
  /** Hundredths of a percent, or cents as prices are entered; 0 for free delivery. */
  value: number;
  /** Both empty: for every product. */
  collectionIds: string[];
  productIds: string[];
  startsOn: string | null;
  endsOn: string | null;
  /** The least sum of the bag's prices. */
  minimum: Cents | null;
  maxUses: number | null;
  maxUsesPerCustomer: number | null;
};

/** A discount code with what it brought. Orders that were cancelled or refunded count for nothing. */
export type DiscountCode = DiscountRules & {
  id: string;
  /** `updated_at` as the database writes it. */
  version: string;
  isPaused: boolean;
  /** Orders that have used it, paid or not. */
  uses: number;
  /** Those that are paid, with what was taken off them without IVA, and what they paid. */
  orders: number;
  discount: Cents;
  total: Cents;
};

export type DiscountState = "running" | "paused" | "scheduled" | "ended" | "used-up";

/** Return the state of a code on a day of Ecuador. A code that is paused says so first. */
export function discountStateOf(
  { isPaused, startsOn, endsOn, maxUses, uses }: DiscountCode,
  today: string,
): DiscountState {
  if (isPaused) return "paused";
  if (endsOn !== null && endsOn < today) return "ended";
  if (maxUses !== null && uses >= maxUses) return "used-up";
  if (startsOn !== null && startsOn > today) return "scheduled";
  return "running";
}
