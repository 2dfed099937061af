import { expect, test } from "vitest";
import { PLAIN_DELIVERY } from "./delivery.ts";
import type { Order } from "./order.ts";
import { type OrderCsvWords, orderCsvRows } from "./order-csv.ts";

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
  paymentDueAt: null,
  status: "pending",
  courier: "Servientrega",
  trackingNumber: "EC 1",
  wasSent: true,
  createdAt: "2026-11-21T02:30:00.000Z",
  confirmedAt: "2026-11-21T02:30:00.000Z",
};

const WORDS: OrderCsvWords = {
  statusName: (status) => `The status ${status}`,
  pickup: "Pick-up",
  methodName: (method) => (method === "card" ? "PayPhone" : `By ${method}`),
  sandbox: "SANDBOX: no real payment",
  headings: {
    number: "Number",
    created: "Created (Ecuador time)",
    status: "Status",
    payment: "Payment",
    customer: "Customer",
    email: "Email",
    phone: "Phone",
    method: "Delivery zone or pick-up",
    address: "Address",
    landmark: "Landmark",
    city: "City",
    province: "Province",
    postalCode: "Postal code",
    country: "Country",
    invoiceNumber: "Invoice: number",
    invoiceName: "Invoice: name",
    items: "Items",
    subtotal: "Subtotal",
    discount: "Discount",
    discountCode: "Discount code",
    delivery: "Shipping",
    tax: "Tax",
    total: "Total",
    transaction: "Transaction",
    courier: "Courier",
    tracking: "Tracking",
    reference: "Reference",
  },
};

test("writes one row per order below the headings", () => {
  const [headings = [], row = []] = orderCsvRows([order], "en", WORDS);
  const cells = Object.fromEntries(headings.map((heading, place) => [heading, row[place]]));
  expect(cells).toMatchObject({
    Number: "ABCDEF12",
    "Created (Ecuador time)": "2026-11-20 21:30",
    Status: "The status pending",
    Customer: "Lucía Andrade",
    "Invoice: number": "1710034065",
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
  const [headings = [], row = []] = orderCsvRows([order], "es", WORDS);
  expect(row[headings.indexOf("Total")]).toBe("296,59");
});

test("writes the payment method, and SANDBOX for sandbox payments", () => {
  const orders = [
    order,
    { ...order, transactionId: null },
    { ...order, isSandbox: true },
    { ...order, transactionId: null, paymentMethod: "transfer" as const },
  ];
  const [headings = [], ...rows] = orderCsvRows(orders, "en", WORDS);
  const place = headings.indexOf("Status") + 1;
  expect(headings[place]).toBe("Payment");
  expect(rows.map((row) => row[place])).toEqual([
    "PayPhone",
    "",
    "SANDBOX: no real payment",
    "By transfer",
  ]);
});

test("names the zone of a delivery, and orders that are picked up", () => {
  const methodOf = (delivery: Order["delivery"]) => {
    const [headings = [], row = []] = orderCsvRows([{ ...order, delivery }], "es", WORDS);
    return row[headings.indexOf("Delivery zone or pick-up")];
  };
  expect(methodOf({ ...PLAIN_DELIVERY, zone: "Coast", zoneEs: "Costa" } as Order["delivery"])).toBe(
    "Costa",
  );
  expect(methodOf({ method: "pickup", address: "Av. República 12", note: "", noteEs: "" })).toBe(
    "Pick-up",
  );
});
