// @vitest-environment happy-dom

import { I18nProvider } from "@lingui/react";
import { act } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { InvoiceRow } from "#app/data/admin/invoice-row.ts";
import type { ReversalReading } from "#app/data/admin/order-reversal.ts";
import type { Order } from "#app/domain/order/order.ts";
import type { Language } from "#app/domain/text/language.ts";
import { serverI18n } from "#app/i18n/server-i18n.ts";
import { mount } from "#app/ui/testing/mount.tsx";
import { PaymentReversal } from "./payment-reversal.tsx";

const READING = {
  reversal: { state: "none", isOpen: true, closesAt: "2026-11-24T01:00:00.000Z" },
  error: null,
} as const;

function statusOf(reading: ReversalReading, language: Language = "en", order = {}) {
  const Stub = createRoutesStub([
    {
      path: "*",
      Component: () => (
        <PaymentReversal order={{ email: "", ...order } as Order} invoices={[]} reading={reading} />
      ),
    },
  ]);
  const html = renderToStaticMarkup(
    <I18nProvider i18n={serverI18n(language, "admin")}>
      <Stub />
    </I18nProvider>,
  );
  return /<p role="status"[^>]*>(.*?)<\/p>/.exec(html)?.[1]?.replaceAll(/\s/g, " ");
}

test.each([
  ["en", "PayPhone can reverse this payment until Nov 23, 2026, 8:00 PM."],
  ["es", "PayPhone puede reversar este pago hasta el 23 nov 2026, 8:00 p. m."],
] as const)("ends the reversal's time in %s with one full stop", (language, expected) => {
  expect(statusOf(READING, language)).toBe(expected);
});

test("says of an order marked as Refunded that its payment was not reversed", () => {
  const closed = { reversal: { ...READING.reversal, isOpen: false }, error: null };
  expect(statusOf(closed, "en", { status: "delivered" })).toContain("cannot reverse this payment");
  expect(statusOf(closed, "en", { status: "refunded" })).toBe(
    "The order was marked as Refunded without a reversal. If the customer does not have the money yet, return it in PayPhone&#x27;s dashboard.",
  );
});

// The dialog loads it lazily.
beforeAll(() => import("#app/ui/dialog-window.tsx"));

let unmount = () => {};
afterEach(() => unmount());

async function openDialog(order: Order, invoices: InvoiceRow[] = []) {
  const Stub = createRoutesStub([
    {
      path: "*",
      Component: () => <PaymentReversal order={order} invoices={invoices} reading={READING} />,
    },
  ]);
  unmount = await mount(<Stub />);
  await act(async () => document.querySelector("button")?.click());
}

const shows = (words: string) =>
  vi.waitFor(() =>
    act(async () => expect(document.querySelector("[role=dialog]")?.textContent).toContain(words)),
  );

test.each([
  ["pending", "ana@example.com", "The items return to stock. The customer gets an email."],
  ["cancelled", "ana@example.com", "The stock stays as it is. The customer gets an email."],
  ["shipped", "", "do not return to stock. This order has no valid email address: please write"],
  [
    "cancelled",
    "erased-1@erased.invalid",
    "stays as it is. This order has no valid email address:",
  ],
])(
  "says what becomes of the units of a %s order, and who tells %j",
  async (status, email, words) => {
    await openDialog({ customerName: "Ana", total: 9775, email, status } as Order);
    await shows("$97.75 goes back to Ana, and the order becomes Refunded.");
    await shows(words);
  },
);

test.each([
  ["ana@example.com", "A credit note for $97.75 goes to the SRI and to the buyer."],
  ["", "A credit note for $97.75 goes to the SRI."],
  ["erased-1@erased.invalid", "A credit note for $97.75 goes to the SRI."],
])("says before the reversal that the invoice of %j is credited", async (email, notice) => {
  const order = { customerName: "Ana", total: 9775, email, invoiceBuyer: null } as Order;
  await openDialog(order, [{ kind: "invoice", state: "authorized" } as InvoiceRow]);
  await shows(`can't be undone. ${notice}`);
});
