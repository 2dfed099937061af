// @vitest-environment happy-dom

import { act } from "react";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { OwnerQuote } from "#app/data/admin/owner-orders.ts";
import { emptyOwnerOrder, type OrderProduct } from "#app/domain/owner-order/owner-order-draft.ts";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import { mount } from "#app/ui/testing/mount.tsx";
import { OrderTotals } from "./order-totals.tsx";
import type { NewOrderForm } from "./use-new-order.ts";
import { useQuote } from "./use-quote.ts";

const PRODUCT: OrderProduct = {
  id: "a0000000-0000-4000-8000-000000000004",
  name: "Linen",
  price: 1000,
  sizes: ["S"],
  colors: ["Olive"],
  image: null,
  quantity: 1,
  free: null,
};
const LINE = { product: PRODUCT, size: "S", color: "Olive", quantity: 1, ownPrice: "" };
const DRAFT = { ...emptyOwnerOrder("en"), lines: [LINE] };

const quote = vi.fn<() => Partial<OwnerQuote>>();

function Totals() {
  const form = { quote: useQuote(DRAFT), error: null, isBusy: false, draft: DRAFT };
  return <OrderTotals form={form as unknown as NewOrderForm} />;
}

let unmount = () => {};

beforeEach(async () => {
  const router = createMemoryRouter(
    [
      { path: "/admin/orders/new", element: <Totals /> },
      {
        path: "/admin/orders/new/quote",
        loader: ({ request: { url } }) => {
          const request = new URL(url).searchParams.get("request");
          try {
            return { request, value: quote(), error: null };
          } catch (error) {
            return { request, value: null, error };
          }
        },
      },
    ],
    { initialEntries: ["/admin/orders/new"] },
  );
  vi.useFakeTimers();
  unmount = await mount(<RouterProvider router={router} />);
});

afterEach(() => {
  unmount();
  vi.useRealTimers();
  vi.resetAllMocks();
});

const button = (name: string) =>
  [...document.querySelectorAll("button")].find(({ textContent }) => textContent === name);

test("asks again for a quote that failed", async () => {
  quote.mockImplementationOnce(() => {
    throw new ShopError("UNAVAILABLE", "503");
  });
  quote.mockReturnValue({ subtotal: 1000, discount: 0, deliveryAmount: 0, tax: 150, total: 1150 });
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(document.body.textContent).toContain("The database does not answer. Please try again.");
  await act(async () => button("Try Again")?.click());
  expect(document.body.textContent).toContain("Total $11.50");
  expect(button("Try Again")).toBeUndefined();
});
