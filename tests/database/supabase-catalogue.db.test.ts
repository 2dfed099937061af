import { afterAll, beforeAll, expect, test } from "vitest";
import { type StoredCatalogue, supabaseCatalogue } from "#app/data/catalogue/supabase-catalogue.ts";
import { type Stock, supabaseStock } from "#app/data/stock.ts";
import { countOf } from "#app/domain/catalogue/choice-counts.ts";
import { filtersFromQuery, withFields } from "#app/domain/catalogue/filters.ts";
import { openTestShop, type TestShop } from "./open-test-shop.ts";

let shop: TestShop;
let catalogue: StoredCatalogue;
let stock: Stock;

beforeAll(async () => {
  shop = await openTestShop();
  const client = shop.clientAs("anon");
  catalogue = supabaseCatalogue(client);
  stock = supabaseStock(client);
});
afterAll(() => shop.close());

const found = async (query: string) => {
  const { products, total } = await catalogue.listProducts(
    filtersFromQuery(new URLSearchParams(query)),
  );
  expect(total).toBe(products.length);
  return products.map(({ slug }) => slug);
};

test("lists every product without filters, newest first", async () => {
  const slugs = await found("");
  expect(slugs).toHaveLength(24);
  expect(slugs[0]).toBe("silk-wrap-dress");
});

test("finds a product with its price in cents", async () => {
  expect(await catalogue.findProduct("velvet-evening-gown")).toMatchObject({
    name: "Velvet Evening Gown",
    price: 42000,
    originalPrice: 49500,
    category: "dresses",
    collection: "modern-milan",
    sizes: ["XS", "S", "M", "L"],
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
  });
  expect(await catalogue.findProduct("no-such-product")).toBeNull();
});

test.each([
  ["category=shoes", 4],
  ["collection=modern-milan", 7],
  ["category=dresses&collection=modern-milan", 1],
  ["size=XL&category=bottoms", 3],
  ["size=One%20Size", 4],
  ["category=no-such", 0],
  ["stock=1&category=tops", 3],
  ["min=400", 2],
  ["max=100&category=accessories", 3],
  ["category=dresses&category=shoes", 8],
  ["category=dresses&category=no-such", 4],
  ["collection=modern-milan&collection=tuscan-escape&category=shoes", 3],
  ["size=38&size=One%20Size", 8],
  ["color=Navy", 8],
  ["color=Navy&color=Terracotta", 10],
  ["sale=1", 4],
  ["min=0&max=1000", 24],
  ["min=nonsense&max=", 24],
])("filters by %s and finds %i products", async (query, count) => {
  expect(await found(query)).toHaveLength(count);
});

test.each([
  ["q=dresses", ["silk-wrap-dress"]],
  ["q=blaz", ["cashmere-blazer"]],
  ["q=SILK%20scarf", ["silk-twill-scarf"]],
  ["q=vestidos", ["silk-wrap-dress", "amalfi-linen-sundress", "velvet-evening-gown"]],
  ["q=Pantal%C3%B3n", ["linen-palazzo-pants", "cotton-culottes"]],
  ["q=pantalon", ["linen-palazzo-pants", "cotton-culottes"]],
  ["q=crepe", ["silk-wrap-dress", "pleated-midi-dress"]],
  ["q=el%20pa%C3%B1uelo%20de%20seda", ["silk-twill-scarf"]],
  ["q=vestido%20velvet", ["velvet-evening-gown"]],
])("searches %s and finds %o", async (query, slugs) => {
  expect(await found(query)).toEqual(expect.arrayContaining(slugs));
});

test("does not match a stem as the start of another word", async () => {
  expect(await found("q=lino")).toEqual(["linen-palazzo-pants", "amalfi-linen-sundress"]);
});

test.each(["q=%25", "q=%26%7C!()", "q=zzzz", "q=%22%27%5C", "category=%00"])(
  "answers a hostile search such as %s",
  async (query) => {
    expect(await found(query)).toBeInstanceOf(Array);
  },
);

test("sorts by price in both directions", async () => {
  const prices = async (sort: string) => {
    const filters = filtersFromQuery(new URLSearchParams({ sort }));
    return (await catalogue.listProducts(filters)).products.map(({ price }) => price);
  };
  const up = await prices("price-up");
  expect(up).toEqual(up.toSorted((a, b) => a - b));
  expect(await prices("price-down")).toEqual(up.toReversed());
});

test("returns an empty page past the last one, with the total", async () => {
  const filters = filtersFromQuery(new URLSearchParams({ page: "9" }));
  const { products, total, pageCount } = await catalogue.listProducts(filters);
  expect([products.length, total, pageCount]).toEqual([0, 24, 1]);
});

