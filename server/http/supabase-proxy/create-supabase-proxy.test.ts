import { decode, sign } from "hono/jwt";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Backend } from "../../database/backend.ts";
import type { DatabaseFetch } from "../../database/socket-fetch.ts";
import { createConcurrencyLimit } from "../concurrency-limit.ts";
import { createSupabaseProxy } from "./create-supabase-proxy.ts";

const SECRET = "a secret of this shop that signs its access tokens";
const STAFF = "a0000000-0000-4000-8000-000000000001";
const STRANGER = "a0000000-0000-4000-8000-000000000002";
const SESSION = "c0000000-0000-4000-8000-000000000001";
const OTHER_SESSION = "c0000000-0000-4000-8000-000000000002";
const HOUR = 3600;
const FOLDER = "/storage/v1/object/public/product-images/a0000000-0000-4000-8000-000000000002";
const PICTURE = `${FOLDER}/b0000000-0000-4000-8000-000000000002-1200.jpg`;

const now = () => Math.floor(Date.now() / 1000);
const tokenOf = (sub: string, more = {}, secret = SECRET) =>
  sign(
    { sub, role: "authenticated", session_id: SESSION, exp: now() + HOUR, ...more },
    secret,
    "HS256",
  );

type Options = {
  answer?: (request: Request) => Promise<Response>;
  room?: number;
  share?: number;
  isAway?: boolean;
};

