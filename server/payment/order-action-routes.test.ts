import { expect, test, vi } from "vitest";
import type { KnownCheck } from "#app/data/server/payment-check-store.ts";
import type { Bearer } from "#app/data/server/staff-gate.ts";
import { type ErrorCode, ShopError } from "#app/domain/shop/shop-error.ts";
import { staffApi } from "../http/staff-api.ts";
import { createLogger } from "../runtime/logger.ts";
import { orderActionRoutes } from "./order-action-routes.ts";

const ORDER = "0b1c2d3e-0000-4000-8000-00001a2b3c4d";
const CANCELLATION = `/orders/${ORDER}/cancellation`;
const OWNER: Bearer = { kind: "staff", userId: "owner" };

const WITHDRAWAL = `/orders/${ORDER}/shipment/withdrawal`;
const CHECK = `/orders/${ORDER}/payment-check`;
const KNOWN: KnownCheck = {
  orderId: ORDER,
  reference: "GL-1",
  transactionId: "7",
  total: 1000,
  state: "agrees",
  difference: null,
  readAt: "2026-11-21T12:00:00Z",
};

function open(bearer = OWNER, cancel = async () => true, vouch = async () => KNOWN) {
  const orders = { cancel: vi.fn(cancel), takeBackShipment: vi.fn(async () => {}) };
  const checks = {
    isConfigured: true,
    check: vi.fn(async () => ({ ...KNOWN, isAnswered: true })),
    vouch: vi.fn(vouch),
  };
  const staff = { identify: vi.fn(async () => bearer) };
  const api = staffApi(staff, createLogger("silent"));
  const routes = api.route("/", orderActionRoutes(orders, checks));
  const ask = (body: unknown, path = CANCELLATION) =>
    routes.request(path, {
      method: "POST",
      headers: { authorization: "Bearer token", "content-type": "application/json" },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
  return { orders, checks, ask };
}

test.each([true, false])("cancels in the name of the person, with restock %s", async (restock) => {
  const { ask, orders } = open();
  const answer = await ask({ restock });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(await answer.json()).toEqual({ lost: true });
  expect(orders.cancel).toHaveBeenCalledWith(ORDER, "owner", restock);
});

test.each<[Bearer, number]>([
  [{ kind: "anonymous" }, 401],
  [{ kind: "stranger" }, 403],
])("rejects %o", async (bearer, status) => {
  const { ask, orders, checks } = open(bearer);
  for (const path of [CANCELLATION, WITHDRAWAL, CHECK, `${CHECK}/confirmation`]) {
    expect((await ask({ restock: true }, path)).status).toBe(status);
  }
  for (const call of [orders.cancel, orders.takeBackShipment, checks.check, checks.vouch]) {
    expect(call).not.toHaveBeenCalled();
  }
});

test.each(["{", {}, { restock: "yes" }, { restock: true, status: "pending" }])(
  "rejects the body %o",
  async (body) => {
    const { ask, orders } = open();
    expect((await ask(body)).status).toBe(400);
    expect(orders.cancel).not.toHaveBeenCalled();
  },
);

test("answers 404 to an invalid order id", async () => {
  const { ask } = open();
  expect((await ask({ restock: true }, "/orders/1/cancellation")).status).toBe(404);
});

test.each<[ErrorCode, number]>([
  ["ORDER_NOT_FOUND", 404],
  ["ORDER_TRANSITION_NOT_ALLOWED", 409],
  ["REVERSAL_UNDER_WAY", 409],
])("answers %s with %i", async (code, status) => {
  const { ask } = open(OWNER, () => Promise.reject(new ShopError(code, "No.")));
  expect((await ask({ restock: true })).status).toBe(status);
});

test("checks an order's payment and returns only what staff need", async () => {
  const { ask, checks } = open();
  const answer = await ask({}, CHECK);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(await answer.json()).toEqual({
    state: "agrees",
    difference: null,
    isAnswered: true,
    isConfigured: true,
  });
  expect(checks.check).toHaveBeenCalledWith(ORDER);
});

test("confirms a payment in the name of the person, unless it differs", async () => {
  const { ask, checks } = open();
  expect((await ask({}, `${CHECK}/confirmation`)).status).toBe(200);
  expect(checks.vouch).toHaveBeenCalledWith(ORDER, "owner");
  const refused = open(OWNER, undefined, () =>
    Promise.reject(new ShopError("PAYMENT_DIFFERS", "No.", "amount")),
  );
  expect((await refused.ask({}, `${CHECK}/confirmation`)).status).toBe(409);
});

test("takes a shipment back in the name of the person, until the shopper was told", async () => {
  const { ask, orders } = open();
  expect((await ask({}, WITHDRAWAL)).status).toBe(200);
  expect(orders.takeBackShipment).toHaveBeenCalledWith(ORDER, "owner");
  orders.takeBackShipment.mockRejectedValueOnce(new ShopError("SHIPMENT_ANNOUNCED", "Too late."));
  expect((await ask({}, WITHDRAWAL)).status).toBe(409);
});
