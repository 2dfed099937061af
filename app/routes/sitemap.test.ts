import { readdirSync } from "node:fs";
import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { catalogueContext } from "#app/data/catalogue/catalogue.ts";
import { withSource } from "#app/data/catalogue/map-catalogue.ts";
import { sampleCatalogue } from "#app/data/catalogue/sample-catalogue.ts";
import { SAMPLE_PRODUCTS } from "#app/data/catalogue/sample-products.ts";
import type { StoredCatalogue } from "#app/data/catalogue/supabase-catalogue.ts";
import type { CatalogueSource } from "#app/domain/catalogue/catalogue-source.ts";
import { PRODUCTS_PER_SITEMAP } from "#app/domain/catalogue/sitemap.ts";
import { storeUrlContext } from "#app/rendering-context.ts";
import { loader as robotsLoader } from "./robots.ts";
import { loader as indexLoader } from "./sitemap.ts";
import { loader } from "./sitemap-file.ts";

const STORE = "https://shop.test";

/** Each page file in `info` is published. */
const infoPaths = readdirSync("app/storefront/info")
  .flatMap((file) => /^([a-z-]+)-page\.tsx$/.exec(file)?.[1] ?? [])
  .map((name) => `/info/${name}`);

type Change = Partial<StoredCatalogue>;

function loaderArgs(path: string, change: Change = {}, source: CatalogueSource = "database") {
  const context = new RouterContextProvider();
  context.set(catalogueContext, withSource({ ...sampleCatalogue(), ...change }, source));
  context.set(storeUrlContext, STORE);
  const url = new URL(`http://127.0.0.1:3000${path}`);
  return { request: new Request(url), url, context };
}

const loadIndex = (change?: Change, source?: CatalogueSource) =>
  indexLoader({
    ...loaderArgs("/sitemap.xml", change, source),
    pattern: "/sitemap.xml",
    params: {},
  });

const load = (file: string, change?: Change, source?: CatalogueSource) =>
  loader({
    ...loaderArgs(`/sitemap/${file}`, change, source),
    pattern: "/sitemap/:file",
    params: { file },
  });

const locationsIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url?.replace(STORE, ""));

const PAGES = [
  "",
  "/shop",
  ...["la-dolce-vita", "modern-milan", "tuscan-escape"].map((one) => `/shop?collection=${one}`),
  ...["accessories", "bottoms", "dresses", "outerwear", "shoes", "tops"].map(
    (one) => `/shop?category=${one}`,
  ),
  ...[
    "cashmere-blazer",
    "italian-leather-handbag",
    "italian-leather-loafers",
    "linen-palazzo-pants",
    "silk-blouse",
    "silk-wrap-dress",
  ].map((one) => `/products/${one}`),
  ...infoPaths,
];

test("lists exactly the published URLs, each in both languages", async () => {
  const index = await loadIndex();
  expect(index.headers.get("Content-Type")).toBe("application/xml; charset=utf-8");
  const sitemaps = locationsIn(await index.text());
  expect(sitemaps).toEqual(["/sitemap/pages.xml", "/sitemap/products-1.xml"]);
  const listed: (string | undefined)[] = [];
  for (const path of sitemaps) {
    const answer = await load(path?.replace("/sitemap/", "") ?? "");
    expect(answer.headers.get("Content-Type")).toBe("application/xml; charset=utf-8");
    listed.push(...locationsIn(await answer.text()));
  }
  const both = PAGES.flatMap((path) => [path || "/", `/es${path}`]);
  expect(listed.toSorted()).toEqual(both.toSorted());
});

test("lists alternate languages, and pictures of products", async () => {
  const xml = await (await load("products-1.xml")).text();
  const dress = xml
    .split("\n")
    .find((line) => line.includes(`<loc>${STORE}/es/products/silk-wrap`));
  expect(dress).toContain(`hreflang="en" href="${STORE}/products/silk-wrap-dress"`);
  expect(dress).toContain(`hreflang="es" href="${STORE}/es/products/silk-wrap-dress"`);
  const [main] = SAMPLE_PRODUCTS.find(({ slug }) => slug === "silk-wrap-dress")?.images ?? [];
  expect(dress).toContain(`<image:loc>${STORE}${main}</image:loc>`);
});

test("escapes picture URLs and omits data URLs", async () => {
  const images = ['https://x.test/?a=1&b=</image:loc>"', "data:image/png;base64,AA=="];
  const listPublished = async () => [{ slug: "a", images }];
  const xml = await (await load("products-1.xml", { listPublished })).text();
  expect(xml).toContain("https://x.test/?a=1&amp;b=&lt;/image:loc&gt;&quot;");
  expect(xml).not.toContain("data:");
});

test("splits a large catalogue into sitemaps of ten thousand products", async () => {
  const sitemaps = async (count: number) =>
    locationsIn(await (await loadIndex({ countPublished: async () => count })).text()).slice(1);
  expect(await sitemaps(0)).toEqual([]);
  expect(await sitemaps(10_000)).toEqual(["/sitemap/products-1.xml"]);
  expect(await sitemaps(20_001)).toEqual([1, 2, 3].map((part) => `/sitemap/products-${part}.xml`));
});

test("stays within the size limit with the longest URLs", async () => {
  const images = Array.from({ length: 5 }, () => `https://cdn.example/${"x".repeat(180)}`);
  const slug = "s".repeat(200);
  const listPublished = async () => [{ slug, images }];
  const xml = await (await load("products-7.xml", { listPublished })).text();
  expect(locationsIn(xml)).toHaveLength(2);
  expect(PRODUCTS_PER_SITEMAP * 2).toBeLessThanOrEqual(50_000);
  expect(Buffer.byteLength(xml) * PRODUCTS_PER_SITEMAP).toBeLessThan(50 * 1024 * 1024);
});

test.each(["products-2.xml", "products-0.xml", "products-1", "others.xml", "..%2fpages.xml"])(
  "responds with 404 for %s",
  async (file) => {
    await expect(load(file)).rejects.toMatchObject({ init: { status: 404 } });
  },
);

test("responds with 503 for sample or unreadable products", async () => {
  const fail = async () => Promise.reject(new Error("unreachable"));
  const answers = [
    await loadIndex({}, "sample"),
    await load("pages.xml", {}, "sample"),
    await load("products-1.xml", { listPublished: fail }),
  ];
  for (const { status, headers } of answers) {
    expect([status, headers.get("Retry-After")]).toEqual([503, "600"]);
  }
});

test("disallows private pages in both languages and links the sitemap", async () => {
  const answer = robotsLoader({ ...loaderArgs("/robots.txt"), pattern: "/robots.txt", params: {} });
  const lines = (await answer.text()).split("\n");
  for (const folder of ["admin", "bag", "checkout", "confirmation", "orders", "language"]) {
    expect(lines).toContain(`Disallow: /${folder}`);
    expect(lines).toContain(`Disallow: /es/${folder}`);
  }
  expect(lines).toContain(`Sitemap: ${STORE}/sitemap.xml`);
  const forbidden = lines.flatMap((line) => /^Disallow: (.*)$/.exec(line)?.[1] ?? []);
  const published = PAGES.flatMap((path) => [path || "/", `/es${path}`]);
  // Crawlers must read its `noindex`.
  published.push("/wishlist", "/es/wishlist");
  expect(published.filter((url) => forbidden.some((start) => url.startsWith(start)))).toEqual([]);
});
