import { READ, type Tables } from "./table.ts";

/** Return the rights on what shoppers send besides orders, with a row to test them on. */
export function shopperRights(order: string, colleague: string): Tables {
  return {
    review_invitations: {
      may: {},
      key: `order_id=eq.${order}`,
      row: { order_id: order, token: "0".repeat(32) },
      change: { declined_at: "2026-11-25T00:00:00Z" },
    },
    reviews: {
      may: { staff: ["select", "update"] },
      key: `order_id=eq.${order}`,
      row: {
        order_id: order,
        product_id: "00000000-0000-4000-8000-0000000000ff",
        product_name: "A dress",
        language: "en",
        author: "Ana",
        stars: 5,
        size: "M",
        color: "Cream",
        is_sandbox: false,
      },
      change: { state: "published" },
    },
    newsletter_subscribers: {
      may: { staff: ["select", "delete"] },
      key: "email=eq.eva@example.com",
      row: { email: "eva@example.com" },
      change: { email: "thief@example.com" },
    },
    rate_limits: {
      may: {},
      key: "limit_name=eq.access",
      row: {
        limit_name: "access",
        client_hash: "0".repeat(64),
        used: 1,
        ends_at: "2100-01-01T00:00:00Z",
      },
      change: { used: 2 },
    },
    privacy_requests: {
      may: { staff: READ },
      key: `person=eq.${"0".repeat(64)}`,
      row: { kind: "export", person: "0".repeat(64), actor: colleague },
      change: { outcome: { orders: 1 } },
    },
  };
}
