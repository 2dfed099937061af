// @vitest-environment happy-dom
import { act } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { EMPTY_SHIPPING_DRAFT } from "#app/domain/checkout/shipping-draft.ts";
import { FREE_EVERYWHERE } from "#app/domain/delivery/delivery-zone.ts";
import { EMPTY_INVOICE_DRAFT, type InvoiceDraft } from "#app/domain/invoice/invoice-draft.ts";
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

async function mountForm(
  draft: typeof DRAFT,
  invoice: InvoiceDraft = EMPTY_INVOICE_DRAFT,
  isRequired = false,
) {
  const onContinue = vi.fn();
  const form = (
    <ShippingForm
      draft={draft}
      countries={[]}
      delivery={DELIVERY}
      onChange={() => {}}
      invoice={{
        draft: invoice,
        onChange: () => {},
        need: { total: 10_000, isRequired },
      }}
      onContinue={onContinue}
    />
  );
  const router = createMemoryRouter([{ path: "*", element: form }]);
  unmount = await mount(<RouterProvider router={router} />);
  return onContinue;
}

const submit = () => act(async () => document.querySelector<HTMLElement>("[type=submit]")?.click());

test.each([
  ["email", "x@y", "If it is right, continue. Without a valid address, no confirmation arrives"],
  ["phone", "123", "If it is right, continue."],
] as const)("says beside %s that it may be mistyped, and continues", async (name, value, text) => {
  const onContinue = await mountForm({ ...DRAFT, [name]: value });
  const [field] = document.getElementsByName(name);
  // A region that appears with its text is missed.
  const region = field?.closest("div")?.querySelector("[role=status]");
  expect(region?.textContent).toBe("");
  await act(async () => {
    field?.focus();
    field?.blur();
  });
  const warning = document.getElementById(field?.getAttribute("aria-describedby") ?? "");
  expect(warning?.textContent).toContain(text);
  expect(warning).toBe(region);
  expect(field?.getAttribute("aria-invalid")).toBe("false");
  await submit();
  expect(onContinue).toHaveBeenCalledOnce();
});

test("holds what cannot be stored, and moves the focus to it instead of to a warning", async () => {
  const onContinue = await mountForm({ ...DRAFT, email: "x@y", city: "Cuenca\u0007" });
  await submit();
  expect(onContinue).not.toHaveBeenCalled();
  expect(document.activeElement?.getAttribute("name")).toBe("city");
});

test("opens the folded invoice block to correct its number", async () => {
  const onContinue = await mountForm(DRAFT, { kind: "cedula", number: "1710034066", name: null });
  const block = document.querySelector("details");
  if (!block) throw new Error("The form has no invoice block.");
  block.open = false;
  await submit();
  expect(onContinue).not.toHaveBeenCalled();
  expect(block.open).toBe(true);
  expect(document.activeElement?.getAttribute("name")).toBe("invoiceNumber");
});

const CEDULA = { kind: "cedula", number: "1710034065", name: null } as const;

test.each([
  ["lastName", { lastName: " ", city: "" }, EMPTY_INVOICE_DRAFT],
  ["phone", { phone: "", city: "Cuenca\u0007" }, EMPTY_INVOICE_DRAFT],
  ["kind", {}, EMPTY_INVOICE_DRAFT],
  ["invoiceNumber", {}, { ...CEDULA, number: "" }],
  ["invoiceName", {}, { ...CEDULA, name: " " }],
] as const)(
  "looks disabled without %s, and moves the focus to it",
  async (name, draft, invoice) => {
    const onContinue = await mountForm({ ...DRAFT, ...draft }, invoice, true);
    const button = document.querySelector<HTMLButtonElement>("[type=submit]");
    expect(button?.disabled).toBe(false);
    expect(button?.getAttribute("aria-disabled")).toBe("true");
    expect(button?.hasAttribute("data-inactive")).toBe(true);
    await submit();
    expect(onContinue).not.toHaveBeenCalled();
    expect(document.activeElement?.getAttribute("name")).toBe(name);
  },
);
