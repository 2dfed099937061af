import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "../../app/routes.ts";
import { JOURNEY_BACKEND } from "../fixtures/journey-backend.ts";
import { inlineScripts, scriptSources } from "../fixtures/script-sources.ts";
import { expect, test } from "../fixtures/shop-test.ts";

const PARAMETERS: Record<string, string> = {
  "es?": "es",
  ":slug": "silk-wrap-dress",
  ":page": "about",
  ":orderId": "a0000000-0000-4000-8000-000000000009",
  ":language": "es",
  "*": "nowhere",
};

/** Return the paths of all routes in both languages. */
function pathsOf(entries: RouteConfigEntry[], above: string[] = []): string[] {
  return entries.flatMap(({ path = "", children }) => {
    const parts = [...above, ...path.split("/").filter(Boolean)];
    if (children) return pathsOf(children, parts);
    const filled = parts.map((part) => PARAMETERS[part] ?? part);
    return [`/${filled.join("/")}`, `/${filled.slice(parts[0] === "es?" ? 1 : 0).join("/")}`];
  });
}

const OTHERS = [
  "/healthz",
  "/readyz",
  "/brand/wordmark.svg",
  "/rest/v1/products?select=id&limit=1",
  "/auth/v1/settings",
  "/storage/v1/object/public/product-images/nothing.jpg",
  "/payphone-sandbox/box/v2.0/payphone-payment-box.js",
  "/shop.data",
  "/wp-login.php",
];

const PAYPHONE = "payphonetodoesposible.com";
const CHECKOUT = /^(\/es)?\/checkout$/;
/** Checkout, and the pages of an order that awaits its payment. */
const PAYS = /^(\/es)?\/(checkout|orders\/:reference|pay\/:token)$/;

test("sends a strict policy with every response, and allows PayPhone only where one pays", async ({
  shop,
}) => {
  const paths = new Set([...pathsOf(routes), ...OTHERS]);
  expect(paths.size).toBeGreaterThan(40);
  for (const path of paths) {
    const response = await fetch(shop.url + path, { redirect: "manual" });
    const body = await response.text();
    const headers = Object.fromEntries(response.headers);
    expect(headers, path).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "origin-when-cross-origin",
      "content-security-policy": expect.any(String),
    });
    const policy = headers["content-security-policy"] ?? "";
    const sources = scriptSources(policy);
    expect(sources.join(" "), path).not.toMatch(/unsafe|\*(?!\.)/);
    expect(policy.includes(PAYPHONE), path).toBe(PAYS.test(path));
    const isPage = headers["content-type"]?.startsWith("text/html") && response.status !== 302;
    if (!isPage) continue;
    const { tags, hashes } = inlineScripts(body);
    expect(body, path).not.toMatch(/<[a-z]+[^>]* on[a-z]+="/);
    if (CHECKOUT.test(path)) {
      expect(tags.join(), path).not.toContain("nonce");
      expect(policy, path).not.toContain("nonce");
      expect(new Set(sources.filter((source) => source.startsWith("'sha256-"))), path).toEqual(
        hashes,
      );
      continue;
    }
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
    expect(nonce, path).toMatch(/^[\w+/]{22}==$/);
    for (const tag of tags) expect(tag, path).toContain(`nonce="${nonce}"`);
  }
});

test("sends nosniff with files that are not pages", async ({ shop }) => {
  const home = await (await fetch(shop.url)).text();
  const [script = ""] = /\/assets\/[^"]+\.js/.exec(home) ?? [];
  for (const path of [script, "/plates/silk-wrap-dress-front-400.avif"]) {
    const { status, headers } = await fetch(shop.url + path);
    expect([status, headers.get("x-content-type-options")], path).toEqual([200, "nosniff"]);
    expect(headers.get("content-type"), path).toMatch(/^(text\/javascript|image\/avif)/);
  }
});

test("serves a cached page until something changes", async ({ shop, database }) => {
  const { slug } = await database.addProduct("Freshness Scarf", { price: 41, quantity: 7 });
  const get = async (path: string, etag?: string) => {
    const headers = etag ? { "if-none-match": etag } : undefined;
    const response = await fetch(shop.url + path, { headers });
    return {
      status: response.status,
      etag: response.headers.get("etag") ?? "",
      text: await response.text(),
    };
  };
  const isHosted = JOURNEY_BACKEND !== "embedded";
  const expectCached = async () => {
    for (const path of [`/products/${slug}`, "/shop?q=freshness", `/products/${slug}.data`]) {
      const first = await get(path);
      expect(first.text, path).toContain("41");
      expect((await get(path, first.etag)).status, path).toBe(304);
    }
    expect(JSON.parse((await get(`/products/${slug}/stock`)).text)).toMatchObject({ total: 7 });
  };
  // Writes of other processes are noticed within half a second (decision 018).
  if (isHosted) await expect(expectCached).toPass();
  else await expectCached();
  const before = await get(`/products/${slug}`);
  await database.change(`products?slug=eq.${slug}`, { price: 43, quantity: 5 });
  if (isHosted) {
    const status = async () => (await get(`/products/${slug}`, before.etag)).status;
    await expect.poll(status).toBe(200);
  }
  const after = await get(`/products/${slug}`, before.etag);
  expect(after.status).toBe(200);
  expect(after.text).toContain("$43.00");
  expect((await get("/shop?q=freshness")).text).toContain("$43.00");
  expect(JSON.parse((await get(`/products/${slug}/stock`)).text)).toMatchObject({ total: 5 });
});

test("ignores host, cookies and unknown parameters in a cached page", async ({ shop }) => {
  const poison = {
    "x-forwarded-host": "evil.example",
    "x-forwarded-for": "203.0.113.9",
    cookie: "session=evil",
    "accept-language": "en",
  };
  const poisoned = await fetch(`${shop.url}/info/about?utm_source=evil`, { headers: poison });
  const clean = await fetch(`${shop.url}/info/about`);
  expect(await poisoned.text()).not.toContain("evil");
  expect(clean.headers.get("etag")).toBe(poisoned.headers.get("etag"));
});

test("prints no path that it cannot decode", async ({ shop }) => {
  const reference = `GL-1700000000000-${"0".repeat(32)}`;
  expect((await fetch(`${shop.url}/orders/${reference}%`)).status).toBe(400);
  expect((await fetch(`${shop.url}/healthz`)).status).toBe(200);
  expect(shop.output()).not.toContain(reference);
});
