import type { Order } from "#app/domain/order.ts";

/** What a look-up shows: only what is needed by someone who knows number and e-mail address. */
export type FoundOrder = Pick<
  Order,
  "id" | "reference" | "isSandbox" | "status" | "courier" | "trackingNumber" | "createdAt" | "total"
>;

/** The result of a look-up, with the form's values. */
export type OrderLookupAnswer =
  | { outcome: "found"; order: FoundOrder }
  | { outcome: "invalid" | "not_found" | "too_many" | "failed"; number: string; email: string };
