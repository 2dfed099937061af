import type { APIRequestContext } from "@playwright/test";
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

/** The footer links to every page under `/info`. */
async function footerInfoPaths(request: APIRequestContext): Promise<string[]> {
  const html = await (await request.get("/")).text();
  const footer = html.slice(html.indexOf("<footer"));
  return attributesIn(footer, "a", "href").filter((href) => href.startsWith("/info/"));
}

const locationsIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = ""]) => url);

/** Every address that the shop's sitemaps list, in full. */
async function listedAddresses(request: APIRequestContext): Promise<string[]> {
  const robots = await (await request.get("/robots.txt")).text();
  const index = /^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? "";
  const sitemaps = locationsIn(await (await request.get(index)).text());
  const files = await Promise.all(
    sitemaps.map(async (address) => (await request.get(address)).text()),
  );
  return files.flatMap(locationsIn);
}

function structuredDataIn(html: string, storeUrl: string) {
  const schema = structuredDataSchema(storeUrl);
  const texts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...texts].map(([, text = ""]) => schema.parse(JSON.parse(text)));
}

test("the sitemap leads to exactly what is published, in both languages", async ({
  request,
  shop,
  database,
}) => {
  const products = await database.read<{ slug: string }>("products?select=slug");
  const taxa = async (table: string, link: string) => {
    const used = await database.read<Record<string, string>>(`products?select=${link}`);
    const ids = new Set(used.map((row) => row[link]));
    const rows = await database.read<{ id: string; name: string }>(`${table}?select=id,name`);
    return rows.filter(({ id }) => ids.has(id)).map(({ name }) => encodeURIComponent(name));
  };
  const pages = [
    "",
    "/shop",
    ...(await taxa("categories", "category_id")).map((name) => `/shop?category=${name}`),
    ...(await taxa("collections", "collection_id")).map((name) => `/shop?collection=${name}`),
    ...products.map(({ slug }) => `/products/${slug}`),
    ...(await footerInfoPaths(request)),
  ];
  const expected = pages.flatMap((page) => [`${shop.url}${page || "/"}`, `${shop.url}/es${page}`]);
  expect((await listedAddresses(request)).toSorted()).toEqual(expected.toSorted());
});

test("each listed page is served whole without script: words, links, prices and structured data in its language", async ({
  request,
  shop,
  database,
}) => {
  const products = await database.read<Product>("products?select=*");
  const foreign = { en: sentencesOf("es"), es: sentencesOf("en") };
  expect(Math.min(foreign.en.length, foreign.es.length)).toBeGreaterThan(80);
  const heads: string[] = [];
  for (const url of await listedAddresses(request)) {
    const answer = await request.get(url);
    expect(answer.status(), url).toBe(200);
    const html = await answer.text();
    const words = visibleTextOf(html);
    const { pathname } = new URL(url);
    const language = /^\/es(?=\/|$)/.test(pathname) ? "es" : "en";
    expect(attributesIn(html, "html", "lang"), url).toEqual([language]);
    expect(html, url).toContain(`<link rel="canonical" href="${url.replaceAll("&", "&amp;")}"`);
    expect(html, url).not.toContain('content="noindex"');
    const [description = ""] = /<meta name="description" content="[^"]+"/.exec(html) ?? [];
    expect(description, url).not.toBe("");
    // An Italian name is the same in both.
    heads.push(description, `${language} ${/<title>[^<]+/.exec(html)?.[0]}`);
    expect(
      foreign[language].filter((sentence) => words.includes(sentence)),
      `${url} speaks the other language`,
    ).toEqual([]);
    const links = attributesIn(html, "a", "href").filter((href) => /^\/(?!language\/)/.test(href));
    expect(links.length, url).toBeGreaterThan(10);
    expect(
      links.filter((href) => /^\/es(?=[/?#]|$)/.test(href) !== (language === "es")),
      `${url} leads to the other language`,
    ).toEqual([]);

    const kinds = structuredDataIn(html, shop.url).map((one) => one["@type"]);
    const product = products.find(({ slug }) => pathname.endsWith(`/products/${slug}`));
    if (product) {
      const isSpanish = language === "es";
      expect(words, url).toContain(isSpanish ? product.name_es : product.name);
      expect(words, url).toContain(isSpanish ? product.description_es : product.description);
      expect(words, url).not.toContain(isSpanish ? product.description : product.description_es);
      const price = Number(product.price).toLocaleString("en-US", { minimumFractionDigits: 2 });
      expect(words, url).toContain(`$${price}`);
      expect(html, url).toContain(`property="og:description" content="$${price} · `);
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
  const twice = heads.filter((words, place) => heads.indexOf(words) !== place);
  expect(twice, "titles and descriptions of more than one page").toEqual([]);
});