test("lists every published product once, by slug, with its picture paths", async () => {
  await shop.sql(
    "update public.products set images = array_append(images, 'data:image/png;base64,AA==') where slug = 'silk-blouse'",
  );
  const all = await catalogue.listPublished(1);
  expect(all).toHaveLength(24);
  expect(await catalogue.countPublished()).toBe(24);
  const slugs = all.map(({ slug }) => slug);
  expect(slugs).toEqual(slugs.toSorted());
  expect(all.find(({ slug }) => slug === "silk-blouse")?.images).toEqual([
    "/plates/silk-blouse-front-1200.jpg",
    "/plates/silk-blouse-detail-1200.jpg",
  ]);
  expect(await catalogue.listPublished(2)).toEqual([]);
});

test("lists new arrivals, bestsellers, related products and further sizes", async () => {
  expect((await catalogue.listNewArrivals(4)).every((product) => product.isNewArrival)).toBe(true);
  expect(await catalogue.listBestsellers(4)).toHaveLength(4);
  const blazer = await catalogue.findProduct("cashmere-blazer");
  if (!blazer) throw new Error("The seed has a cashmere blazer.");
  const { isLook, products } = await catalogue.listRelated(blazer);
  expect(isLook).toBe(true);
  expect(products.map(({ collection }) => collection)).toEqual(Array(4).fill("modern-milan"));
  expect(products.map(({ category }) => category)).not.toContain(blazer.category);
  expect(await catalogue.listFurtherSizes()).toEqual([
    ..."35 36 37 38 39 40 41".split(" "),
    "One Size",
  ]);
});

test("counts for each choice the products that it would show with the other filters", async () => {
  for (const query of [
    "",
    "category=dresses&category=tops&size=M",
    "size=38&color=Black&stock=1",
    "collection=modern-milan&sale=1&max=400",
    "q=silk&color=Navy",
    "category=no-such",
  ]) {
    const filters = filtersFromQuery(new URLSearchParams(query));
    const counts = await catalogue.countChoices(filters);
    const all = await catalogue.countChoices(filtersFromQuery(new URLSearchParams()));
    for (const field of ["category", "collection", "size", "color", "sale"] as const) {
      for (const value of Object.keys(all[field])) {
        const { total } = await catalogue.listProducts(withFields(filters, { [field]: value }));
        expect(countOf(counts[field], value), `${field} ${value} of ${query}`).toBe(total);
      }
    }
  }
}, 60_000);

test("lists every color once, by name", async () => {
  const colors = await catalogue.listColors();
  expect(colors).toEqual([...new Set(colors)].sort());
  expect(colors).toEqual(expect.arrayContaining(["Camel", "Navy", "Terracotta"]));
});

test("returns free stock in total and per size and color", async () => {
  const blazer = await catalogue.findProduct("cashmere-blazer");
  expect(await stock.findFree(blazer?.id ?? "")).toEqual({ total: 5, lines: [] });
  const boots = await catalogue.findProduct("suede-ankle-boots");
  const free = await stock.findFree(boots?.id ?? "");
  expect(free?.total).toBe(11);
  expect(free?.lines).toHaveLength(14);
  expect(free?.lines.map((line) => line.free)).toContain(0);
});

test("reads the first twenty values of a filter and eight words, also of an array in an array", async () => {
  const others = (count: number) => Array.from({ length: count }, (_, index) => `none-${index}`);
  const totalOf = async (parameters: object) => {
    const { body } = await shop.rpc<{ total: number }>("anon", "list_products", parameters);
    return body.total;
  };
  const choicesOf = async (parameters: object) =>
    (await shop.rpc<object>("anon", "count_choices", parameters)).body;
  for (const [filter, value] of [
    ["category", "dresses"],
    ["collection", "modern-milan"],
    ["size", "M"],
    ["color", "Black"],
  ] as const) {
    const [most, tooMany] = [others(19), others(20)].map((values) => [...values, value]);
    expect(await totalOf({ [filter]: most })).toBeGreaterThan(0);
    expect(Object.keys(await choicesOf({ [filter]: most })).length).toBeGreaterThan(1);
    for (const values of [tooMany, [tooMany]]) {
      expect(await totalOf({ [filter]: values }), filter).toBe(0);
      expect(Object.keys(await choicesOf({ [filter]: values }))).toEqual([filter]);
    }
  }
  const words = [...Array(8).fill("silk"), "none"];
  expect(await totalOf({ words: [words] })).toBe(await totalOf({ words: ["silk"] }));
});
