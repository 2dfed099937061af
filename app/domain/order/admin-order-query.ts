import { phoneSearchOf } from "../contact/phone-search.ts";
import {
  searchCondition,
  type TableQuery,
  tableQueryFrom,
  textSearchCondition,
} from "../query/admin-query.ts";
import { ORDER_STATUSES, type OrderStatus } from "./order-status.ts";
import { type PaymentCheck, UNSENT_STATUSES } from "./payment-check.ts";

const ORDER_SORTS = ["created", "customer", "total", "status"] as const;

/** What waits for staff, which the to-do list counts, or one status. */
export const ORDER_FILTERS = [
  "to-pack",
  "to-confirm",
  "to-refund",
  "not-to-send",
  ...ORDER_STATUSES,
] as const;

export type OrderFilter = (typeof ORDER_FILTERS)[number];
export type OrderSort = (typeof ORDER_SORTS)[number];
export type AdminOrderQuery = TableQuery<OrderSort> & { status: OrderFilter | null };

/** Parse the query of the orders page. Default: newest first, every status. */
export function adminOrderQueryFrom(query: URLSearchParams): AdminOrderQuery {
  return {
    ...tableQueryFrom(query, ORDER_SORTS),
    status: ORDER_FILTERS.find((status) => status === query.get("status")) ?? null,
  };
}

type ShownOrders = {
  /** Undefined for all. */
  statuses?: readonly OrderStatus[];
  /** Narrows them, as PostgREST's `or=(…)`. */
  condition?: string;
  /** The states of their last payment check; undefined for all. */
  checks?: readonly PaymentCheck["state"][];
};

/** Return which orders a filter shows. */
export function shownOrders(filter: OrderFilter | null): ShownOrders {
  switch (filter) {
    case null:
      return {};
    case "to-pack":
      return { statuses: ["pending", "processing"] };
    case "to-confirm":
      // Payments with a new proof, also where the order's time ended before staff looked at it, and orders to accept that are paid on handover.
      return {
        statuses: ["awaiting_payment", "cancelled"],
        condition:
          "proof_received_at.not.is.null,and(status.eq.awaiting_payment,payment_method.in.(cash_on_delivery,pay_at_pickup))",
      };
    case "to-refund":
      // However they were paid.
      return { statuses: ["cancelled"], condition: "payment_received_at.not.is.null" };
    case "not-to-send":
      return { statuses: UNSENT_STATUSES, checks: ["differs"] };
    default:
      return { statuses: [filter] };
  }
}

/** Return the condition of PostgREST's `or=(…)` that finds orders by number, reference, phone number, email, name, or the buyer of the invoice. */
export function orderSearchCondition(search: string): string {
  const phone = phoneSearchOf(search);
  // Order numbers are often written with a `#`.
  const texts = textSearchCondition(search.replace(/^#/, ""), ["search_codes"]);
  return phone ? `${texts},${searchCondition(["phone_digits"], phone, "like")}` : texts;
}
