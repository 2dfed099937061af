// @vitest-environment happy-dom

import { createRoutesStub } from "react-router";
import { afterEach, expect, test } from "vitest";
import { PLAIN_DELIVERY } from "#app/domain/delivery.ts";
import type { Order } from "#app/domain/order.ts";
import { serverI18n } from "#app/i18n/server-i18n.ts";
import { mount } from "#app/ui/testing/mount.tsx";
import { PackingSlipsPage } from "./packing-slips-page.tsx";

const ORDER: Order = {
  id: "0b1c2d3e-0000-4000-8000-00001a2b3c4d",
  reference: "GL-1-a",
  language: "es",
  customerName: "Ana Pérez",
  email: "ana@example.com",
  phone: "+593991234567",
  shippingAddress: {
    address: "Av. Amazonas",
    landmark: "",
    city: "Quito",
    province: "Pichincha",
    postalCode: "170143",
    country: "Ecuador",
  },
  invoiceBuyer: null,
  items: [
    {
      sku: "a",
      name: "Silk Wrap Dress",
      nameEs: "Vestido cruzado de seda",
      quantity: 2,
      price: 24_500,
      size: "One Size",
      color: "Navy",
      image: null,
    },
  ],
  delivery: PLAIN_DELIVERY,
  discountCode: null,
  discount: 0,
  deliveryAmount: 0,
  subtotal: 49_000,
  tax: 7350,
  taxBasisPoints: 1500,
  pricesIncludeTax: false,
  total: 56_350,
  transactionId: "23178284",
  isSandbox: false,
  paymentMethod: "card",
  isPaid: true,
  paymentDueAt: null,
  status: "pending",
  courier: null,
  trackingNumber: null,
  createdAt: "2026-11-22T03:30:00.000Z",
};

const MESSAGES = {
  en: serverI18n("en", "admin", "shop"),
  es: serverI18n("es", "admin", "shop"),
};

let unmount = () => {};

const ENGLISH: Order = { ...ORDER, id: ORDER.id.replace("1a2b", "5e6f"), language: "en" };

async function show(orders: Order[]) {
  const Stub = createRoutesStub([
    { path: "/", Component: () => <PackingSlipsPage orders={orders} messages={MESSAGES} /> },
  ]);
  unmount = await mount(<Stub />);
}
afterEach(() => unmount());

test("prints each slip in the language of its order, with its date in Ecuador", async () => {
  await show([ORDER, ENGLISH]);
  const [spanish, english] = [...document.querySelectorAll("article")];
  expect(spanish?.lang).toBe("es");
  expect(spanish?.textContent).toContain("Vestido cruzado de seda");
  expect(spanish?.textContent).toContain("Talla única · Azul marino");
  expect(spanish?.textContent).toMatch(/21 nov 2026/);
  expect(english?.textContent).toContain("Silk Wrap DressOne Size · Navy");
  expect(english?.textContent).toContain("Nov 21, 2026");
  expect(english?.textContent).not.toContain("$");
});

test("names what is collected at the door, and what is not to be sent yet", async () => {
  const cash = { ...ENGLISH, isPaid: false, paymentMethod: "cash_on_delivery" as const };
  await show([cash, { ...cash, id: ORDER.id, status: "awaiting_payment" }]);
  const [accepted, awaiting] = [...document.querySelectorAll("article")];
  expect(accepted?.textContent).toContain("To collect on delivery: $563.50");
  expect(awaiting?.textContent).toContain("Not paid yet: do not send this order.");
});

test("says where an order is picked up, in place of an address", async () => {
  const delivery: Order["delivery"] = {
    method: "pickup",
    address: "Av. República 12",
    note: "Monday to Friday",
    noteEs: "De lunes a viernes",
  };
  await show([{ ...ORDER, delivery, courier: "Servientrega" }]);
  const [slip] = [...document.querySelectorAll("article")];
  expect(slip?.textContent).toContain("Lo retiraAna Pérez\n+593991234567");
  expect(slip?.textContent).toContain("Retiro en tiendaAv. República 12\nDe lunes a viernes");
  expect(slip?.textContent).not.toMatch(/Amazonas|Servientrega/);
});
