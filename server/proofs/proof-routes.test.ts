import sharp from "sharp";
import { expect, test, vi } from "vitest";
import type { AwaitingOrder } from "#app/domain/order/awaiting-order.ts";
import { MAX_PROOF_BYTES } from "#app/domain/payment/payment-proof.ts";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import type { HostEnv } from "../http/host-env.ts";
import { createRateLimiter } from "../http/rate-limiter.ts";
import { createLogger } from "../runtime/logger.ts";
import { proofRoutes } from "./proof-routes.ts";

const OWN = "GL-own";
/** Of an order that was made before the server's key changed. */
const EARLIER = "GL-earlier";
const awaiting = (id: string) => ({ order: { id, status: "awaiting_payment" } }) as AwaitingOrder;
const MINUTE_MS = 60_000;
const CLIENT = "203.0.113.9";
const envOf = (client: string) => ({ client }) as HostEnv["Bindings"];

const png = await sharp({ create: { width: 20, height: 20, channels: 3, background: "#c35" } })
  .png()
  .toBuffer();

type SetUp = {
  max?: number;
  maxLookups?: number;
  error?: Error | null;
  found?: AwaitingOrder | null;
  bodyTimeoutMs?: number;
};

function setUp({
  max = 10,
  maxLookups = 10,
  error = null,
  found,
  bodyTimeoutMs = MINUTE_MS,
}: SetUp = {}) {
  const added: [string, string][] = [];
  const alertOwner = vi.fn(async () => {});
  const routes = proofRoutes({
    store: {
      find: async (reference) => {
        if (error && !(error instanceof ShopError)) throw error;
        const isKnown = reference.startsWith(OWN) || reference === EARLIER;
        return isKnown ? (found === undefined ? awaiting(reference) : found) : null;
      },
      async addProof(reference, type) {
        if (error) throw error;
        added.push([reference, type]);
      },
    },
    isOwnReference: (reference) => reference.startsWith(OWN),
    limiter: createRateLimiter(max, MINUTE_MS),
    lookups: createRateLimiter(maxLookups, MINUTE_MS),
    alertOwner,
    logger: createLogger("silent"),
    bodyTimeoutMs,
  });
  async function send(file: Uint8Array<ArrayBuffer> | string, reference = OWN, prefix = "") {
    const body = new FormData();
    body.append("proof", typeof file === "string" ? file : new Blob([file]));
    const path = `${prefix}/orders/${reference}/proof`;
    const response = await routes.request(path, { method: "POST", body }, envOf(CLIENT));
    return `${response.status} ${response.headers.get("location")}`;
  }
  let begun = 0;
  /** Begin a body that ends, without a file, when `end` is called; by default for an order of its own. */
  function begin(client: string, reference = `${OWN}-${begun}`) {
    begun += 1;
    const { readable: body, writable } = new TransformStream();
    const init = { method: "POST", body, duplex: "half" } as RequestInit;
    const request = new Request(`https://shop.test/orders/${reference}/proof`, init);
    const answer = Promise.resolve(routes.fetch(request, envOf(client)));
    return {
      request,
      end: () => writable.close(),
      location: answer.then(({ headers }) => headers.get("location")),
    };
  }
  return { routes, send, begin, added, alertOwner };
}

test("stores a picture, and leads back to the order's page in its language", async () => {
  const { send, added } = setUp();
  expect(await send(new Uint8Array(png))).toBe("303 /orders/GL-own?proof=received#proof");
  expect(await send(new Uint8Array(png), OWN, "/es")).toBe(
    "303 /es/orders/GL-own?proof=received#proof",
  );
  expect(added).toEqual([
    [OWN, "image/webp"],
    [OWN, "image/webp"],
  ]);
});

test.each([
  ["no file", "text", "missing"],
  ["an empty file", new Uint8Array(0), "missing"],
  ["a page", new TextEncoder().encode("<html>"), "format"],
  ["a file that is too large", new Uint8Array(MAX_PROOF_BYTES + 1), "size"],
  ["fifty megabytes", new Uint8Array(50 * 1024 * 1024), "size"],
])("says what is wrong with %s", async (_name, file, problem) => {
  const { send, added } = setUp();
  expect(await send(file)).toBe(`303 /orders/GL-own?proof=${problem}#proof`);
  expect(added).toEqual([]);
});

test("says that a body was no form", async () => {
  const { routes } = setUp();
  const init = { method: "POST", body: "proof=1", headers: { "content-type": "image/png" } };
  const response = await routes.request(`/orders/${OWN}/proof`, init, envOf(CLIENT));
  expect(response.headers.get("location")).toBe("/orders/GL-own?proof=missing#proof");
});

