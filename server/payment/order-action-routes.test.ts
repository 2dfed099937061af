import { expect, test, vi } from "vitest";
import type { Bearer } from "#app/data/staff-gate.ts";
import { Refusal, type RefusalCode } from "#app/domain/refusal.ts";
import { createLogger } from "../logger.ts";
import { orderActionRoutes } from "./order-action-routes.ts";

const ORDER = "0b1c2d3e-0000-4000-8000-00001a2b3c4d";
const CANCELLATION = `/orders/${ORDER}/cancellation`;
const OWNER: Bearer = { kind: "staff", userId: "owner" };

function open(bearer = OWNER, cancel = async () => true) {
  const orders = { cancel: vi.fn(cancel) };
  const staff = { identify: vi.fn(async () => bearer) };
  const routes = orderActionRoutes({ open: { orders, staff }, logger: createLogger("silent") });
  const ask = (body: unknown, path = CANCELLATION) =>
    routes.request(path, {
      method: "POST",
      headers: { authorization: "Bearer token", "content-type": "application/json" },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
  return { orders, ask };
}

test.each([true, false])("cancels in the name of the person, with restock %s", async (restock) => {
  const { ask, orders } = open();
  const answer = await ask({ restock });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(await answer.json()).toEqual({ restored: true });
  expect(orders.cancel).toHaveBeenCalledWith(ORDER, "owner", restock);
});

test.each<[Bearer, number]>([
  [{ kind: "nobody" }, 401],
  [{ kind: "stranger" }, 403],
])("%o cancels nothing", async (bearer, status) => {
  const { ask, orders } = open(bearer);
  expect((await ask({ restock: true })).status).toBe(status);
  expect(orders.cancel).not.toHaveBeenCalled();
});

test.each(["{", {}, { restock: "yes" }, { restock: true, status: "pending" }])(
  "rejects the body %o",
  async (body) => {
    const { ask, orders } = open();
    expect((await ask(body)).status).toBe(400);
    expect(orders.cancel).not.toHaveBeenCalled();
  },
);

test("answers 404 to what is no order's id", async () => {
  const { ask } = open();
  expect((await ask({ restock: true }, "/orders/1/cancellation")).status).toBe(404);
});

test.each<[RefusalCode, number]>([
  ["ORDER_NOT_FOUND", 404],
  ["ORDER_MOVE_NOT_ALLOWED", 409],
  ["REVERSAL_UNDER_WAY", 409],
])("the rule %s answers %i", async (code, status) => {
  const { ask } = open(OWNER, () => Promise.reject(new Refusal(code, "No.")));
  expect((await ask({ restock: true })).status).toBe(status);
});

test("a shop without a database cancels nothing", async () => {
  const routes = orderActionRoutes({ open: null, logger: createLogger("silent") });
  expect((await routes.request(CANCELLATION, { method: "POST" })).status).toBe(503);
});
