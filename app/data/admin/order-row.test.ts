import { expect, test } from "vitest";
import { orderEventFromRow, orderFromRow } from "./order-row.ts";

const row = {
  id: "00000000-0000-4000-8000-0000abcdef12",
  reference: "GL-1-2",
  language: "es",
  customer_name: "Lucía Andrade",
  email: "lucia@example.com",
  phone: "0991234567",
  invoice_buyer: null,
  shipping_address: { address: "Av. Amazonas", city: "Quito", postalCode: "", country: "Ecuador" },
  items: [
    {
      sku: "a",
      name: "Scarf",
      quantity: 1,
      price: 85,
      size: "One Size",
      color: "Navy",
      image: null,
    },
  ],
  tax_rate: "0.1500",
  prices_include_tax: false,
  delivery: { method: "delivery" },
  discount_code: null,
  subtotal_amount: "85.00",
  discount_amount: "0.00",
  delivery_amount: "0.00",
  tax_amount: "12.75",
  total_amount: "97.75",
  payphone_transaction_id: null,
  is_sandbox: true,
  payment_method: "card",
  payment_received_at: "2026-11-21 09:09:34.762+00",
  proof_received_at: null,
  payment_due_at: null,
  status: "shipped",
  courier: "Servientrega",
  tracking_number: "SERV-1",
  created_at: "2026-11-21 09:09:34.762+00",
};

test("parses a row of either API", () => {
  const order = orderFromRow(row);
  expect(order).toMatchObject({
    customerName: "Lucía Andrade",
    total: 9775,
    taxBasisPoints: 1500,
    pricesIncludeTax: false,
    courier: "Servientrega",
    trackingNumber: "SERV-1",
    isSandbox: true,
    isPaid: true,
    hasNewProof: false,
    createdAt: "2026-11-21T09:09:34.762Z",
  });
  expect(orderFromRow({ ...row, tax_rate: 0.15, total_amount: 97.75 })).toEqual(order);
});

test("rejects a row that is not an order", () => {
  expect(() => orderFromRow({ ...row, status: "lost" })).toThrow();
});

test("parses an event with actor and time", () => {
  expect(
    orderEventFromRow({
      id: "7",
      order_id: row.id,
      kind: "status_changed",
      from_status: "pending",
      to_status: "shipped",
      actor: "u",
      code: null,
      units: null,
      note: null,
      created_at: "2026-11-21 09:09:34.762+00",
    }),
  ).toMatchObject({ id: 7, from: "pending", to: "shipped", actor: "u" });
});
