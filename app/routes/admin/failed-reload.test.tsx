// @vitest-environment happy-dom

import { act, type ComponentType } from "react";
import { createMemoryRouter, Outlet, RouterContextProvider, useLoaderData } from "react-router";
import { RouterProvider } from "react-router/dom";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { useRevalidateOnFocus } from "#app/admin/focus/use-revalidate-on-focus.ts";
import { getChannelReport } from "#app/data/admin/channels.ts";
import { getDeliveryZones } from "#app/data/admin/delivery-zones.ts";
import { listDiscounts } from "#app/data/admin/discounts.ts";
import { listAdminProducts } from "#app/data/admin/list-products.ts";
import { findLastCourier, getOrderDetails } from "#app/data/admin/order.ts";
import { findOrderReversal } from "#app/data/admin/order-reversal.ts";
import { listPaymentMethods } from "#app/data/admin/payment-methods.ts";
import { getPricing, getPricingSettings } from "#app/data/admin/pricing.ts";
import { requireStaff } from "#app/data/admin/session.ts";
import { getShopInformation } from "#app/data/admin/shop-information.ts";
import { listSizeCharts } from "#app/data/admin/size-charts.ts";
import { listNamedSwatches } from "#app/data/admin/swatches.ts";
import { listTaxonomy } from "#app/data/admin/taxonomy.ts";
import type { AdminProduct } from "#app/domain/product-editing/admin-product.ts";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import { EMPTY_SHOP_INFORMATION_VALUES } from "#app/domain/testing/empty-shop-information-values.ts";
import { SAMPLE_ORDER } from "#app/domain/testing/sample-order.ts";
import { languageI18n } from "#app/i18n/language-i18n.ts";
import { mount } from "#app/ui/testing/mount.tsx";
import { typeInto } from "#app/ui/testing/type-into.ts";
import { clientMiddleware } from "./dashboard.tsx";
import * as discounts from "./discounts.tsx";
import * as order from "./order.tsx";
import * as products from "./products.tsx";
import * as settings from "./settings.tsx";
import * as taxonomy from "./taxonomy.tsx";

vi.mock("#app/data/admin/channels.ts");
vi.mock("#app/data/admin/delivery-zones.ts");
vi.mock("#app/data/admin/discounts.ts");
vi.mock("#app/data/admin/list-products.ts");
vi.mock("#app/data/admin/order.ts");
vi.mock("#app/data/admin/order-reversal.ts");
vi.mock("#app/data/admin/payment-methods.ts");
vi.mock("#app/data/admin/pricing.ts");
vi.mock("#app/data/admin/session.ts");
vi.mock("#app/data/admin/shop-information.ts");
vi.mock("#app/data/admin/size-charts.ts");
vi.mock("#app/data/admin/swatches.ts");
vi.mock("#app/data/admin/taxonomy.ts");

const lost = new ShopError("UNAVAILABLE", "503");
const ORDER = { ...SAMPLE_ORDER, status: "processing", transactionId: null } as const;
const PRODUCT = {
  id: "p",
  version: "1",
  name: "Silk Wrap Dress",
  images: [],
  price: 100,
  quantity: 4,
} as unknown as AdminProduct;

let unmount = () => {};

type Module = { clientLoader(args: never): Promise<unknown>; default: ComponentType<never> };

/** Open a page that is read again on focus, as the polls and each save read it. */
async function open({ clientLoader, default: Route }: Module) {
  const Page = Route as ComponentType<{ loaderData: unknown }>;
  const router = createMemoryRouter([
    {
      element: <Outlet context={{ pricing: null, demand: [] }} />,
      children: [
        {
          path: "/",
          Component() {
            useRevalidateOnFocus();
            return <Page loaderData={useLoaderData()} />;
          },
          loader: (args) => clientLoader(args as never),
          errorElement: "The page is gone.",
          HydrateFallback: () => null,
        },
      ],
    },
  ]);
  unmount = await mount(<RouterProvider router={router} />);
}

const press = (name: string) =>
  act(async () =>
    [...document.querySelectorAll("button")]
      .find(({ textContent }) => textContent === name)
      ?.click(),
  );

