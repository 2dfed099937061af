// @vitest-environment happy-dom

import { act } from "react";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { makeOwnerOrder } from "#app/data/admin/owner-orders.ts";
import type { OwnerLineDraft } from "#app/domain/owner-order/owner-order-draft.ts";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import { LinkClickProvider } from "#app/ui/link-click-provider.tsx";
import { mount } from "#app/ui/testing/mount.tsx";
import { typeInto } from "#app/ui/testing/type-into.ts";
import { NewOrderPage } from "./new-order-page.tsx";
import { writeNewOrder } from "./write-new-order.ts";

vi.mock("#app/data/admin/owner-orders.ts");

const LINE: OwnerLineDraft = {
  product: {
    id: "a0000000-0000-4000-8000-000000000004",
    name: "Linen",
    price: 1000,
    sizes: [],
    colors: [],
    image: null,
    quantity: 1,
    free: null,
  },
  size: "",
  color: "",
  quantity: 1,
  ownPrice: "",
};

const QUOTE = { subtotal: 1000, discount: 0, deliveryAmount: 0, tax: 150, taxBasisPoints: 1500 };

let total = 1150;
let router: ReturnType<typeof createMemoryRouter>;
let unmount = () => {};

// The dialog loads it lazily.
beforeAll(() => import("#app/ui/dialog-window.tsx"));

beforeEach(async () => {
  total = 1150;
  router = createMemoryRouter(
    [
      {
        path: "/admin/orders/new",
        element: (
          <LinkClickProvider>
            <NewOrderPage lines={[LINE]} pricesIncludeTax={false} />
          </LinkClickProvider>
        ),
        action: async ({ request }) => writeNewOrder(await request.json(), "en"),
      },
      {
        path: "/admin/orders/new/quote",
        loader: ({ request: { url } }) => {
          const request = new URL(url).searchParams.get("request");
          return { request, value: { ...QUOTE, total }, error: null };
        },
      },
      { path: "/admin/orders/:id", element: "Page of the order" },
      { path: "/admin/orders", element: "Page of orders" },
    ],
    { initialEntries: ["/admin/orders/new"] },
  );
  unmount = await mount(<RouterProvider router={router} />);
});

afterEach(() => {
  unmount();
  vi.resetAllMocks();
  vi.useRealTimers();
});

const shows = (words: string) =>
  vi.waitFor(() => act(async () => expect(document.body.textContent).toContain(words)));

function field(label: string): HTMLInputElement | null {
  const found = [...document.querySelectorAll("label")].find(
    ({ textContent }) => textContent === label,
  );
  return document.querySelector<HTMLInputElement>(`#${CSS.escape(found?.htmlFor ?? "")}`);
}

async function choose(label: string, value: string) {
  const select = document.getElementById(field(label)?.id ?? "");
  await act(async () => {
    if (select instanceof HTMLSelectElement) select.value = value;
    select?.dispatchEvent(new Event("change", { bubbles: true }));
  });
}

/** Fill in a sale in the shop, which needs no customer. */
async function fillInSale() {
  await choose("How it is paid", "cash");
  const handedOver = [...document.querySelectorAll("label")].find(({ textContent }) =>
    textContent?.includes("The customer has it already"),
  );
  await act(async () => handedOver?.querySelector("input")?.click());
}

const save = () =>
  act(async () => document.querySelector<HTMLButtonElement>("button[type=submit]")?.click());

async function sell() {
  await fillInSale();
  await save();
}

test("asks before an order that is not made is lost", async () => {
  await typeInto(field("First name"), "Ana");
  await act(() => router.navigate("/admin/orders"));
  await shows("Discard your changes?");
});

test("opens the order that was made, without a question", async () => {
  vi.mocked(makeOwnerOrder).mockResolvedValue("7");
  await sell();
  await shows("Page of the order");
  expect(router.state.location.pathname).toBe("/admin/orders/7");
});

test("shows the present total when it has changed since it was shown", async () => {
  vi.mocked(makeOwnerOrder).mockRejectedValue(new ShopError("SETTINGS_CHANGED", "Changed."));
  vi.useFakeTimers();
  await fillInSale();
  await act(() => vi.advanceTimersByTimeAsync(500));
  await shows("Total $11.50");
  total = 1000;
  await save();
  await shows("The total has changed meanwhile, and nothing was recorded. Please check it.");
  await shows("Total $10.00");
  expect(makeOwnerOrder).toHaveBeenCalledWith(expect.objectContaining({ shownTotal: 1150 }));
});

test("proposes a final consumer once a sale without a name has its total, until staff name one", async () => {
  const buyer = () => field("Invoice for")?.value;
  expect(buyer()).toBe("");
  await fillInSale();
  await vi.waitFor(() => expect(buyer()).toBe("final_consumer"));
  await choose("Invoice for", "");
  expect(buyer()).toBe("");
});

test("leads to the order that was made already, without a question", async () => {
  vi.mocked(makeOwnerOrder).mockRejectedValue(new ShopError("ORDER_ALREADY_MADE", "Made.", "7"));
  await sell();
  await shows("The order was made already, without your last change.");
  const link = [...document.querySelectorAll("a")].find(
    ({ textContent }) => textContent === "Open the order",
  );
  await act(async () => link?.click());
  await shows("Page of the order");
  expect(router.state.location.pathname).toBe("/admin/orders/7");
});
