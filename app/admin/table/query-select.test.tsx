// @vitest-environment happy-dom

import { act } from "react";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { expect, test } from "vitest";
import { mount } from "#app/ui/testing/mount.tsx";
import { InvoicesPage } from "../invoices/invoices-page.tsx";
import { OrdersPage } from "../orders/orders-page.tsx";

const COMMON = { page: null, error: null };

const ORDERS = (
  <OrdersPage
    {...COMMON}
    query={{ search: "", status: null, sort: "date", isDescending: true, page: 1 } as never}
    stopped={[]}
    openPayments={0}
  />
);

const INVOICES = (
  <InvoicesPage
    {...COMMON}
    query={{ search: "", state: null, month: null, page: 1 } as never}
    environment="off"
    waiting={0}
    months={[]}
  />
);

test.each([
  ["status of orders", "shipped", ORDERS],
  ["state of invoices", "authorized", INVOICES],
])("shows the chosen %s before the list is loaded", async (_, chosen, element) => {
  const pending = new Promise<null>(() => {});
  const router = createMemoryRouter([
    {
      path: "/",
      element,
      loader: ({ request }) => (new URL(request.url).search ? pending : null),
      HydrateFallback: () => null,
    },
  ]);
  const unmount = await mount(<RouterProvider router={router} />);
  const select = document.querySelector("select");
  await act(async () => {
    if (select) select.value = chosen;
    select?.dispatchEvent(new Event("change", { bubbles: true }));
  });
  expect(router.state.navigation.state).toBe("loading");
  expect(select?.value).toBe(chosen);
  unmount();
});
