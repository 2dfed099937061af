// @vitest-environment happy-dom

import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { OrderEvent } from "#app/data/admin/order-row.ts";
import { SAMPLE_ORDER } from "#app/domain/testing/sample-order.ts";
import { serverI18n } from "#app/i18n/server-i18n.ts";
import { OrderHistory } from "./order-history.tsx";

const EVENT: OrderEvent = {
  id: 1,
  kind: "created",
  from: null,
  to: "pending",
  actor: null,
  code: null,
  units: null,
  note: null,
  createdAt: "2026-11-21T12:00:00Z",
};

/** Return the text of an event without its time and actor. */
function shown(event: Partial<OrderEvent>, order = SAMPLE_ORDER) {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <I18nProvider i18n={serverI18n("en", "admin", "shop")}>
        <OrderHistory order={order} events={[{ ...EVENT, ...event }]} staffNames={{}} staffId="s" />
      </I18nProvider>
    </MemoryRouter>,
  );
  return new DOMParser().parseFromString(html, "text/html").querySelector("p")?.textContent;
}

test("tells what the code of a step means", () => {
  expect(shown({ code: "in_store_cash" })).toBe("Order createdPaid in the shop: cash");
  expect(shown({ code: "in_store_transfer" })).toBe("Order createdPaid in the shop: transfer");
  expect(shown({ code: "transfer" })).toBe("Order createdBank transfer");
  expect(shown({ kind: "status_changed", from: "pending", to: "cancelled" })).toBe(
    "Pending → Cancelled",
  );
  const expired = { from: "awaiting_payment", to: "cancelled", code: "payment_expired" } as const;
  expect(shown({ kind: "status_changed", ...expired })).toContain("It was not paid in time.");
});

test("lists the units of an oversold order that are missing", () => {
  expect(shown({ kind: "oversold", note: "2 × Blazer · S · Camel" })).toBe(
    "Sold more than was in stock. Missing:2 × Blazer · S · Camel",
  );
});

test("names no email where a shipment without an address was taken back", () => {
  const event = { from: "shipped", to: "pending", code: "shipment_taken_back" } as const;
  const taken = { kind: "status_changed", ...event } as const;
  expect(shown(taken)).toMatch(/Undone before the customer got the email\.$/);
  expect(shown(taken, { ...SAMPLE_ORDER, email: "" })).toMatch(/Undone\.$/);
});

test.for(["payment_refused", "price_agreed", "settled_by_hand", "shipment_changed"] as const)(
  "shows what staff typed as it is: %s",
  (kind) => {
    expect(shown({ kind, note: "cash" })).toMatch(/[a-z]cash$/);
    expect(shown({ kind, note: "sandbox" })).toMatch(/[a-z]sandbox$/);
  },
);

test("shows courier and tracking number of a shipped order as they are", () => {
  const shipped = { kind: "status_changed", from: "pending", to: "shipped" } as const;
  expect(shown({ ...shipped, note: "accepted" })).toBe("Pending → Shippedaccepted");
  const delivered = { kind: "status_changed", from: "shipped", to: "delivered" } as const;
  expect(shown({ ...delivered, note: "accepted" })).toBe("Shipped → Deliveredaccepted");
});

test("shows a code and what staff typed with it", () => {
  const cancelled = {
    from: "awaiting_payment",
    to: "cancelled",
    code: "cancelled_by_shop",
  } as const;
  expect(shown({ kind: "status_changed", ...cancelled, note: "accepted" })).toMatch(
    /Cancelled before it was paid\. .*\.accepted$/,
  );
});
