import { expect, test, vi } from "vitest";
import type { KnownReversal } from "#app/data/server/reversal-store.ts";
import type { Bearer } from "#app/data/server/staff-gate.ts";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import { staffApi } from "../http/staff-api.ts";
import { createLogger } from "../runtime/logger.ts";
import type { ReversalDesk } from "./reversal-desk.ts";
import { reversalRoutes } from "./reversal-routes.ts";

const ORDER = "0b1c2d3e-0000-4000-8000-00001a2b3c4d";
const PATH = `/orders/${ORDER}/reversal`;
const NONE: KnownReversal = {
  state: "none",
  isOpen: true,
  closesAt: "2026-11-22T01:00:00.000Z",
  transactionId: "23178284",
  reference: "GL-1-a",
};

type World = { bearer?: Bearer; reverse?: ReversalDesk["reverse"]; find?: ReversalDesk["find"] };

function open({ bearer = { kind: "staff", userId: "owner" }, reverse, find }: World = {}) {
  const desk = {
    find: vi.fn(find ?? (async () => NONE)),
    reverse: vi.fn(reverse ?? (async () => ({ ...NONE, state: "done" as const, isOpen: false }))),
    resume: vi.fn(),
  };
  const staff = { identify: vi.fn(async () => bearer) };
  const routes = staffApi(staff, createLogger("silent")).route("/", reversalRoutes(desk));
  const ask = (method: string, path = PATH, authorization = "Bearer token") =>
    routes.request(path, { method, headers: authorization ? { authorization } : {} });
  return { desk, staff, ask };
}

test("GET returns the state without the provider's ids, uncached", async () => {
  const { ask, desk, staff } = open();
  const answer = await ask("GET");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(await answer.json()).toEqual({
    state: "none",
    isOpen: true,
    closesAt: "2026-11-22T01:00:00.000Z",
  });
  expect(staff.identify).toHaveBeenCalledWith("token");
  expect(desk.reverse).not.toHaveBeenCalled();
});

test.each([
  ["done", 200],
  ["due", 202],
] as const)("POST that ends %s answers %i in the name of the person", async (state, status) => {
  const { ask, desk } = open({ reverse: async () => ({ ...NONE, state, isOpen: false }) });
  const answer = await ask("POST");
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject({ state });
  expect(desk.reverse).toHaveBeenCalledWith(ORDER, "owner", null);
});

test("passes on whether the units return to stock, and rejects anything else", async () => {
  const { ask, desk } = open();
  expect((await ask("POST", `${PATH}?restock=false`)).status).toBe(200);
  expect(desk.reverse).toHaveBeenCalledWith(ORDER, "owner", false);
  expect((await ask("POST", `${PATH}?restock=maybe`)).status).toBe(400);
  expect(desk.reverse).toHaveBeenCalledOnce();
});

test.each([
  ["no token", "", { kind: "anonymous" }, 401, "NOT_SIGNED_IN"],
  ["another scheme", "Basic token", { kind: "anonymous" }, 401, "NOT_SIGNED_IN"],
  ["an unknown token", "Bearer token", { kind: "anonymous" }, 401, "NOT_SIGNED_IN"],
  ["a stranger", "Bearer token", { kind: "stranger" }, 403, "NOT_STAFF"],
] as const)("rejects %s", async (_who, authorization, bearer, status, code) => {
  const { ask, desk } = open({ bearer });
  for (const method of ["GET", "POST"]) {
    const answer = await ask(method, PATH, authorization);
    expect(answer.status).toBe(status);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(await answer.json()).toMatchObject({ error: { code } });
  }
  expect(desk.find).not.toHaveBeenCalled();
  expect(desk.reverse).not.toHaveBeenCalled();
});

test.each([
  ["ORDER_NOT_FOUND", 404],
  ["ORDER_ALREADY_REFUNDED", 409],
  ["ORDER_NOT_PAID_ONLINE", 409],
  ["REVERSAL_TOO_LATE", 409],
  ["NOT_STAFF", 403],
] as const)("answers %s with %i", async (code, status) => {
  const { ask } = open({ reverse: () => Promise.reject(new ShopError(code, "No.")) });
  const answer = await ask("POST");
  expect(answer.status).toBe(status);
  expect(await answer.json()).toEqual({ error: { code, message: "No." } });
});

test("answers 409 when PayPhone refuses", async () => {
  const { ask } = open({ reverse: async () => ({ ...NONE, state: "refused" }) });
  const answer = await ask("POST");
  expect(answer.status).toBe(409);
  expect(await answer.json()).toMatchObject({ error: { code: "REVERSAL_REFUSED" } });
});

test("answers 404 to an invalid id without a query", async () => {
  const { ask, desk } = open();
  for (const id of ["1", "x".repeat(300), "%27%3B", ORDER.slice(1)]) {
    expect((await ask("POST", `/orders/${id}/reversal`)).status).toBe(404);
  }
  expect(desk.reverse).not.toHaveBeenCalled();
});

test("answers 503 without details when the database is unreachable", async () => {
  const { ask } = open({ reverse: () => Promise.reject(new Error("secret detail")) });
  const answer = await ask("POST");
  expect(answer.status).toBe(503);
  expect(await answer.text()).not.toContain("secret");
});

test("limits the requests of one person", async () => {
  const { ask, desk } = open();
  for (let attempt = 0; attempt < 20; attempt += 1) expect((await ask("POST")).status).toBe(200);
  const answer = await ask("POST");
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(desk.reverse).toHaveBeenCalledTimes(20);
});

test("answers 503 without a payment provider", async () => {
  const staff = { identify: vi.fn() };
  const routes = staffApi(staff, createLogger("silent")).route("/", reversalRoutes(null));
  expect((await routes.request(PATH, { method: "POST" })).status).toBe(503);
});
