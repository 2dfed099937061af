// @vitest-environment happy-dom
import { act } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { EMPTY_SHIPPING_DRAFT } from "#app/domain/checkout/shipping-draft.ts";
import { FREE_EVERYWHERE } from "#app/domain/delivery/delivery-zone.ts";
import { mount } from "#app/ui/testing/mount.tsx";
import { ShippingForm } from "./shipping-form.tsx";
import type { CheckoutDelivery } from "./use-checkout-delivery.ts";

const DRAFT = {
  ...EMPTY_SHIPPING_DRAFT,
  firstName: "Ana",
  lastName: "Vega",
  email: "ana@example.com",
  phone: "0991234567",
  address: "Calle Larga 1",
  city: "Cuenca",
  province: "Azuay",
};
const DELIVERY: CheckoutDelivery = {
  terms: { method: "delivery", zones: [FREE_EVERYWHERE] },
  pickup: null,
  choose: () => {},
  expected: {
    delivery: { method: "delivery", zone: null, zoneEs: null, daysMin: null, daysMax: null },
    price: 0,
  },
};

let unmount = () => {};

afterEach(() => unmount());

test("opens the folded invoice block to correct its number", async () => {
  const onContinue = vi.fn();
  const form = (
    <ShippingForm
      draft={DRAFT}
      countries={[]}
      delivery={DELIVERY}
      onChange={() => {}}
      invoice={{
        draft: { kind: "cedula", number: "1710034066", name: null },
        onChange: () => {},
        need: { total: 10_000, isRequired: false },
      }}
      onContinue={onContinue}
    />
  );
  const router = createMemoryRouter([{ path: "*", element: form }]);
  unmount = await mount(<RouterProvider router={router} />);
  const block = document.querySelector("details");
  if (!block) throw new Error("The form has no invoice block.");
  block.open = false;
  await act(async () => document.querySelector<HTMLElement>("[type=submit]")?.click());
  expect(onContinue).not.toHaveBeenCalled();
  expect(block.open).toBe(true);
  expect(document.activeElement?.getAttribute("name")).toBe("invoiceNumber");
});
