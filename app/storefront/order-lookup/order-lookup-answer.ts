import type { Order } from "#app/domain/order.ts";

/** What a look-up shows: no more than whoever knows number and e-mail address needs. */
export type FoundOrder = Pick<
  Order,
  "id" | "reference" | "isSandbox" | "status" | "courier" | "trackingNumber" | "createdAt" | "total"
>;

/** What came of a look-up; what was typed comes back, so that nothing has to be typed again. */
export type OrderLookupAnswer =
  | { outcome: "found"; order: FoundOrder }
  | { outcome: "invalid" | "not_found" | "too_many" | "failed"; number: string; email: string };
