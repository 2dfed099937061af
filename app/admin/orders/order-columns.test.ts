import { expect, test } from "vitest";
import { csvRows } from "#app/domain/csv/csv-rows.ts";
import { PLAIN_DELIVERY } from "#app/domain/delivery/delivery.ts";
import type { Order } from "#app/domain/order/order.ts";
import type { Language } from "#app/domain/text/language.ts";
import { serverI18n } from "#app/i18n/server-i18n.ts";
import { ORDER_COLUMNS } from "./order-columns.ts";

const order: Order = {
  id: "00000000-0000-4000-8000-0000abcdef12",
  reference: "GL-1-2",
  language: "en",
  customerName: "Lucía Andrade",
  email: "lucia@example.com",
  phone: "0991234567",
  shippingAddress: {
    address: "Av. Amazonas",
    landmark: "Frente al parque",
    city: "Quito",
    province: "Pichincha",
    postalCode: "",
    country: "Ecuador",
  },
  invoiceBuyer: { kind: "cedula", number: "1710034065", name: "Lucía Andrade" },
  items: [
    {
      sku: "a",
      name: "Scarf",
      nameEs: null,
      quantity: 1,
      price: 8500,
      size: "One Size",
      color: "Navy",
      image: null,
    },
    {
      sku: "b",
      name: "Knit",
      nameEs: null,
      quantity: 2,
      price: 9800,
      size: "",
      color: "",
      image: null,
    },
  ],
  delivery: PLAIN_DELIVERY,
  discountCode: "HOLA10",
  discount: 2810,
  deliveryAmount: 500,
  subtotal: 28100,
  tax: 3869,
  taxBasisPoints: 1500,
  pricesIncludeTax: false,
  total: 29659,
  transactionId: "77",
  isSandbox: false,
  paymentMethod: "card",
  isPaid: true,
  hasNewProof: false,
  paymentDueAt: null,
  status: "pending",
  courier: "Servientrega",
  trackingNumber: "EC 1",
  wasSent: true,
  returnedByProvider: false,
  createdAt: "2026-11-21T02:30:00.000Z",
  confirmedAt: "2026-11-21T02:30:00.000Z",
};

const rowsOf = (orders: Order[], language: Language) =>
  csvRows(ORDER_COLUMNS, orders, {
    i18n: serverI18n(language, "admin"),
    language,
    statusName: (status) => `The status ${status}`,
  });

test("writes one row per order below the headings", () => {
  const [headings = [], row = []] = rowsOf([order], "en");
  const cells = Object.fromEntries(headings.map((heading, place) => [heading, row[place]]));
  expect(cells).toMatchObject({
    Number: "ABCDEF12",
    "Created (Ecuador time)": "2026-11-20 21:30",
    Status: "The status pending",
    Customer: "Lucía Andrade",
    "Invoice: cédula, RUC or passport": "1710034065",
    "Invoice: name": "Lucía Andrade",
    Items: "1 x Scarf, One Size, Navy; 2 x Knit",
    Subtotal: "281.00",
    Discount: "28.10",
    "Discount code": "HOLA10",
    Shipping: "5.00",
    Total: "296.59",
    Landmark: "Frente al parque",
    Province: "Pichincha",
    Courier: "Servientrega",
    Tracking: "EC 1",
  });
  expect(row).toHaveLength(headings.length);
});

test("writes amounts with a decimal comma in Spanish", () => {
  const [headings = [], row = []] = rowsOf([order], "es");
  expect(row[headings.indexOf("Total")]).toBe("296,59");
});

test("writes the payment method, and SANDBOX for sandbox payments", () => {
  const orders = [
    order,
    { ...order, transactionId: null },
    { ...order, isSandbox: true },
    { ...order, transactionId: null, paymentMethod: "transfer" as const },
  ];
  const [headings = [], ...rows] = rowsOf(orders, "en");
  const place = headings.indexOf("Status") + 1;
  expect(headings[place]).toBe("Payment");
  expect(rows.map((row) => row[place])).toEqual([
    "PayPhone",
    "",
    "SANDBOX: no real payment",
    "Bank transfer",
  ]);
});

test("tells paid orders from unpaid ones, whatever their status and payment method", () => {
  const unpaid = { ...order, isPaid: false, paymentMethod: "transfer" as const };
  const [headings = [], ...rows] = rowsOf([order, unpaid], "es");
  expect(rows.map((row) => row[headings.indexOf("Pagado")])).toEqual(["Sí", "Aún no"]);
});

test("names the zone of a delivery, and orders that are picked up", () => {
  const methodOf = (delivery: Order["delivery"]) => {
    const [headings = [], row = []] = rowsOf([{ ...order, delivery }], "es");
    return row[headings.indexOf("Zona de entrega o retiro")];
  };
  expect(methodOf({ ...PLAIN_DELIVERY, zone: "Coast", zoneEs: "Costa" } as Order["delivery"])).toBe(
    "Costa",
  );
  expect(methodOf({ method: "pickup", address: "Av. República 12", note: "", noteEs: "" })).toBe(
    "Retiro en tienda",
  );
});

test("has the words of an order file in the page's language, with Ecuador's time in the heading", () => {
  const [headings = [], row = []] = rowsOf([{ ...order, isSandbox: true }], "es");
  expect(headings.slice(1, 4)).toEqual(["Creado (hora de Ecuador)", "Estado", "Pago"]);
  expect(headings).toContain("Total");
  expect(row[3]).toBe("SANDBOX: no es un pago real");
  expect(rowsOf([], "en")[0]?.[1]).toBe("Created (Ecuador time)");
});

test("names the items in the page's language", () => {
  const [item] = order.items;
  if (!item) throw new Error("no item");
  const scarf = { ...order, items: [{ ...item, nameEs: "Pañuelo" }] };
  const [headings = [], row = []] = rowsOf([scarf], "es");
  expect(row[headings.indexOf("Artículos")]).toBe("1 x Pañuelo, Talla única, Azul marino");
});
