import { expect, test, vi } from "vitest";
import type { PrivacyStore } from "#app/data/server/privacy-store.ts";
import type { Bearer } from "#app/data/server/staff-gate.ts";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import { staffApi } from "../http/staff-api.ts";
import { createLogger } from "../runtime/logger.ts";
import { privacyRoutes } from "./privacy-routes.ts";

const ERASURE = {
  orders: 1,
  checkouts: 2,
  emails: 3,
  newsletter: 0,
  stockRequests: 0,
  reviews: 0,
  waiting: 0,
};
const PATHS = ["/privacy/export", "/privacy/erasure"];
const REQUEST = {
  email: "ana@example.com",
  phone: null,
  person: "hash of ana@example.com",
  staffId: "owner",
};

function open(bearer: Bearer = { kind: "staff", userId: "owner" }, changes: object = {}) {
  const store = {
    export: vi.fn<PrivacyStore["export"]>(async ({ email }) => ({ email, orders: [] })),
    erase: vi.fn<PrivacyStore["erase"]>(async () => ERASURE),
    ...changes,
  };
  const staff = { identify: vi.fn(async () => bearer) };
  const hash = (email: string) => `hash of ${email}`;
  const routes = staffApi(staff, createLogger("silent")).route("/", privacyRoutes({ store, hash }));
  const ask = (path: string, body: string = JSON.stringify({ email: REQUEST.email })) =>
    routes.request(path, { method: "POST", headers: { authorization: "Bearer token" }, body });
  return { store, routes, ask };
}

test("exports and erases in the name of the person, under the hash of the address", async () => {
  const { store, ask } = open();
  const exported = await ask("/privacy/export");
  expect(await exported.json()).toEqual({ email: REQUEST.email, orders: [] });
  expect(exported.headers.get("cache-control")).toBe("no-store");
  expect(store.export).toHaveBeenCalledWith(REQUEST);
  const erased = await ask("/privacy/erasure");
  expect(await erased.json()).toEqual(ERASURE);
  expect(store.erase).toHaveBeenCalledWith(REQUEST);
});

test.each([
  [{ kind: "anonymous" }, 401, "NOT_SIGNED_IN"],
  [{ kind: "stranger" }, 403, "NOT_STAFF"],
] as const)("rejects %o", async (bearer, status, code) => {
  const { store, ask } = open(bearer);
  for (const path of PATHS) {
    const answer = await ask(path);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ error: { code } });
  }
  expect(store.export).not.toHaveBeenCalled();
  expect(store.erase).not.toHaveBeenCalled();
});

test.each(["", "null", "[]", "{}", '{"email": 1}', '{"email": "a@b.c", "person": "0"}', "{"])(
  "rejects the body %j",
  async (body) => {
    const { store, ask } = open();
    for (const path of PATHS) {
      const answer = await ask(path, body);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ error: { code: "INVALID_PERSON" } });
    }
    expect(store.erase).not.toHaveBeenCalled();
  },
);

test("answers 400 in the database's words to an invalid address", async () => {
  const erase = () => Promise.reject(new ShopError("INVALID_PERSON", "Please enter a valid one."));
  const { ask } = open(undefined, { erase });
  const answer = await ask("/privacy/erasure", '{"email": "ana"}');
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({
    error: { code: "INVALID_PERSON", message: "Please enter a valid one." },
  });
});

test("answers 503 without details when the database is unreachable", async () => {
  const { ask } = open(undefined, { erase: () => Promise.reject(new Error("secret detail")) });
  const answer = await ask("/privacy/erasure");
  expect(answer.status).toBe(503);
  expect(await answer.text()).not.toContain("secret");
});

test("limits the requests of one person", async () => {
  const { ask, store } = open();
  for (let attempt = 0; attempt < 60; attempt += 1) await ask("/privacy/export");
  const answer = await ask("/privacy/erasure");
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(store.erase).not.toHaveBeenCalled();
});

test("rejects other methods", async () => {
  const { routes } = open();
  expect((await routes.request("/privacy/erasure")).status).toBe(404);
});
