import { readdirSync } from "node:fs";
import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { catalogueContext } from "#app/data/catalogue/catalogue.ts";
import { withSource } from "#app/data/catalogue/map-catalogue.ts";
import { sampleCatalogue } from "#app/data/catalogue/sample-catalogue.ts";
import { SAMPLE_PRODUCTS } from "#app/data/catalogue/sample-products.ts";
import type { StoredCatalogue } from "#app/data/catalogue/supabase-catalogue.ts";
import type { CatalogueSource } from "#app/domain/catalogue-source.ts";
import { PRODUCTS_PER_SITEMAP } from "#app/domain/sitemap.ts";
import { storeUrlContext } from "#app/rendering-context.ts";
import { loader as robotsLoader } from "./robots.ts";
import { loader as indexLoader } from "./sitemap.ts";
import { loader } from "./sitemap-file.ts";

const STORE = "https://shop.test";

/** A page under `/info` is published by its file. */
const infoPaths = readdirSync("app/storefront/info")
  .flatMap((file) => /^([a-z-]+)-page\.tsx$/.exec(file)?.[1] ?? [])
  .map((name) => `/info/${name}`);

type Change = Partial<StoredCatalogue>;

function givenTo(address: string, change: Change = {}, source: CatalogueSource = "database") {
  const context = new RouterContextProvider();
  context.set(catalogueContext, withSource({ ...sampleCatalogue(), ...change }, source));
  context.set(storeUrlContext, STORE);
  const url = new URL(`http://127.0.0.1:3000${address}`);
  return { request: new Request(url), url, context };
}

const askIndex = (change?: Change, source?: CatalogueSource) =>
  indexLoader({ ...givenTo("/sitemap.xml", change, source), pattern: "/sitemap.xml", params: {} });

const ask = (file: string, change?: Change, source?: CatalogueSource) =>
  loader({
    ...givenTo(`/sitemap/${file}`, change, source),
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

test("the sitemaps list exactly the published addresses, each in both languages", async () => {
  const index = await askIndex();
  expect(index.headers.get("Content-Type")).toBe("application/xml; charset=utf-8");
  const sitemaps = locationsIn(await index.text());
  expect(sitemaps).toEqual(["/sitemap/pages.xml", "/sitemap/products-1.xml"]);
  const listed: (string | undefined)[] = [];
  for (const address of sitemaps) {
    const answer = await ask(address?.replace("/sitemap/", "") ?? "");
    expect(answer.headers.get("Content-Type")).toBe("application/xml; charset=utf-8");
    listed.push(...locationsIn(await answer.text()));
  }
  const both = PAGES.flatMap((address) => [address || "/", `/es${address}`]);
  expect(listed.toSorted()).toEqual(both.toSorted());
});

test("each address names its other language, and a product's also its pictures", async () => {
  const xml = await (await ask("products-1.xml")).text();
  const dress = xml
    .split("\n")
    .find((line) => line.includes(`<loc>${STORE}/es/products/silk-wrap`));
  expect(dress).toContain(`hreflang="en" href="${STORE}/products/silk-wrap-dress"`);
  expect(dress).toContain(`hreflang="es" href="${STORE}/es/products/silk-wrap-dress"`);
  const [main] = SAMPLE_PRODUCTS.find(({ slug }) => slug === "silk-wrap-dress")?.images ?? [];
  expect(dress).toContain(`<image:loc>${STORE}${main}</image:loc>`);
});

test("a hostile picture's address stays an address, and a data string is left out", async () => {
  const images = ['https://x.test/?a=1&b=</image:loc>"', "data:image/png;base64,AA=="];
  const listPublished = async () => [{ slug: "a", images }];
  const xml = await (await ask("products-1.xml", { listPublished })).text();
  expect(xml).toContain("https://x.test/?a=1&amp;b=&lt;/image:loc&gt;&quot;");
  expect(xml).not.toContain("data:");
});

test("a large catalogue has a sitemap for every ten thousand products", async () => {
  const sitemaps = async (count: number) =>
    locationsIn(await (await askIndex({ countPublished: async () => count })).text()).slice(1);
  expect(await sitemaps(0)).toEqual([]);
  expect(await sitemaps(10_000)).toEqual(["/sitemap/products-1.xml"]);
  expect(await sitemaps(20_001)).toEqual([1, 2, 3].map((part) => `/sitemap/products-${part}.xml`));
});

test("a sitemap of the longest addresses stays within what a file may hold", async () => {
  const images = Array.from({ length: 5 }, () => `https://cdn.example/${"x".repeat(180)}`);
  const slug = "s".repeat(200);
  const listPublished = async () => [{ slug, images }];
  const xml = await (await ask("products-7.xml", { listPublished })).text();
  expect(locationsIn(xml)).toHaveLength(2);
  expect(PRODUCTS_PER_SITEMAP * 2).toBeLessThanOrEqual(50_000);
  expect(Buffer.byteLength(xml) * PRODUCTS_PER_SITEMAP).toBeLessThan(50 * 1024 * 1024);
});

test.each(["products-2.xml", "products-0.xml", "products-1", "others.xml", "..%2fpages.xml"])(
  "there is no sitemap %s",
  async (file) => {
    await expect(ask(file)).rejects.toMatchObject({ init: { status: 404 } });
  },
);

test("lists neither sample products nor unreadable ones: crawlers are told to come again", async () => {
  const away = async () => Promise.reject(new Error("away"));
  const answers = [
    await askIndex({}, "sample"),
    await ask("pages.xml", {}, "sample"),
    await ask("products-1.xml", { listPublished: away }),
  ];
  for (const { status, headers } of answers) {
    expect([status, headers.get("Retry-After")]).toEqual([503, "600"]);
  }
});

test("robots.txt keeps crawlers from private pages in both languages and names the sitemap", async () => {
  const answer = robotsLoader({ ...givenTo("/robots.txt"), pattern: "/robots.txt", params: {} });
  const lines = (await answer.text()).split("\n");
  for (const folder of ["admin", "bag", "checkout", "confirmation", "orders", "language"]) {
    expect(lines).toContain(`Disallow: /${folder}`);
    expect(lines).toContain(`Disallow: /es/${folder}`);
  }
  expect(lines).toContain(`Sitemap: ${STORE}/sitemap.xml`);
  const forbidden = lines.flatMap((line) => /^Disallow: (.*)$/.exec(line)?.[1] ?? []);
  const published = PAGES.flatMap((address) => [address || "/", `/es${address}`]);
  expect(published.filter((url) => forbidden.some((start) => url.startsWith(start)))).toEqual([]);
});
