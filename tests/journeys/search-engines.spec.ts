import type { APIRequestContext } from "@playwright/test";
import { centsFromAmount, formatCents } from "#app/domain/money/money.ts";
import { DEFAULT_PRICING } from "#app/domain/money/pricing.ts";
import { finalPrice } from "#app/domain/money/tax.ts";
import { attributesIn, sentencesOf, visibleTextOf } from "../fixtures/served-page.ts";
import { expect, test } from "../fixtures/shop-test.ts";
import { structuredDataSchema } from "../fixtures/structured-data-schema.ts";

type Product = {
  slug: string;
  name: string;
  name_es: string;
  description: string;
  description_es: string;
  price: string | number;
};

/** Return the paths of all info pages, which the footer links. */
async function footerInfoPaths(request: APIRequestContext): Promise<string[]> {
  const html = await (await request.get("/")).text();
  const footer = html.slice(html.indexOf("<footer"));
  return attributesIn(footer, "a", "href").filter((href) => href.startsWith("/info/"));
}

const locationsIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = ""]) => url);

/** Return the URLs in the shop's sitemaps. */
async function listedUrls(request: APIRequestContext): Promise<string[]> {
  const robots = await (await request.get("/robots.txt")).text();
  const index = /^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? "";
  const sitemaps = locationsIn(await (await request.get(index)).text());
  const files = await Promise.all(sitemaps.map(async (url) => (await request.get(url)).text()));
  return files.flatMap(locationsIn);
}

function structuredDataIn(html: string, storeUrl: string) {
  const schema = structuredDataSchema(storeUrl);
  const texts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...texts].map(([, text = ""]) => schema.parse(JSON.parse(text)));
}

test("lists exactly the published pages in the sitemap, in both languages", async ({
  request,
  shop,
  database,
}) => {
  const products = await database.read<{ slug: string }>("products?select=slug");
  const usedNames = async (table: string, link: string) => {
    const used = await database.read<Record<string, string>>(`products?select=${link}`);
    const ids = new Set(used.map((row) => row[link]));
    const rows = await database.read<{ id: string; name: string }>(`${table}?select=id,name`);
    return rows.filter(({ id }) => ids.has(id)).map(({ name }) => encodeURIComponent(name));
  };
  const pages = [
    "",
    "/shop",
    ...(await usedNames("categories", "category_id")).map((name) => `/shop?category=${name}`),
    ...(await usedNames("collections", "collection_id")).map((name) => `/shop?collection=${name}`),
    ...products.map(({ slug }) => `/products/${slug}`),
    ...(await footerInfoPaths(request)),
  ];
  const expected = pages.flatMap((page) => [`${shop.url}${page || "/"}`, `${shop.url}/es${page}`]);
  expect((await listedUrls(request)).toSorted()).toEqual(expected.toSorted());
});

test("serves each listed page complete without script: texts, links, prices and structured data in its language", async ({
  request,
  shop,
  database,
}) => {
  const products = await database.read<Product>("products?select=*");
  const foreign = { en: sentencesOf("es"), es: sentencesOf("en") };
  expect(Math.min(foreign.en.length, foreign.es.length)).toBeGreaterThan(80);
  const heads: string[] = [];
  for (const url of await listedUrls(request)) {
    const response = await request.get(url);
    expect(response.status(), url).toBe(200);
    const html = await response.text();
    const text = visibleTextOf(html);
    const { pathname } = new URL(url);
    const language = /^\/es(?=\/|$)/.test(pathname) ? "es" : "en";
    expect(attributesIn(html, "html", "lang"), url).toEqual([language]);
    expect(html, url).toContain(`<link rel="canonical" href="${url.replaceAll("&", "&amp;")}"`);
    expect(html, url).not.toContain('content="noindex"');
    const [description = ""] = /<meta name="description" content="[^"]+"/.exec(html) ?? [];
    expect(description, url).not.toBe("");
    // Italian names are the same in both languages.
    heads.push(description, `${language} ${/<title>[^<]+/.exec(html)?.[0]}`);
    expect(
      foreign[language].filter((sentence) => text.includes(sentence)),
      `${url} contains the other language`,
    ).toEqual([]);
    const links = attributesIn(html, "a", "href").filter((href) => /^\/(?!language\/)/.test(href));
    expect(links.length, url).toBeGreaterThan(10);
    expect(
      links.filter((href) => /^\/es(?=[/?#]|$)/.test(href) !== (language === "es")),
      `${url} links to the other language`,
    ).toEqual([]);

    const kinds = structuredDataIn(html, shop.url).map((one) => one["@type"]);
    const product = products.find(({ slug }) => pathname.endsWith(`/products/${slug}`));
    if (product) {
      const isSpanish = language === "es";
      expect(text, url).toContain(isSpanish ? product.name_es : product.name);
      expect(text, url).toContain(isSpanish ? product.description_es : product.description);
      expect(text, url).not.toContain(isSpanish ? product.description : product.description_es);
      const price = Number(product.price).toLocaleString("en-US", { minimumFractionDigits: 2 });
      expect(text, url).toContain(`$${price}`);
      // What shoppers pay, with IVA of 15 %.
      const final = formatCents(finalPrice(centsFromAmount(product.price), DEFAULT_PRICING));
      expect(text, url).toContain(`${final} ${isSpanish ? "con" : "with"} IVA`);
      expect(html, url).toContain(`property="og:description" content="${final} · `);
      expect(kinds, url).toEqual(["Product", "BreadcrumbList"]);
    } else if (pathname.endsWith("/shop")) {
      const isWhole = !url.includes("?");
      expect(kinds, url).toEqual(
        isWhole ? ["CollectionPage"] : ["BreadcrumbList", "CollectionPage"],
      );
    } else {
      const isHome = /^\/(?:es)?$/.test(pathname);
      expect(kinds, url).toEqual(isHome ? ["Organization"] : []);
    }
  }
  const duplicates = heads.filter((head, index) => heads.indexOf(head) !== index);
  expect(duplicates, "titles and descriptions of more than one page").toEqual([]);
});
