import { PRODUCTS } from "../sample-bag.ts";
import { READ, type Tables } from "./table.ts";

const money = {
  tax_rate: 0.15,
  prices_include_tax: false,
  subtotal_amount: 10,
  tax_amount: 1.5,
  total_amount: 11.5,
};
const person = { customer_name: "Eva", email: "eva@example.com", phone: "1", shipping_address: {} };

/** Return the rights on checkouts, payments and orders, with a row to test them on. */
export function orderRights(checkout: string, order: string, colleague: string): Tables {
  return {
    checkouts: {
      may: {},
      key: "reference=eq.GL-access",
      row: {
        reference: "GL-access",
        ...person,
        ...money,
        expires_at: "2030-01-01",
      },
      change: { status: "confirming" },
    },
    checkout_lines: {
      may: {},
      key: "line_number=eq.99",
      row: {
        checkout_id: checkout,
        line_number: 99,
        product_id: PRODUCTS.handbag,
        product_name: "Pareo",
        size: "",
        color: "",
        quantity: 1,
        unit_price: 1,
      },
      change: { unit_price: 0 },
    },
    payment_attempts: {
      may: {},
      key: "transaction_id=eq.access",
      row: { checkout_id: checkout, transaction_id: "access" },
      change: { state: "paid" },
    },
    payment_actions: {
      may: { staff: READ },
      key: "note=eq.access",
      row: { checkout_id: checkout, kind: "released", actor: colleague, note: "access" },
      change: { kind: "settled_by_hand" },
    },
    payment_checks: {
      may: { staff: READ },
      key: `order_id=eq.${order}`,
      row: { order_id: order, evening_at: "2030-01-01" },
      change: { state: "agrees" },
    },
    payment_proofs: {
      may: {},
      key: "byte_count=eq.7",
      row: {
        order_id: order,
        content_type: "image/webp",
        byte_count: 7,
        digest: "a".repeat(64),
        content: "AAAA",
      },
      change: { content_type: "application/pdf" },
    },
    orders: {
      may: { staff: ["select", "update"] },
      key: "reference=eq.GL-order",
      row: { reference: "GL-order", ...person, ...money, items: [] },
      change: { tracking_number: "EC1" },
    },
    order_events: {
      may: { staff: READ },
      key: "note=eq.access",
      row: { order_id: order, kind: "status_changed", to_status: "shipped", note: "access" },
      change: { to_status: "refunded" },
    },
    order_reversals: {
      may: { staff: READ },
      key: `order_id=eq.${order}`,
      row: { order_id: order, requested_by: colleague },
      change: { state: "done" },
    },
    order_status_transitions: {
      may: {},
      key: "from_status=eq.access",
      row: { from_status: "access", to_status: "delivered" },
      change: { to_status: "pending" },
    },
    outbox: {
      may: {},
      key: "dedupe_key=eq.access",
      row: { kind: "test", recipient: "eva@example.com", dedupe_key: "access" },
      change: { recipient: "thief@example.com" },
    },
  };
}
