// @vitest-environment happy-dom
import { I18nProvider } from "@lingui/react";
import { act } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { serverI18n } from "#app/i18n/server-i18n.ts";
import { mount } from "#app/ui/testing/mount.tsx";
import { FoundOrderView } from "./found-order-view.tsx";
import type { FoundOrder } from "./order-lookup-result.ts";

const ORDER: FoundOrder = {
  id: "00000000-0000-4000-8000-0000000000a1",
  reference: "GL-1",
  isSandbox: false,
  isPaid: true,
  status: "pending",
  paymentMethod: "card",
  delivery: {
    method: "delivery",
    zone: null,
    zoneEs: null,
    daysMin: null,
    daysMax: null,
  },
  courier: null,
  trackingNumber: null,
  createdAt: "2026-01-01T00:00:00.000Z",
  total: 10_000,
};

function textOf(change: Partial<FoundOrder>): string {
  const router = createMemoryRouter([
    { path: "*", element: <FoundOrderView order={{ ...ORDER, ...change }} /> },
  ]);
  return renderToStaticMarkup(
    <I18nProvider i18n={serverI18n("en", "shop", "checkout", "orders")}>
      <RouterProvider router={router} />
    </I18nProvider>,
  );
}

test.each(["awaiting_payment", "pending", "processing"] as const)(
  "says of a %s order that it was not shipped yet",
  (status) => {
    expect(textOf({ status })).toContain("Not shipped yet");
  },
);

test.each(["shipped", "delivered", "cancelled", "refunded"] as const)(
  "says nothing of the parcel of a %s order without one",
  (status) => {
    expect(textOf({ status })).not.toContain("Not shipped yet");
    expect(textOf({ status })).not.toContain("Tracking Number");
  },
);

test("shows the tracking number of a shipped order", () => {
  const text = textOf({ status: "shipped", courier: "Servientrega", trackingNumber: "EC-1" });
  expect(text).toContain("Servientrega · EC-1");
});

test("says where to pick up an order of a shop without an address", () => {
  const delivery = { method: "pickup", address: "", note: "", noteEs: "" } as const;
  expect(textOf({ delivery })).toContain("In the shop");
});

test.each([
  ["transfer", "Pay this order"],
  ["cash_on_delivery", "View your order"],
  ["pay_at_pickup", "View your order"],
] as const)("leads to an order by %s with: %s", (paymentMethod, label) => {
  expect(textOf({ status: "awaiting_payment", paymentMethod })).toContain(label);
});

test("opens the receipt as a document", async () => {
  const router = createMemoryRouter([
    { path: "*", element: <FoundOrderView order={{ ...ORDER, status: "delivered" }} /> },
  ]);
  const unmount = await mount(<RouterProvider router={router} />);
  const click = new MouseEvent("click", { bubbles: true, cancelable: true });
  let isLeftToBrowser = false;
  document.addEventListener(
    "click",
    (event) => {
      isLeftToBrowser = !event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  await act(async () => document.querySelector("a[href^='/confirmation']")?.dispatchEvent(click));
  expect(isLeftToBrowser).toBe(true);
  unmount();
});
