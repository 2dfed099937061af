import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import type { PaymentDesk } from "#app/payments/payment-desk.ts";
import { type Shop, shopContext } from "#app/shop-context.ts";
import { action } from "./checkout.tsx";

const CUSTOMER = {
  firstName: "Lucía",
  lastName: "Andrade",
  email: "lucia@example.com",
  phone: "0991234567",
  address: "Av. Amazonas N34-120",
  city: "Quito",
  country: "Ecuador",
};
const LINE = {
  productId: "a0000000-0000-4000-8000-000000000004",
  size: "L",
  color: "Olive",
  quantity: 1,
  price: 16_500,
};
const WANTED = { customer: CUSTOMER, lines: [LINE], replaces: null };

/** Post a body. Return the input of the payment desk and the response. */
async function post(body: string) {
  const started: unknown[] = [];
  const desk = {
    start: async (input) => {
      started.push(input);
      throw new Error("The desk is closed.");
    },
  } as Partial<PaymentDesk> as PaymentDesk;
  const context = new RouterContextProvider();
  context.set(shopContext, { paymentDesk: desk } as Shop);
  const url = new URL("http://shop.test/es/checkout");
  const request = new Request(url, { method: "POST", body });
  const response = action({ request, url, context, params: {}, pattern: "/:language?/checkout" });
  const answer = await response.catch((error: unknown) => error);
  return { started, answer };
}

const rejection = (code: string, hint: string | null) => ({
  init: { status: 422 },
  data: { ok: false, error: { code, hint } },
});

test("passes the parsed input to the payment desk, in the page's language", async () => {
  const { started } = await post(JSON.stringify(WANTED));
  const customer = {
    ...CUSTOMER,
    phone: "+593991234567",
    landmark: "",
    province: "",
    postalCode: "",
  };
  expect(started).toEqual([
    {
      ...WANTED,
      customer,
      invoiceBuyer: null,
      delivery: "delivery",
      discountCode: "",
      language: "es",
    },
  ]);
});

test.each([
  ["a field", { ...CUSTOMER, email: "lucia\u0007" }, "email"],
  ["a missing field", { ...CUSTOMER, city: undefined }, "city"],
  ["a province", { ...CUSTOMER, province: "Antioquia" }, "province"],
  ["no field that the form has", { ...CUSTOMER, isStaff: true }, ""],
  ["the customer as a whole", "Lucía", ""],
])("rejects an invalid customer, naming %s", async (_what, customer, hint) => {
  const { started, answer } = await post(JSON.stringify({ ...WANTED, customer }));
  expect(started).toEqual([]);
  expect(answer).toMatchObject(rejection("INVALID_CUSTOMER", hint));
});

test.each([
  "",
  "{",
  "null",
  JSON.stringify({ ...WANTED, lines: [] }),
  JSON.stringify(WANTED).replace("16500", "1e400"),
  JSON.stringify({ ...WANTED, total: 1 }),
  JSON.stringify(WANTED).replace("{", '{"__proto__":{},'),
])("rejects an invalid bag: %s", async (body) => {
  const { started, answer } = await post(body);
  expect(started).toEqual([]);
  expect(answer).toMatchObject(rejection("INVALID_LINES", null));
});
