import { afterAll, beforeAll, expect, test } from "vitest";
import type { z } from "zod";
import { variantIdOf } from "#app/domain/channels/variant-id.ts";
import {
  CartAnswerSchema,
  ErrorAnswerSchema,
  LookupAnswerSchema,
  ProductAnswerSchema,
  ProfileAnswerSchema,
  SearchAnswerSchema,
} from "../fixtures/ucp-answers.ts";
import { openTestChannels, STORE_URL } from "./open-channels.ts";
import { openTestShop, type TestShop } from "./open-test-shop.ts";
import { BLAZER, DRESS, lapse, PRODUCTS, startCheckout } from "./sample-bag.ts";

let shop: TestShop;
let routes: ReturnType<typeof openTestChannels>["routes"];

beforeAll(async () => {
  shop = await openTestShop();
  ({ routes } = openTestChannels(shop));
});
afterAll(() => shop.close());

const DRESS_M = variantIdOf(PRODUCTS.silkWrapDress, "M", "Cream");
const DRESS_S = variantIdOf(PRODUCTS.silkWrapDress, "S", "Cream");
const BLAZER_S = variantIdOf(PRODUCTS.cashmereBlazer, "S", "Camel");
const ABSENT = variantIdOf("99999999-9999-4999-8999-999999999999", "M", "Cream");

type Sent = { method?: string; headers?: Record<string, string>; body?: unknown };

