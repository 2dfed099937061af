// @vitest-environment happy-dom
import { act, useState } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test } from "vitest";
import { PLAIN_DELIVERY } from "#app/domain/delivery/delivery.ts";
import { DEFAULT_PRICING } from "#app/domain/money/pricing.ts";
import { ShopPricing } from "#app/ui/shop-pricing.ts";
import { mount } from "#app/ui/testing/mount.tsx";
import { OrderSummary } from "./order-summary.tsx";
import { summaryOfBag } from "./summary.ts";

const SUMMARY = summaryOfBag([], DEFAULT_PRICING, { delivery: PLAIN_DELIVERY, price: 0 });

let setProblem: (hasProblem: boolean) => void;
let unmount = () => {};

function Checkout() {
  const [hasProblem, setHasProblem] = useState(false);
  setProblem = setHasProblem;
  return <OrderSummary summary={SUMMARY} hasProblem={hasProblem} />;
}

const opener = () => document.querySelector("button");
const isOpen = () => opener()?.getAttribute("aria-expanded") === "true";

afterEach(() => unmount());

test("opens on a phone for an error, and stays open while it is corrected", async () => {
  const router = createMemoryRouter([{ path: "/", Component: Checkout }]);
  unmount = await mount(<RouterProvider router={router} />);
  expect(isOpen()).toBe(false);
  await act(async () => setProblem(true));
  expect(isOpen()).toBe(true);
  await act(async () => setProblem(false));
  expect(isOpen()).toBe(true);
  await act(async () => opener()?.click());
  expect(isOpen()).toBe(false);
  await act(async () => setProblem(true));
  expect(isOpen()).toBe(true);
});

test.each([true, false])("says whether lines include IVA: %s", async (pricesIncludeTax) => {
  const line = { key: "a", name: "Belt", size: "", color: "", image: null };
  const lines = [{ ...line, quantity: 1, unitPrice: 7500 }];
  const Summary = () => (
    <ShopPricing value={{ ...DEFAULT_PRICING, pricesIncludeTax }}>
      <OrderSummary summary={{ ...SUMMARY, lines }} hasProblem={false} />
    </ShopPricing>
  );
  const router = createMemoryRouter([{ path: "/", Component: Summary }]);
  unmount = await mount(<RouterProvider router={router} />);
  expect(document.body.textContent?.includes("IVA included")).toBe(pricesIncludeTax);
});