function openProxy({
  answer = async () => Response.json([]),
  room = 10,
  share = room,
  isAway = false,
}: Options = {}) {
  const reached: Request[] = [];
  const asked: string[] = [];
  const ended = new Set<string>();
  const send: DatabaseFetch = async (url, init) => {
    const request = new Request(url, init as RequestInit);
    const { pathname } = new URL(url);
    const token = request.headers.get("authorization")?.slice("Bearer ".length) ?? "";
    const session = token && String(decode(token).payload.session_id);
    if (request.method === "GET" && pathname === "/auth/v1/user") {
      if (isAway) throw new Error("connect ENOENT");
      asked.push(session);
      return new Response(null, { status: ended.has(session) ? 403 : 200 });
    }
    reached.push(request);
    if (pathname === "/auth/v1/logout") ended.add(session);
    if (request.method === "PUT") ended.add(session === SESSION ? OTHER_SESSION : SESSION);
    return answer(request);
  };
  const eq = async (_column: string, id: string) => ({
    data: id === STAFF ? [{ user_id: id }] : [],
    error: null,
  });
  const server = { from: () => ({ select: () => ({ eq }) }) };
  const pictures = createConcurrencyLimit(room, share);
  const limits = { pictures, staff: createConcurrencyLimit(10) };
  const backend = {
    embedded: { fetch: send, jwtSecret: SECRET, pid: () => 1 },
    database: { browser: { url: "/", publishableKey: "sb_publishable_x" }, server },
  } as unknown as Backend;
  const rejected = vi.fn();
  const proxy = createSupabaseProxy({
    backend,
    limits,
    metrics: { rejected },
    logger: { warn: vi.fn() },
  });
  const ask = async (
    method: string,
    path: string,
    token?: string,
    body?: string,
    headers: Record<string, string> = {},
  ) =>
    proxy.request(
      path,
      {
        method,
        headers: { ...headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
        ...(body === undefined ? {} : { body }),
      },
      { client: headers["x-forwarded-for"] ?? "203.0.113.7" },
    );
  return { ask, reached, rejected, asked };
}

test("rejects table requests without a session before the database is called", async () => {
  const { ask, reached } = openProxy();
  for (const method of ["GET", "HEAD"]) {
    expect((await ask(method, "/rest/v1/products")).status).toBe(401);
  }
  expect((await ask("DELETE", "/rest/v1/products?id=eq.1")).status).toBe(401);
  expect((await ask("POST", "/rest/v1/rpc/start_checkout")).status).toBe(404);
  expect((await ask("POST", "/rest/v1/rpc%2Fstart_checkout")).status).toBe(404);
  expect(reached).toEqual([]);
});

test("rejects a token that is forged, expired or of another role", async () => {
  const { ask, reached } = openProxy();
  const [head, , signature] = (await tokenOf(STAFF)).split(".");
  const claims = Buffer.from(JSON.stringify({ sub: STAFF, role: "service_role" }));
  for (const token of [
    "sb_secret_x",
    "a.b.c",
    await tokenOf(STAFF, {}, "another secret"),
    await tokenOf(STAFF, { exp: now() - HOUR }),
    await tokenOf(STAFF, { role: "service_role" }),
    await tokenOf("nobody"),
    await tokenOf(STAFF, { session_id: undefined }),
    `${head}.${claims.toString("base64url")}.${signature}`,
    `${Buffer.from('{"alg":"none","typ":"JWT"}').toString("base64url")}.${claims.toString("base64url")}.`,
  ]) {
    expect((await ask("GET", "/rest/v1/orders", token)).status).toBe(401);
  }
  expect(reached).toEqual([]);
});

test("allows tables to staff and not to other signed-in users", async () => {
  const { ask, reached } = openProxy();
  expect((await ask("GET", "/rest/v1/orders", await tokenOf(STAFF))).status).toBe(200);
  expect((await ask("GET", "/rest/v1/orders", await tokenOf(STRANGER))).status).toBe(403);
  expect(reached).toHaveLength(1);
  expect((await ask("POST", "/rest/v1/rpc/is_staff", await tokenOf(STRANGER), "{}")).status).toBe(
    200,
  );
});

test("rejects a token from its logout on", async () => {
  const { ask, reached, asked } = openProxy({ answer: async () => new Response(null) });
  const token = await tokenOf(STAFF);
  expect((await ask("GET", "/rest/v1/orders", token)).status).toBe(200);
  expect((await ask("GET", "/rest/v1/orders", token)).status).toBe(200);
  expect(asked).toEqual([SESSION]);
  expect((await ask("POST", "/auth/v1/logout?scope=local", token)).status).toBe(200);
  expect((await ask("GET", "/rest/v1/orders", token)).status).toBe(401);
  expect((await ask("PATCH", "/rest/v1/orders?id=eq.1", token, "{}")).status).toBe(401);
  expect(reached).toHaveLength(3);
});

test("rejects tokens of other sessions after a password change", async () => {
  const { ask } = openProxy();
  const own = await tokenOf(STAFF);
  const other = await tokenOf(STAFF, { session_id: OTHER_SESSION });
  expect((await ask("GET", "/rest/v1/orders", other)).status).toBe(200);
  expect((await ask("PUT", "/auth/v1/user", own, '{"password":"a new one"}')).status).toBe(200);
  expect((await ask("GET", "/rest/v1/orders", other)).status).toBe(401);
  expect((await ask("GET", "/rest/v1/orders", own)).status).toBe(200);
});

test("rejects updates and deletions of whole tables", async () => {
  const { ask, reached } = openProxy();
  const token = await tokenOf(STAFF);
  expect((await ask("DELETE", "/rest/v1/products", token)).status).toBe(400);
  expect((await ask("PATCH", "/rest/v1/orders?status=eq.pending", token, "{}")).status).toBe(400);
  expect(reached).toEqual([]);
  expect((await ask("DELETE", "/rest/v1/products?id=eq.1", token)).status).toBe(200);
});

test("answers 503 when the session cannot be checked", async () => {
  const { ask } = openProxy({ isAway: true });
  const answer = await ask("GET", "/rest/v1/orders", await tokenOf(STAFF));
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "2"]);
});

test("keeps slots for staff while pictures are requested", async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { ask } = openProxy({
    room: 3,
    answer: async ({ url }) => {
      if (url.includes("/storage/")) await released;
      return Response.json([]);
    },
  });
  const flood = Array.from({ length: 10 }, () => ask("GET", PICTURE));
  expect((await ask("GET", "/rest/v1/orders", await tokenOf(STAFF))).status).toBe(200);
  const guess = '{"email":"a@example.com","password":"x"}';
  expect((await ask("POST", "/auth/v1/token?grant_type=password", undefined, guess)).status).toBe(
    200,
  );
  release();
  await Promise.all(flood);
});