/** Send a request and return the validated answer. */
async function send<Answer>(
  path: string,
  schema: z.ZodType<Answer>,
  { method = "POST", headers = {}, body }: Sent = {},
  status = 200,
): Promise<Answer> {
  const answer = await routes.request(path, {
    method,
    headers: { "content-type": "application/json", ...headers },
    ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  const json: unknown = await answer.json();
  expect([path, answer.status, json]).toEqual([path, status, json]);
  return schema.parse(json);
}

const fail = () => Promise.reject(new Error("The database is out of reach."));
const search = (body: object) => send("/ucp/catalog/search", SearchAnswerSchema, { body });
const lineOf = (id: string, quantity = 1) => ({ item: { id }, quantity });
const codesOf = ({ messages }: z.infer<typeof ErrorAnswerSchema>) =>
  messages.map(({ code }) => code);

test("publishes where its endpoints are and what they do", async () => {
  const { ucp } = await send("/.well-known/ucp", ProfileAnswerSchema, { method: "GET" });
  expect(ucp.services["dev.ucp.shopping"][0]?.endpoint).toBe(`${STORE_URL}/ucp`);
  expect(Object.keys(ucp.capabilities)).toEqual(
    ["catalog.search", "catalog.lookup", "cart"].map((one) => `dev.ucp.shopping.${one}`),
  );
});

test("finds products by words, category and final price", async () => {
  const dresses = await search({ query: "dress", filters: { categories: ["dresses"] } });
  expect(dresses.products.map(({ handle }) => handle)).toContain("silk-wrap-dress");
  const spanish = await search({ query: "vestido", context: { language: "es-EC" } });
  const dress = spanish.products.find(({ handle }) => handle === "silk-wrap-dress");
  expect(dress?.url).toBe(`${STORE_URL}/es/products/silk-wrap-dress`);
  expect(dress?.options.map(({ name }) => name)).toEqual(["Color", "Talla"]);

  const [former] = await shop.sql<{ price: string; original_price: string | null }>(
    "select price, original_price from public.products where id = $1",
    [PRODUCTS.silkWrapDress],
  );
  const [price] = (await search({ query: "silk wrap dress" })).products.map(
    ({ price_range }) => price_range.min.amount,
  );
  const within = async (min: number, max: number) =>
    (await search({ query: "silk wrap dress", filters: { price: { min, max } } })).products.length;
  expect(await within(price ?? 0, price ?? 0)).toBe(1);
  expect(await within((price ?? 0) + 1, 100_000)).toBe(0);
  expect(await within(0, (price ?? 0) - 1)).toBe(0);
  const id = PRODUCTS.silkWrapDress;
  await shop.sql("update public.products set price = 2000, original_price = null where id = $1", [
    id,
  ]);
  expect(await within(0, 150_000)).toBe(0);
  await shop.sql("update public.products set price = $2 where id = $1", [id, former?.price]);
});

test("pages through every product once", async () => {
  const found: string[] = [];
  let cursor: string | undefined;
  do {
    const { products, pagination } = await search({
      pagination: { limit: 7, ...(cursor && { cursor }) },
    });
    expect(pagination.total_count).toBe(24);
    found.push(...products.map(({ id }) => id));
    cursor = pagination.cursor;
  } while (cursor);
  expect(found).toHaveLength(24);
  expect(new Set(found).size).toBe(24);
});

test("finds a product by its id or a variant's, and says which ids name nothing", async () => {
  const ids = [DRESS_M, PRODUCTS.cashmereBlazer, ABSENT, "no id", "' or 1=1 --", "\u0000"];
  const { products, messages } = await send("/ucp/catalog/lookup", LookupAnswerSchema, {
    body: { ids },
  });
  const dress = products.find(({ id }) => id === PRODUCTS.silkWrapDress);
  expect(dress?.variants.map(({ id, inputs }) => [id, inputs])).toEqual([
    [DRESS_M, [{ id: DRESS_M, match: "exact" }]],
  ]);
  const blazer = products.find(({ id }) => id === PRODUCTS.cashmereBlazer);
  expect(blazer?.variants.map(({ inputs }) => inputs)).toEqual([
    [{ id: PRODUCTS.cashmereBlazer, match: "featured" }],
  ]);
  expect(messages.map(({ content }) => content)).toEqual(ids.slice(2));

  const body = { id: DRESS_M };
  const { product } = await send("/ucp/catalog/product", ProductAnswerSchema, { body });
  expect(product.variants[0]?.id).toBe(DRESS_M);
  expect(product.variants.length).toBeGreaterThan(1);
  expect(product.selected.map(({ label }) => label)).toEqual(["Cream", "M"]);
  const unknown = { body: { id: "no id" } };
  const none = await send("/ucp/catalog/product", ErrorAnswerSchema, unknown);
  expect(none.messages).toMatchObject([{ code: "not_found", severity: "unrecoverable" }]);
});

test("shows no draft", async () => {
  await shop.sql("update public.products set is_draft = true where id = $1", [PRODUCTS.handbag]);
  const body = { ids: [PRODUCTS.handbag] };
  const { products } = await send("/ucp/catalog/lookup", LookupAnswerSchema, { body });
  expect(products).toEqual([]);
  expect((await search({ query: "italian leather handbag" })).products).toEqual([]);
  await shop.sql("update public.products set is_draft = false where id = $1", [PRODUCTS.handbag]);
});

test("makes, reads, changes and cancels a cart that asks what checkout charges", async () => {
  const body = { line_items: [lineOf(DRESS_M), lineOf(BLAZER_S, 2)] };
  const cart = await send("/ucp/carts", CartAnswerSchema, { body }, 201);
  const checkout = await startCheckout(shop, [DRESS, { ...BLAZER, quantity: 2 }]);
  await lapse(shop, checkout.reference);
  const total = cart.totals.find(({ type }) => type === "total");
  expect(total?.amount).toBe(Math.round(Number(checkout.total) * 100));
  const query = new URL(cart.continue_url).searchParams;
  expect([new URL(cart.continue_url).pathname, ...query.getAll("line")]).toEqual([
    "/bag",
    `1.${PRODUCTS.silkWrapDress}.M.Cream`,
    `2.${PRODUCTS.cashmereBlazer}.S.Camel`,
  ]);

  const path = `/ucp/carts/${cart.id}`;
  const again = await send(path, CartAnswerSchema, { method: "GET" });
  expect({ ...again, expires_at: "" }).toEqual({ ...cart, expires_at: "" });
  const changed = await send(path, CartAnswerSchema, {
    method: "PUT",
    body: { line_items: [lineOf(DRESS_M), lineOf(DRESS_M)], context: { language: "es" } },
  });
  expect(changed.line_items.map(({ quantity }) => quantity)).toEqual([2]);
  expect(new URL(changed.continue_url).pathname).toBe("/es/bag");
  const headers = { "accept-language": "es-EC, en;q=0.5" };
  const spanish = await send(path, CartAnswerSchema, { method: "GET", headers });
  expect(new URL(spanish.continue_url).pathname).toBe("/es/bag");
  await send(`${path}/cancel`, CartAnswerSchema);
});

test("makes a cart of what can be bought, says what cannot, and makes none of nothing", async () => {
  const cart = async (...line_items: object[]) => {
    const { messages, ...made } = await send(
      "/ucp/carts",
      CartAnswerSchema,
      { body: { line_items } },
      201,
    );
    const path = `/ucp/carts/${made.id}`;
    const again = await send(path, CartAnswerSchema, { method: "GET" });
    expect(again.line_items).toEqual(made.line_items);
    return [
      made.line_items.map(({ id, quantity }) => [id, quantity]),
      messages
        .filter(({ type }) => type === "warning")
        .map(({ code, path }) => (path ? [code, path] : code)),
    ];
  };
  await shop.sql("update public.products set quantity = 1 where id = $1", [PRODUCTS.silkWrapDress]);
  // Sizes without numbers of their own share the product's.
  await shop.sql("delete from public.product_variants where product_id = $1", [
    PRODUCTS.silkWrapDress,
  ]);
  expect(await cart(lineOf(ABSENT), lineOf(BLAZER_S), lineOf(DRESS_M, 2))).toEqual([
    [
      [BLAZER_S, 1],
      [DRESS_M, 1],
    ],
    ["not_found", ["insufficient_stock", "$.line_items[1].quantity"]],
  ]);
  expect(await cart(lineOf(DRESS_M), lineOf(DRESS_S))).toEqual([[[DRESS_M, 1]], ["out_of_stock"]]);
  const { reference } = await startCheckout(shop, [DRESS]);
  expect(await cart(lineOf(BLAZER_S), lineOf(DRESS_M), lineOf(ABSENT))).toEqual([
    [[BLAZER_S, 1]],
    ["out_of_stock", "not_found"],
  ]);
  const none = await send("/ucp/carts", ErrorAnswerSchema, {
    body: { line_items: [lineOf(DRESS_M), lineOf(ABSENT)], context: { language: "es" } },
  });
  expect(none.messages.map(({ code, severity }) => [code, severity])).toEqual([
    ["out_of_stock", "unrecoverable"],
    ["not_found", "unrecoverable"],
  ]);
  expect(none.continue_url).toBe(`${STORE_URL}/es/shop`);
  await lapse(shop, reference);
});

const productAnswer = async (body: object) => {
  const { product } = await send("/ucp/catalog/product", ProductAnswerSchema, { body });
  return {
    selected: product.selected.map(({ label }) => label),
    first: product.variants[0]?.options.map(({ label }) => label),
  };
};
const color = (label: string) => ({ name: "Color", label });
const size = (label: string) => ({ name: "Size", label });

test("shows the variant of the options that were selected, or of as many as one has", async () => {
  const id = PRODUCTS.silkWrapDress;
  const creamM = { selected: ["Cream", "M"], first: ["Cream", "M"] };
  expect(await productAnswer({ id, selected: [color("Cream"), size("M")] })).toEqual(creamM);
  const mOnly = await productAnswer({ id, selected: [size("M")] });
  expect([mOnly.selected, mOnly.first?.[1]]).toEqual([["M"], "M"]);
  const unsold = [color("Cream"), size("XXXL")];
  expect((await productAnswer({ id, selected: unsold })).selected).toEqual(["Cream"]);
  const preferences = ["Size", "Color"];
  const other = [color("Plaid"), size("M")];
  expect((await productAnswer({ id, selected: other, preferences })).selected).toEqual(["M"]);
  // A variant's id says everything.
  expect(await productAnswer({ id: DRESS_M, selected: [size("S")] })).toEqual(creamM);
});

test("leaves out what the filters of a lookup exclude, without calling it unknown", async () => {
  const ids = [DRESS_M, PRODUCTS.cashmereBlazer, DRESS_M];
  const found = async (filters: object) => {
    const { products, messages } = await send("/ucp/catalog/lookup", LookupAnswerSchema, {
      body: { ids, filters },
    });
    expect(messages).toEqual([]);
    return products.map(({ handle }) => handle);
  };
  const dress = await send("/ucp/catalog/lookup", LookupAnswerSchema, { body: { ids } });
  expect(dress.products[0]?.variants[0]?.inputs).toHaveLength(1);
  const price = dress.products.find(({ handle }) => handle === "silk-wrap-dress")?.price_range.min;
  expect(await found({ price: { max: price?.amount } })).toEqual(["silk-wrap-dress"]);
  expect(await found({ price: { max: 100 } })).toEqual([]);
  expect(await found({ categories: ["dresses"] })).toEqual(["silk-wrap-dress"]);
});

test("cuts a limit of search to its own", async () => {
  expect((await search({ pagination: { limit: 5000 } })).products).toHaveLength(24);
});

const HOSTILE: [name: string, path: string, sent: Sent, status: number, code: string][] = [
  ["no JSON", "/ucp/carts", { body: "{" }, 400, "invalid_request"],
  ["an empty cart", "/ucp/carts", { body: { line_items: [] } }, 400, "invalid_request"],
  ["a list", "/ucp/catalog/search", { body: [] }, 400, "invalid_request"],
  [
    "a cart of 10,000 lines",
    "/ucp/carts",
    { body: { line_items: Array.from({ length: 10_000 }, () => lineOf(DRESS_M)) } },
    400,
    "request_too_large",
  ],
  [
    "a negative quantity",
    "/ucp/carts",
    { body: { line_items: [lineOf(DRESS_M, -1)] } },
    400,
    "invalid_request",
  ],
  [
    "half a quantity",
    "/ucp/carts",
    { body: { line_items: [lineOf(DRESS_M, 0.5)] } },
    400,
    "invalid_request",
  ],
  [
    "a price that is no number",
    "/ucp/catalog/search",
    { body: { filters: { price: { min: "1" } } } },
    400,
    "invalid_request",
  ],
  [
    "a cursor that is none",
    "/ucp/catalog/search",
    { body: { pagination: { cursor: "1; drop table" } } },
    400,
    "invalid_request",
  ],
  [
    "1,000 ids",
    "/ucp/catalog/lookup",
    { body: { ids: Array.from({ length: 1000 }, () => DRESS_M) } },
    400,
    "request_too_large",
  ],
  ["a cart's id that is none", "/ucp/carts/x", { method: "GET" }, 200, "not_found"],
  [
    "a cart's id of 31 lines",
    `/ucp/carts/${Array.from({ length: 31 }, () => `${DRESS_M}:1`).join(",")}`,
    { method: "GET" },
    200,
    "not_found",
  ],
  ["an endpoint that is none", "/ucp/orders", {}, 404, "not_found"],
];

test.each(HOSTILE)(
  "rejects %s with an error of the protocol",
  async (_, path, sent, status, code) => {
    expect(codesOf(await send(path, ErrorAnswerSchema, sent, status))).toEqual([code]);
  },
);

test("accepts an agent with any profile URL", async () => {
  const headers = { "ucp-agent": 'profile="https://agent.example/ucp?version=3"' };
  await send("/ucp/catalog/search", SearchAnswerSchema, { headers, body: {} });
});

test("says that it is unavailable while stock or catalogue cannot be read, and still leads to the bag", async () => {
  const failing = openTestChannels(shop, { stock: { findFree: fail, findFreeOf: fail } });
  const post = (path: string, body: object) =>
    failing.routes.request(path, { method: "POST", body: JSON.stringify(body) });
  expect((await post("/ucp/carts", { line_items: [lineOf(DRESS_M)] })).status).toBe(503);
  expect((await failing.routes.request(`/buy/${DRESS_M}:2`)).status).toBe(303);
  const samples = openTestChannels(shop, { source: "sample" });
  for (const path of ["/agents.md", "/llms.txt"]) {
    const { status, headers } = await samples.routes.request(path);
    expect([status, headers.get("cache-control")]).toEqual([503, "no-store"]);
  }
});

test("limits the requests of one client", async () => {
  const statuses: number[] = [];
  for (let request = 0; request <= 120; request += 1) {
    statuses.push((await routes.request("/ucp/orders", { client: "one" })).status);
  }
  expect([...new Set(statuses)]).toEqual([404, 429]);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
});

test("leads from a permalink to the bag, never elsewhere", async () => {
  const follow = async (path: string) => {
    const { status, headers } = await routes.request(path);
    expect([status, headers.get("cache-control"), headers.get("referrer-policy")]).toEqual([
      303,
      "no-store",
      "no-referrer",
    ]);
    return headers.get("location");
  };
  const bag = `/bag?line=2.${PRODUCTS.silkWrapDress}.M.Cream`;
  expect(await follow(`/buy/${DRESS_M}:2,${ABSENT}:1`)).toBe(bag);
  expect(await follow(`/buy/${DRESS_M}:2?continue_to=/es/checkout`)).toBe(`/es${bag}`);
  expect(await follow(`/buy/${DRESS_M}:2?continue_to=https://evil.test`)).toBe(bag);
  for (const items of ["x", "%00", `${DRESS_M}:0`, `${DRESS_M}:999`, ABSENT]) {
    expect(await follow(`/buy/${items}`)).toBe("/bag?");
  }
});

test("tells assistants what there is and how to buy it, from the same catalogue", async () => {
  const read = async (path: string) => {
    const answer = await routes.request(path);
    return [answer.headers.get("content-type"), await answer.text()];
  };
  const [type, text] = await read("/agents.md");
  expect(type).toBe("text/markdown; charset=utf-8");
  expect(text).toContain(`[Dresses](${STORE_URL}/shop?category=dresses)`);
  expect(text).toContain(`${STORE_URL}/es/feeds/google.xml`);
  expect(await read("/llms.txt")).toEqual(["text/plain; charset=utf-8", text]);
});
