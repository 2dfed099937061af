import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { type Catalogue, catalogueContext } from "#app/data/catalogue.ts";
import { sampleCatalogue } from "#app/data/sample-catalogue.ts";
import { SAMPLE_PRODUCTS } from "#app/data/sample-goods.ts";
import { storeUrlContext } from "#app/rendering-context.ts";
import { loader as robotsLoader } from "./robots.ts";
import { loader } from "./sitemap.ts";

const STORE = "https://shop.test";

function givenTo(pattern: "/sitemap.xml" | "/robots.txt", change: Partial<Catalogue> = {}) {
  const context = new RouterContextProvider();
  context.set(catalogueContext, { ...sampleCatalogue(), source: "database", ...change });
  context.set(storeUrlContext, STORE);
  const url = new URL(`http://127.0.0.1:3000${pattern}`);
  return { request: new Request(url), url, context, params: {} };
}

const ask = (change?: Partial<Catalogue>) =>
  loader({ ...givenTo("/sitemap.xml", change), pattern: "/sitemap.xml" });

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
  ...[
    "shipping-and-returns",
    "size-guide",
    "contact",
    "about",
    "privacy",
    "accessibility",
    "terms",
  ].map((one) => `/info/${one}`),
];

test("the sitemap lists exactly the published addresses, each in both languages", async () => {
  const answer = await ask();
  expect(answer.headers.get("Content-Type")).toBe("application/xml; charset=utf-8");
  const both = PAGES.flatMap((address) => [address || "/", `/es${address}`]);
  expect(locationsIn(await answer.text()).toSorted()).toEqual(both.toSorted());
});

test("each address names its other language, and a product's also its pictures", async () => {
  const xml = await (await ask()).text();
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
  const xml = await (await ask({ listPublished: async () => [{ slug: "a", images }] })).text();
  expect(xml).toContain("https://x.test/?a=1&amp;b=&lt;/image:loc&gt;&quot;");
  expect(xml).not.toContain("data:");
});

test("a large catalogue is asked for in parts and listed up to 20,000 products", async () => {
  const asked: string[] = [];
  const slugOf = (number: number) => `p-${String(number).padStart(6, "0")}`;
  const listPublished: Catalogue["listPublished"] = async (after, limit) => {
    asked.push(after);
    const first = after ? Number(after.slice(2)) + 1 : 0;
    return Array.from({ length: limit }, (_, index) => ({
      slug: slugOf(first + index),
      images: [],
    }));
  };
  const urls = locationsIn(await (await ask({ listPublished })).text());
  expect(new Set(urls).size).toBe(urls.length);
  expect(urls.filter((url) => url?.startsWith("/products/"))).toHaveLength(20_000);
  expect(urls.length).toBeLessThan(50_000);
  expect(asked.slice(0, 2)).toEqual(["", slugOf(499)]);
});

test("sample goods are not listed: crawlers are asked to come again", async () => {
  const answer = await ask({ source: "sample" });
  expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "600"]);
});

test("robots.txt keeps crawlers from private pages in both languages and names the sitemap", async () => {
  const answer = robotsLoader({ ...givenTo("/robots.txt"), pattern: "/robots.txt" });
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
