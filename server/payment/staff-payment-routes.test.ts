import { expect, test, vi } from "vitest";
import type { Bearer } from "#app/data/server/staff-gate.ts";
import type { Order } from "#app/domain/order/order.ts";
import type { OpenPayment } from "#app/domain/payment/open-payment.ts";
import { type ErrorCode, ShopError } from "#app/domain/shop/shop-error.ts";
import { staffApi } from "../http/staff-api.ts";
import { createLogger } from "../runtime/logger.ts";
import type { StaffPaymentDesk } from "./staff-payment-desk.ts";
import { staffPaymentRoutes } from "./staff-payment-routes.ts";

const REFERENCE = `GL-1234567890123-${"a".repeat(32)}`;
const RELEASE = `/payments/${REFERENCE}/release`;
const SETTLEMENT = `/payments/${REFERENCE}/settlement`;
const OPEN = { reference: REFERENCE, status: "confirming" } as OpenPayment;

function open(
  bearer: Bearer = { kind: "staff", userId: "owner" },
  changes: Partial<StaffPaymentDesk> = {},
) {
  const desk = {
    list: vi.fn(async () => [OPEN]),
    release: vi.fn(async () => OPEN),
    settle: vi.fn(async () => ({ id: "order" }) as Order),
    ...changes,
  };
  const staff = { identify: vi.fn(async () => bearer) };
  const routes = staffApi(staff, createLogger("silent")).route("/", staffPaymentRoutes(desk));
  const ask = (method: string, path: string, body?: unknown, authorization = "Bearer token") =>
    routes.request(path, {
      method,
      headers: { "content-type": "application/json", ...(authorization && { authorization }) },
      ...(body === undefined
        ? {}
        : { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
  return { desk, ask };
}

test("lists, releases and settles in the name of the person, uncached", async () => {
  const { ask, desk } = open();
  const list = await ask("GET", "/payments");
  expect(await list.json()).toEqual({ payments: [OPEN] });
  const released = await ask("POST", RELEASE);
  expect(desk.release).toHaveBeenCalledWith(REFERENCE, "owner");
  const settled = await ask("POST", SETTLEMENT, { transactionId: " 7 ", note: "Seen" });
  expect(await settled.json()).toEqual({ orderId: "order" });
  expect(desk.settle).toHaveBeenCalledWith({
    reference: REFERENCE,
    transactionId: "7",
    note: "Seen",
    staffId: "owner",
  });
  for (const answer of [list, released, settled]) {
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  }
});

test.each([
  ["no token", "", { kind: "anonymous" }, 401, "NOT_SIGNED_IN"],
  ["an unknown token", "Bearer token", { kind: "anonymous" }, 401, "NOT_SIGNED_IN"],
  ["a stranger", "Bearer token", { kind: "stranger" }, 403, "NOT_STAFF"],
] as const)("rejects %s", async (_who, authorization, bearer, status, code) => {
  const { ask, desk } = open(bearer);
  for (const [method, path] of [
    ["GET", "/payments"],
    ["POST", RELEASE],
    ["POST", SETTLEMENT],
  ] as const) {
    const answer = await ask(method, path, method === "POST" ? {} : undefined, authorization);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ error: { code } });
  }
  for (const method of Object.values(desk)) expect(method).not.toHaveBeenCalled();
});

test.each([
  ["not JSON", "{"],
  ["no transaction id", {}],
  ["a number for the id", { transactionId: 7 }],
  ["a long id", { transactionId: "1".repeat(21) }],
  ["a long reason", { transactionId: "7", note: "x".repeat(501) }],
  ["an unknown field", { transactionId: "7", total: 1 }],
])("rejects %s", async (_name, body) => {
  const { ask, desk } = open();
  const answer = await ask("POST", SETTLEMENT, body);
  expect(answer.status).toBe(400);
  expect(desk.settle).not.toHaveBeenCalled();
});

test.each<[ErrorCode, number]>([
  ["CHECKOUT_NOT_FOUND", 404],
  ["PAYMENT_CONTRADICTED", 409],
  ["PAYMENT_APPROVED", 409],
  ["TRANSACTION_ALREADY_USED", 409],
  ["REASON_REQUIRED", 409],
  ["OUT_OF_STOCK", 409],
])("answers %s with %i and its hint", async (code, status) => {
  const reject = () => Promise.reject(new ShopError(code, "No.", "amount"));
  const { ask } = open(undefined, { settle: reject, release: reject });
  for (const answer of [
    await ask("POST", SETTLEMENT, { transactionId: "7" }),
    await ask("POST", RELEASE),
  ]) {
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual({ error: { code, message: "No.", hint: "amount" } });
  }
});

test("answers 503 without details when the database is unreachable", async () => {
  const { ask } = open(undefined, { list: () => Promise.reject(new Error("secret detail")) });
  const answer = await ask("GET", "/payments");
  expect(answer.status).toBe(503);
  expect(await answer.text()).not.toContain("secret");
});

test("limits the actions of one person", async () => {
  const { ask, desk } = open();
  for (let count = 0; count < 30; count += 1) expect((await ask("POST", RELEASE)).status).toBe(200);
  const answer = await ask("POST", RELEASE);
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(desk.release).toHaveBeenCalledTimes(30);
});