test.each([
  ["TOO_MANY_PROOFS", "too_many"],
  ["PROOFS_FULL", "full"],
  ["ORDER_NOT_AWAITING", "over"],
  ["ORDER_NOT_FOUND", "over"],
] as const)("passes on that the database rejected it: %s", async (code, problem) => {
  const { send, alertOwner } = setUp({ error: new ShopError(code, "No.") });
  expect(await send(new Uint8Array(png))).toContain(`proof=${problem}#`);
  expect(alertOwner).toHaveBeenCalledTimes(problem === "full" ? 1 : 0);
});

test.each([
  ["no order", null],
  ["a cancelled order", { order: { status: "cancelled" } } as AwaitingOrder],
])("reads no body for the reference of %s", async (_what, found) => {
  const { request, location } = setUp({ found }).begin(CLIENT);
  expect(await location).toContain("proof=over");
  expect(request.bodyUsed).toBe(false);
});

test("reads no body for an invented reference, and leads to no other site", async () => {
  const { send, added } = setUp();
  expect(await send(new Uint8Array(png), "%2F%2Fevil.test")).toBe(
    "303 /orders/%2F%2Fevil.test?proof=over#proof",
  );
  expect(added).toEqual([]);
});

test("reads two bodies of one client at a time", async () => {
  const { begin } = setUp();
  const [first, second, third] = [begin("a"), begin("a"), begin("a")];
  expect(await third.location).toContain("proof=limit");
  expect(third.request.bodyUsed).toBe(false);
  first.end();
  expect(await first.location).toContain("proof=missing");
  const fourth = begin("a");
  for (const { end } of [second, fourth]) end();
  expect(await second.location).toContain("proof=missing");
  expect(await fourth.location).toContain("proof=missing");
});

test("says that a file came too slowly, and frees its place", async () => {
  const { begin, send } = setUp({ bodyTimeoutMs: 50 });
  for (const { location } of [begin(CLIENT, OWN), begin(CLIENT)]) {
    expect(await location).toMatch(/^\/orders\/GL-own[^?]*\?proof=slow#proof$/);
  }
  expect(await send(new Uint8Array(png))).toContain("proof=received");
});

test("reads eight bodies of all clients at a time", async () => {
  const { begin } = setUp();
  const reading = ["a", "b", "c", "d", "a", "b", "c", "d"].map((client) => begin(client));
  const ninth = begin("e");
  expect(await ninth.location).toContain("proof=limit");
  expect(ninth.request.bodyUsed).toBe(false);
  for (const { end } of reading) end();
  await Promise.all(reading.map(({ location }) => location));
  const next = begin("e");
  next.end();
  expect(await next.location).toContain("proof=missing");
});

test("reads one body of an order at a time, and those of others meanwhile", async () => {
  const { begin } = setUp();
  const first = begin("a", OWN);
  const second = begin("b", OWN);
  expect(await second.location).toContain("proof=failed");
  expect(second.request.bodyUsed).toBe(false);
  const other = begin("b");
  for (const { end } of [first, other]) end();
  expect(await first.location).toContain("proof=missing");
  expect(await other.location).toContain("proof=missing");
  const third = begin("b", OWN);
  third.end();
  expect(await third.location).toContain("proof=missing");
});

test("takes no file of a client's limit while another of the order is read", async () => {
  const { begin, send } = setUp({ max: 2 });
  const lost = begin(CLIENT, OWN);
  for (let attempt = 0; attempt < 3; attempt += 1) {
    expect(await begin(CLIENT, OWN).location).toContain("proof=failed");
  }
  lost.end();
  expect(await lost.location).toContain("proof=missing");
  expect(await send(new Uint8Array(png))).toContain("proof=received");
});

test("stores a proof for an order of an earlier key, and limits the guesses of one client", async () => {
  const { send, added } = setUp({ maxLookups: 2 });
  expect(await send(new Uint8Array(png), EARLIER)).toContain("proof=received");
  expect(await send(new Uint8Array(png), "GL-guess")).toContain("proof=over");
  expect(await send(new Uint8Array(png), EARLIER)).toContain("proof=limit");
  expect(await send(new Uint8Array(png))).toContain("proof=received");
  expect(added.map(([reference]) => reference)).toEqual([EARLIER, OWN]);
});

test("limits the files of one client", async () => {
  const { send } = setUp({ max: 1 });
  expect(await send(new Uint8Array(png))).toContain("received");
  expect(await send(new Uint8Array(png))).toContain("proof=limit");
});

test("says that it failed when the database does not answer", async () => {
  const { send } = setUp({ error: new Error("away") });
  expect(await send(new Uint8Array(png))).toContain("proof=failed");
  expect(await send(new Uint8Array(png), EARLIER)).toContain("proof=failed");
});