function lastTextField(): HTMLInputElement {
  const fields = [...document.querySelectorAll("input")].filter(({ type }) => type === "text");
  const field = fields.at(-1);
  if (!field) throw new Error(`There is no text field: ${document.body.textContent}`);
  return field;
}

// The page of an order loads them lazily.
beforeAll(() => languageI18n("en", "admin"));

beforeEach(() => {
  vi.mocked(listTaxonomy).mockResolvedValue({ categories: [], collections: [] });
  vi.mocked(getPricingSettings).mockResolvedValue({ pricesIncludeTax: false, rates: [] });
  vi.mocked(listDiscounts).mockResolvedValue([]);
  vi.mocked(listNamedSwatches).mockResolvedValue({ swatches: [], chosen: [] });
  vi.mocked(listSizeCharts).mockResolvedValue([]);
  vi.mocked(listPaymentMethods).mockResolvedValue([]);
  vi.mocked(getDeliveryZones).mockResolvedValue({ zones: [], version: "[]" });
  vi.mocked(getChannelReport).mockRejectedValue(lost);
  const values = EMPTY_SHOP_INFORMATION_VALUES;
  vi.mocked(getShopInformation).mockResolvedValue({ values, version: "1" });
  vi.mocked(getPricing).mockRejectedValue(lost);
  const page = { rows: [PRODUCT], total: 1, page: 1, pageCount: 1 };
  vi.mocked(listAdminProducts).mockResolvedValue(page);
  vi.mocked(findOrderReversal).mockResolvedValue({ reversal: null, error: null });
  vi.mocked(findLastCourier).mockResolvedValue(null);
  vi.mocked(getOrderDetails).mockResolvedValue({
    order: ORDER,
    events: [],
    invoices: [],
    paymentCheck: null,
    payment: { refusal: null, payToken: null, hasNewProof: false, proofs: [] },
    staffNames: {},
    staffId: null,
  });
});

afterEach(() => {
  unmount();
  vi.resetAllMocks();
});

test.each<[string, Module, () => void, string | null]>([
  ["tracking number", order, () => vi.mocked(getOrderDetails).mockRejectedValue(lost), null],
  [
    "new discount code",
    discounts,
    () => vi.mocked(listDiscounts).mockRejectedValue(lost),
    "Add Code",
  ],
  ["new category", taxonomy, () => vi.mocked(listTaxonomy).mockRejectedValue(lost), null],
  ["setting", settings, () => vi.mocked(getShopInformation).mockRejectedValue(lost), null],
  ["price", products, () => vi.mocked(listAdminProducts).mockRejectedValue(lost), null],
])(
  "keeps a typed %s when the next read of its page fails",
  async (_, module, breakRead, opener) => {
    await open(module);
    if (opener) await press(opener);
    const input = await vi.waitFor(async () => {
      await act(async () => {});
      return lastTextField();
    });
    await typeInto(input, "12");
    expect(input.value).toBe("12");
    breakRead();
    await act(async () => window.dispatchEvent(new Event("focus")));
    expect(input.isConnected).toBe(true);
    expect(input.value).toBe("12");
  },
);

test("leaves an outage to the reads of the page, and nothing else", async () => {
  const [guard] = clientMiddleware;
  const next = vi.fn();
  const request = new Request("https://shop.example/admin/orders?page=2");
  const visit = async () =>
    guard?.({ request, context: new RouterContextProvider() } as never, next);
  vi.mocked(requireStaff).mockRejectedValueOnce(lost);
  await visit();
  expect(next).toHaveBeenCalledOnce();
  vi.mocked(requireStaff).mockRejectedValueOnce(new ShopError("NOT_SIGNED_IN", "401"));
  const redirection = await visit().catch((thrown) => thrown);
  expect(redirection.headers.get("Location")).toBe("/admin?to=%2Fadmin%2Forders%3Fpage%3D2");
  expect(next).toHaveBeenCalledOnce();
  const unexpected = new TypeError("Failed to fetch dynamically imported module");
  vi.mocked(requireStaff).mockRejectedValueOnce(unexpected);
  await expect(visit()).rejects.toBe(unexpected);
  expect(next).toHaveBeenCalledOnce();
});
