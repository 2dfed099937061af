import { afterAll, beforeAll, expect, test } from "vitest";
import { type StoredCatalogue, supabaseCatalogue } from "#app/data/catalogue/supabase-catalogue.ts";
import { supabaseStock } from "#app/data/stock.ts";
import { filtersFromQuery } from "#app/domain/catalogue/filters.ts";
import { PRODUCTS_PER_SITEMAP } from "#app/domain/catalogue/sitemap.ts";
import { growCatalogue } from "../../scripts/bench/database/grow-catalogue.ts";
import { openTestShop, type TestShop } from "./open-test-shop.ts";
import { readsOf } from "./reads-of.ts";

const PRODUCTS = 100_000;

let shop: TestShop;
let catalogue: StoredCatalogue;
let findFree: (productId: string) => Promise<unknown>;

beforeAll(async () => {
  shop = await openTestShop();
  await growCatalogue(shop.sql, PRODUCTS);
  const client = shop.clientAs("anon");
  catalogue = supabaseCatalogue(client);
  findFree = supabaseStock(client).findFree;
}, 600_000);
afterAll(() => shop.close());

const filtersOf = (query: string) => filtersFromQuery(new URLSearchParams(query));

/** Return the queries of every combination of filters and sort orders. */
function everyQuery(): string[] {
  const choices = [
    ["", "category=shoes"],
    ["", "collection=modern-milan&stock=1"],
    ["", "size=36", "size=36&size=M&color=Navy&sale=1"],
    ["", "min=100&max=101"],
    ["", "q=vestido"],
    ["", "sort=price-up", "sort=price-down"],
  ];
  return choices.reduce(
    (queries, choice) => queries.flatMap((query) => choice.map((more) => `${query}&${more}`)),
    [""],
  );
}

test("answers every combination of filters on 100,000 products from indexes, with few rows read", async () => {
  const queries = everyQuery();
  expect(queries).toHaveLength(144);
  for (const query of queries) {
    const reads = await readsOf(shop, () => catalogue.listProducts(filtersOf(query)));
    expect(reads.sequential, query).toBe(0);
    // A search reads its matches twice, for the page and the count. Every sixth product is a dress.
    expect(reads.fetched, query).toBeLessThan(query.includes("q=") ? 40_000 : 20_000);
  }
}, 600_000);

test.each([
  ["the shop", "", 200],
  ["a collection by price", "collection=modern-milan&sort=price-up", 200],
  ["a mix that nothing matches", "category=shoes&size=M", 200],
  ["a rare word", "q=vivid+portofino", 3_500],
  ["a narrow price", "min=100&max=101", 1_500],
  ["a page in the middle", "page=2084", 200],
])("reads %s without other products", async (_name, query, maxFetched) => {
  const reads = await readsOf(shop, () => catalogue.listProducts(filtersOf(query)));
  expect(reads.sequential).toBe(0);
  expect(reads.fetched).toBeLessThan(maxFetched);
});

test("answers every other query of shoppers from an index", async () => {
  const product = await catalogue.findProduct("wool-wrap-coat-50007");
  if (!product) throw new Error("The grown catalogue repeats each product every 24.");
  const queries: Record<string, () => Promise<unknown>> = {
    product: () => catalogue.findProduct(product.slug),
    related: () => catalogue.listRelated(product),
    newArrivals: () => catalogue.listNewArrivals(4),
    bestsellers: () => catalogue.listBestsellers(4),
    bag: () => catalogue.listForBag([product.id, "a0000000-0000-4000-8000-000000000001"]),
    sizes: () => catalogue.listFurtherSizes(),
    colors: () => catalogue.listColors(),
    free: () => findFree(product.id),
  };
  for (const [name, run] of Object.entries(queries)) {
    const reads = await readsOf(shop, run);
    expect({ name, ...reads }).toEqual({ name, sequential: 0, fetched: expect.any(Number) });
    expect(reads.fetched, name).toBeLessThan(50);
  }
});

test.each([
  "select id from public.products where slug = 'wool-wrap-coat-50007'",
  "select id from public.products where is_new_arrival = true order by created_at desc, id desc limit 4",
  "select id from public.products where is_bestseller = true order by created_at desc, id desc limit 4",
  "select id from public.products where id in ('a0000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000002')",
  "select id from public.products where collection_id = 'd0000000-0000-4000-8000-000000000001' order by created_at desc, id desc limit 5",
  "select id from public.products where category_id = 'c0000000-0000-4000-8000-000000000001' order by price, id limit 24",
  "select id from public.products where search @@ public.search_query('{vivid,portofino}')",
])("plans %s without a sequential scan", async (statement) => {
  const plan = await shop.sql<Record<string, string>>(`explain ${statement}`);
  expect(plan.map((row) => row["QUERY PLAN"]).join("\n")).not.toContain("Seq Scan on products");
});