test("forwards only the listed headers", async () => {
  const { ask, reached } = openProxy();
  await ask("GET", "/rest/v1/orders?select=id", await tokenOf(STAFF));
  const [request] = reached;
  expect(request?.url).toBe("http://localhost/rest/v1/orders?select=id");
  expect([...(request?.headers.keys() ?? [])]).toEqual(["authorization"]);
});

test("ignores method override headers", async () => {
  const { ask, reached } = openProxy();
  const override = { "x-http-method-override": "PATCH", "x-method-override": "PATCH" };
  const answer = await ask("POST", "/rest/v1/orders", await tokenOf(STAFF), "{}", override);
  expect(answer.status).toBe(404);
  expect(reached).toEqual([]);
});

test("rejects an invalid sign-in body before the database is called", async () => {
  const { ask, reached } = openProxy();
  for (const body of ["{", '{"email":1,"password":"x"}']) {
    expect((await ask("POST", "/auth/v1/token?grant_type=password", undefined, body)).status).toBe(
      400,
    );
  }
  expect(reached).toEqual([]);
});

test("limits wrong passwords with Retry-After", async () => {
  const { ask, rejected } = openProxy({ answer: async () => Response.json({}, { status: 400 }) });
  const body = (attempt: number) =>
    JSON.stringify({ email: `${attempt}@example.com`, password: "a guess" });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const guesses = Promise.all(
    Array.from({ length: 12 }, (_, attempt) =>
      ask("POST", "/auth/v1/token?grant_type=password", undefined, body(attempt)),
    ),
  );
  let answers: Response[] = [];
  void guesses.then((response) => {
    answers = response;
  });
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(500);
    expect(answers).toHaveLength(12);
  });
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
  expect(Number(answers.at(-1)?.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(rejected).toHaveBeenCalledWith("limit");
});

test("marks stored pictures as immutable, and missing ones not", async () => {
  const { ask } = openProxy({
    answer: async ({ url }) => new Response(null, { status: url.includes("gone") ? 404 : 200 }),
  });
  const cacheOf = async (path: string) => (await ask("GET", path)).headers.get("cache-control");
  expect(await cacheOf(PICTURE)).toContain("immutable");
  expect(await cacheOf(`${PICTURE}?gone`)).toBe("no-store");
});

test("rejects requests over the concurrency limit and answers the others", async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { ask, rejected } = openProxy({
    room: 3,
    answer: async () => {
      await released;
      return Response.json([]);
    },
  });
  const waiting = Array.from({ length: 3 }, () => ask("GET", PICTURE));
  await new Promise((resolve) => setImmediate(resolve));
  expect((await ask("GET", PICTURE)).status).toBe(503);
  expect(rejected).toHaveBeenCalledWith("overload");
  release();
  for (const answer of await Promise.all(waiting)) expect(answer.status).toBe(200);
});

test("forwards a picture for another client while one has its share of them", async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { ask, reached, rejected } = openProxy({
    room: 4,
    share: 3,
    answer: async () => {
      await released;
      return new Response(null);
    },
  });
  const flood = Array.from({ length: 10 }, () => ask("GET", PICTURE));
  for (const answer of await Promise.all(flood.slice(3))) expect(answer.status).toBe(503);
  expect(rejected).toHaveBeenCalledTimes(7);
  const other = ask("GET", PICTURE, undefined, undefined, { "x-forwarded-for": "203.0.113.8" });
  await vi.waitFor(() => expect(reached).toHaveLength(4));
  release();
  for (const answer of await Promise.all([other, ...flood.slice(0, 3)]))
    expect(answer.status).toBe(200);
});

test("answers 503 when the database does not", async () => {
  const { ask } = openProxy({ answer: () => Promise.reject(new Error("connect ENOENT")) });
  const answer = await ask("GET", PICTURE);
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "2"]);
  expect(await answer.text()).not.toContain("ENOENT");
});

test("rejects a body that is too large", async () => {
  const { ask, reached } = openProxy();
  const token = await tokenOf(STAFF);
  const large = "x".repeat(2 * 1024 * 1024 + 1);
  expect((await ask("POST", "/rest/v1/categories", token, large)).status).toBe(413);
  expect(reached).toEqual([]);
});
