import { expect, test, vi } from "vitest";
import type { OwnerOrderStore } from "#app/data/server/owner-order-store.ts";
import type { Bearer } from "#app/data/server/staff-gate.ts";
import type { OwnerOrderRequest } from "#app/domain/owner-order/owner-order.ts";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import { staffApi } from "../http/staff-api.ts";
import { createLogger } from "../runtime/logger.ts";
import { ownerOrderRoutes } from "./owner-order-routes.ts";

const OWNER: Bearer = { kind: "staff", userId: "owner" };

const REQUEST: OwnerOrderRequest = {
  key: "0b1c2d3e-0000-4000-8000-00001a2b3c4d",
  customer: {
    firstName: "Ana",
    lastName: "",
    email: "",
    phone: "099 123 4567",
    address: "Calle 1",
    landmark: "",
    city: "Quito",
    province: "Pichincha",
    postalCode: "",
    country: "Ecuador",
  },
  lines: [
    {
      productId: "a0000000-0000-4000-8000-000000000002",
      size: "M",
      color: "Camel",
      quantity: 1,
      price: 38_500,
      ownPrice: 30_000,
    },
  ],
  language: "es",
  delivery: "delivery",
  invoiceBuyer: null,
  discount: { kind: "percent", value: 1000 },
  reason: "A friend",
  holdHours: 48,
  paidWith: null,
  isHandedOver: false,
  shownTotal: null,
};

function open(bearer = OWNER, make: OwnerOrderStore["make"] = async () => ({ id: "1" }) as never) {
  const orders = { make: vi.fn(make), quote: vi.fn(async () => ({ total: 100 }) as never) };
  const staff = { identify: vi.fn(async () => bearer) };
  const routes = staffApi(staff, createLogger("silent")).route("/", ownerOrderRoutes(orders));
  const ask = (body: unknown, path = "/owner-orders") =>
    routes.request(path, {
      method: "POST",
      headers: { authorization: "Bearer token", "content-type": "application/json" },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
  return { orders, ask };
}

test("makes an order in the name of the person, with the phone number in international form", async () => {
  const { ask, orders } = open();
  const answer = await ask(REQUEST);
  expect(await answer.json()).toEqual({ id: "1" });
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const customer = { ...REQUEST.customer, phone: "+593991234567" };
  expect(orders.make).toHaveBeenCalledWith("owner", { ...REQUEST, customer });
});

test.each<[Bearer, number]>([
  [{ kind: "anonymous" }, 401],
  [{ kind: "stranger" }, 403],
])("rejects %o", async (bearer, status) => {
  const { ask, orders } = open(bearer);
  expect((await ask(REQUEST)).status).toBe(status);
  expect((await ask(REQUEST, "/owner-orders/quote")).status).toBe(status);
  expect(orders.make).not.toHaveBeenCalled();
  expect(orders.quote).not.toHaveBeenCalled();
});

test.each<[string, unknown]>([
  ["no JSON", "{"],
  ["a total of the browser", { ...REQUEST, total: 1 }],
  ["a price below zero", { ...REQUEST, lines: [{ ...REQUEST.lines[0], ownPrice: -1 }] }],
  ["no lines", { ...REQUEST, lines: [] }],
  ["a key that is none", { ...REQUEST, key: "1" }],
  ["another way to be paid", { ...REQUEST, paidWith: "gold" }],
])("rejects %s before the database", async (_name, body) => {
  const { ask, orders } = open();
  expect((await ask(body)).status).toBe(400);
  expect(orders.make).not.toHaveBeenCalled();
});

test("says what is wrong with a phone number, and what the database rejected", async () => {
  const wrong = { ...REQUEST, customer: { ...REQUEST.customer, phone: "12" } };
  const phone = await open().ask(wrong);
  expect([phone.status, await phone.json()]).toMatchObject([
    422,
    { error: { code: "INVALID_CUSTOMER", hint: "phone" } },
  ]);
  const sold = open(OWNER, async () => {
    throw new ShopError("OUT_OF_STOCK", "Sold out.");
  });
  expect((await sold.ask(REQUEST)).status).toBe(409);
});
