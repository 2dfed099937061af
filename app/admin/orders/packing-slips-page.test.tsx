// @vitest-environment happy-dom

import { createRoutesStub } from "react-router";
import { afterEach, expect, test } from "vitest";
import type { Order } from "#app/domain/order/order.ts";
import { SAMPLE_ORDER } from "#app/domain/testing/sample-order.ts";
import { serverI18n } from "#app/i18n/server-i18n.ts";
import { mount } from "#app/ui/testing/mount.tsx";
import { PackingSlipsPage } from "./packing-slips-page.tsx";

const ORDER: Order = {
  ...SAMPLE_ORDER,
  language: "es",
  items: SAMPLE_ORDER.items.map((item) => ({ ...item, size: "One Size", color: "Navy" })),
};

const MESSAGES = {
  en: serverI18n("en", "admin", "shop"),
  es: serverI18n("es", "admin", "shop"),
};

let unmount = () => {};

const ENGLISH: Order = { ...ORDER, id: ORDER.id.replace("1a2b", "5e6f"), language: "en" };

async function show(orders: Order[], stopped: string[] = []) {
  const page = <PackingSlipsPage orders={orders} stopped={stopped} messages={MESSAGES} />;
  const Stub = createRoutesStub([{ path: "/", Component: () => page }]);
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

test.each([
  ["Servientrega", "EC 4711", "Carried byServientrega · EC 4711"],
  ["Servientrega", null, "Carried byServientrega"],
  [null, "EC 4711", "Tracking numberEC 4711"],
])("prints courier %s and tracking number %s as: %s", async (courier, trackingNumber, printed) => {
  await show([{ ...ENGLISH, courier, trackingNumber }]);
  expect(document.querySelector("article")?.textContent).toContain(printed);
});

test.each([
  ["cancelled", false, "Cancelled: do not send this order."],
  ["cancelled", true, "Cancelled: do not send this order."],
  ["refunded", true, "Refunded: do not send this order."],
] as const)("warns against sending a %s order (paid: %s)", async (status, isPaid, warning) => {
  await show([{ ...ENGLISH, status, isPaid, paymentMethod: "transfer" }]);
  const slip = document.querySelector("article")?.textContent;
  expect(slip).toContain(warning);
  expect(slip).not.toContain("To collect");
});

test("warns against sending an order whose payment PayPhone shows differently", async () => {
  await show([ORDER, ENGLISH], [ENGLISH.id]);
  const [sent, stopped] = [...document.querySelectorAll("article")];
  const warning = "PayPhone shows this payment differently. Do not send this order.";
  expect(stopped?.textContent).toContain(warning);
  expect(sent?.textContent).not.toContain("PayPhone");
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

test("prints that an order is picked up in the shop where no place is set", async () => {
  await show([{ ...ORDER, delivery: { method: "pickup", address: "", note: "", noteEs: "" } }]);
  expect(document.querySelector("article")?.textContent).toContain("Retiro en tiendaEn la tienda");
});