test.each(["", "category=shoes&size=36&color=Camel", "collection=modern-milan&stock=1&min=100"])(
  "counts what every choice would show for %j without reading other products",
  async (query) => {
    const reads = await readsOf(shop, () => catalogue.countChoices(filtersOf(query)));
    expect(reads).toEqual({ sequential: 0, fetched: expect.any(Number) });
    expect(reads.fetched).toBeLessThan(200);
  },
);

/** Run a query as plain SQL, for comparison. */
async function listInPlainSql(query: string): Promise<{ slugs: string[]; total: number }> {
  const filters = filtersOf(query);
  const order = { newest: "created_at desc", "price-up": "price", "price-down": "price desc" };
  const descending = filters.sort === "price-up" ? "" : "desc";
  const rows = await shop.sql<{ slug: string; total: number }>(
    `select product.slug, count(*) over ()::int as total
     from public.products as product
     left join public.categories as category on category.id = product.category_id
     left join public.collections as collection on collection.id = product.collection_id
     where ($1::text[] = '{}' or category.name = any ($1)) and ($2::text[] = '{}' or collection.name = any ($2))
       and ($3::text[] = '{}' or product.sizes && $3) and ($7::text[] = '{}' or product.colors && $7)
       and (not $8::boolean or product.original_price > product.price)
       and (not $4::boolean or product.inventory_status = 'in-stock')
       and product.price between $5 and $6
     order by product.${order[filters.sort]}, product.id ${descending}
     offset ${(filters.page - 1) * 24} limit 24`,
    [
      filters.categories,
      filters.collections,
      filters.sizes,
      filters.inStockOnly,
      filters.priceMin,
      filters.priceMax,
      filters.colors,
      filters.onSaleOnly,
    ],
  );
  return { slugs: rows.map(({ slug }) => slug), total: rows[0]?.total ?? 0 };
}

test.each([
  "",
  "page=42",
  "page=2084",
  "page=4167",
  "category=shoes&size=36&page=3",
  "category=shoes&size=M",
  "size=M&sort=price-up",
  "size=36&sort=price-down&page=20",
  "collection=modern-milan&stock=1&sort=price-down",
  "category=dresses&collection=modern-milan&min=400&max=420&sort=price-up&page=2",
  "min=100&max=101&page=5",
  "min=100&max=101&sort=price-down",
  "category=shoes&category=dresses&size=36&size=M&sort=price-up&page=2",
  "collection=modern-milan&collection=tuscan-escape&color=Navy&color=Camel&sale=1",
  "color=Navy&page=30",
  "category=tops&stock=1&size=XL&min=90&max=150&sort=price-up",
])("lists what plain SQL lists for %s", async (query) => {
  const { slugs, total } = await listInPlainSql(query);
  const page = await catalogue.listProducts(filtersOf(query));
  expect(page.products.map(({ slug }) => slug)).toEqual(slugs);
  expect(page.total).toBe(total);
});

test.each(["", "size=M&sort=price-up", "category=dresses&sort=price-down"])(
  "shows every product once over consecutive pages with %s",
  async (query) => {
    const slugs: string[] = [];
    for (const page of [57, 58, 59]) {
      const { products } = await catalogue.listProducts(filtersOf(`${query}&page=${page}`));
      slugs.push(...products.map(({ slug }) => slug));
      expect(slugs.slice(-24)).toEqual((await listInPlainSql(`${query}&page=${page}`)).slugs);
    }
    expect(new Set(slugs).size).toBe(72);
  },
);

test("returns an empty page past the last one", async () => {
  const { products, pageCount } = await catalogue.listProducts(filtersOf("page=9000"));
  expect([products, pageCount]).toEqual([[], 4167]);
});

test("lists every product once in sitemaps of 10,000, each read from an index", async () => {
  expect(await catalogue.countPublished()).toBe(PRODUCTS);
  const slugs = new Set<string>();
  for (let part = 1; part <= PRODUCTS / PRODUCTS_PER_SITEMAP; part += 1) {
    const reads = await readsOf(shop, async () => {
      for (const { slug } of await catalogue.listPublished(part)) slugs.add(slug);
    });
    expect(slugs.size).toBe(part * PRODUCTS_PER_SITEMAP);
    expect(reads.sequential).toBe(0);
    expect(reads.fetched).toBeLessThan(1.1 * PRODUCTS_PER_SITEMAP);
  }
  expect(await catalogue.listPublished(PRODUCTS / PRODUCTS_PER_SITEMAP + 1)).toEqual([]);
});
