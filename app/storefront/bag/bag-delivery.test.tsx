// @vitest-environment happy-dom
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test } from "vitest";
import { FREE_EVERYWHERE } from "#app/domain/delivery/delivery-zone.ts";
import { ShopPricing } from "#app/ui/shop-pricing.ts";
import { mount } from "#app/ui/testing/mount.tsx";
import { BagDelivery } from "./bag-delivery.tsx";

const ZONES = [{ ...FREE_EVERYWHERE, price: 400, freeFrom: 12_000 }];

let unmount = () => {};

afterEach(() => unmount());

test.each([
  [false, "$80.50"],
  [true, "$70.00"],
])(
  "says what is missing for free delivery as shoppers pay it, with prices that include IVA: %s",
  async (pricesIncludeTax, amount) => {
    const pricing = { taxBasisPoints: 1500, pricesIncludeTax };
    const bag = (
      <ShopPricing value={pricing}>
        <BagDelivery subtotal={5000} />
      </ShopPricing>
    );
    const router = createMemoryRouter(
      [{ id: "root", path: "/", element: bag, loader: () => null }],
      {
        hydrationData: { loaderData: { root: { zones: ZONES } } },
      },
    );
    unmount = await mount(<RouterProvider router={router} />);
    expect(document.body.textContent).toContain(`Add ${amount} more for free delivery`);
  },
);
