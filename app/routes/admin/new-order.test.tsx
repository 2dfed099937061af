// @vitest-environment happy-dom

import { act } from "react";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ProductPicker } from "#app/admin/discounts/product-picker.tsx";
import { BagLinkField } from "#app/admin/new-order/bag-link-field.tsx";
import { CustomerSearch } from "#app/admin/new-order/customer-search.tsx";
import { ProductSearch } from "#app/admin/new-order/product-search.tsx";
import { findCustomers } from "#app/data/admin/customers.ts";
import { findProducts, nameProducts } from "#app/data/admin/discounts.ts";
import { findOrderProducts, readOwnerLines } from "#app/data/admin/owner-orders.ts";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import { mount } from "#app/ui/testing/mount.tsx";
import { typeInto } from "#app/ui/testing/type-into.ts";
import * as discountProducts from "./discount-products.ts";
import * as newOrder from "./new-order.tsx";
import * as orderCustomers from "./order-customers.ts";
import * as orderLines from "./order-lines.ts";
import * as orderProducts from "./order-products.ts";

vi.mock("#app/data/admin/customers.ts");
vi.mock("#app/data/admin/discounts.ts");
vi.mock("#app/data/admin/owner-orders.ts");
vi.mock("#app/data/admin/pricing.ts");

const LINK = "https://shop.example/bag?line=1.a0000000-0000-4000-8000-000000000004.L.Olive";
const lost = new ShopError("UNAVAILABLE", "The shop does not answer.");

const onAdd = vi.fn();
let router: ReturnType<typeof createMemoryRouter>;
let unmount = () => {};

const none = () => {};

function Page() {
  return (
    <>
      <CustomerSearch onChoose={none} />
      <ProductSearch isMissing={false} onAdd={onAdd} />
      <ProductPicker ids={["p"]} onChange={none} />
      <BagLinkField onAdd={onAdd} />
    </>
  );
}

type DataModule = {
  clientLoader(args: never): Promise<unknown>;
  shouldRevalidate(): boolean;
};

const dataRoute = (path: string, { clientLoader, shouldRevalidate }: DataModule) => ({
  path,
  loader: (args: object) => clientLoader(args as never),
  shouldRevalidate,
});

beforeEach(() => {
  router = createMemoryRouter(
    [
      {
        path: "/admin/orders/new",
        Component: Page,
        shouldRevalidate: newOrder.shouldRevalidate,
        errorElement: "The page is gone.",
      },
      dataRoute("/admin/orders/new/customers", orderCustomers),
      dataRoute("/admin/orders/new/products", orderProducts),
      dataRoute("/admin/orders/new/lines", orderLines),
      dataRoute("/admin/discounts/products", discountProducts),
    ],
    { initialEntries: ["/admin/orders/new"] },
  );
});

afterEach(() => {
  unmount();
  vi.resetAllMocks();
});

const open = async () => {
  unmount = await mount(<RouterProvider router={router} />);
};
const inputs = () => [...document.querySelectorAll("input")];
const alerts = () =>
  [...document.querySelectorAll("[role=alert]")].map(({ textContent }) => textContent);

test("keeps the form when a search fails, and says so", async () => {
  for (const read of [findCustomers, findOrderProducts, findProducts, nameProducts]) {
    vi.mocked(read).mockRejectedValue(lost);
  }
  vi.mocked(readOwnerLines).mockRejectedValue(lost);
  await open();
  for (const input of inputs().filter(({ type }) => type === "search")) {
    await typeInto(input, "abc");
  }
  await typeInto(document.querySelector("[type=url]"), LINK);
  expect(inputs()).toHaveLength(4);
  expect(alerts()).toHaveLength(5);
  for (const alert of alerts()) expect(alert).toContain("does not answer");
  expect(onAdd).not.toHaveBeenCalled();
});

test("adds the lines of a bag once, also when the page is polled", async () => {
  vi.mocked(nameProducts).mockResolvedValue([]);
  vi.mocked(readOwnerLines).mockImplementation(async () => []);
  await open();
  // Safari before 18 has no `URL.parse`.
  vi.spyOn(URL, "parse").mockImplementation(() => {
    throw new TypeError("URL.parse is not a function");
  });
  await typeInto(document.querySelector("[type=url]"), LINK);
  expect(onAdd).toHaveBeenCalledOnce();
  await act(async () => router.revalidate());
  expect(onAdd).toHaveBeenCalledOnce();
});
