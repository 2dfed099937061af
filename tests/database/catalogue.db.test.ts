import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fingerprintTables } from "./fingerprint-tables.ts";
import { openTestShop, type TestShop } from "./open-test-shop.ts";
import { type DatabaseError, PRODUCTS } from "./sample-bag.ts";

type Product = { id: string; slug: string; name: string; quantity: number };

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const add = (product: object) =>
  shop.call<Product[] & DatabaseError>("staff", "POST", "products", { price: 10, ...product });

const quantityOf = async (id: string) =>
  (await shop.sql<Product>("select quantity from public.products where id = $1", [id]))[0]
    ?.quantity;

test("seeds the sample products of the specification with their prices and quantities", async () => {
  const rows = await shop.sql(
    `select name, price::float as price, inventory_status as status, quantity from public.products
     order by created_at desc limit 6`,
  );
  expect(rows).toEqual([
    { name: "Silk Wrap Dress", price: 245, status: "in-stock", quantity: 25 },
    { name: "Cashmere Blazer", price: 385, status: "low-stock", quantity: 5 },
    { name: "Italian Leather Handbag", price: 195, status: "in-stock", quantity: 15 },
    { name: "Linen Palazzo Pants", price: 165, status: "in-stock", quantity: 30 },
    { name: "Silk Blouse", price: 125, status: "sold-out", quantity: 0 },
    { name: "Italian Leather Loafers", price: 165, status: "in-stock", quantity: 20 },
  ]);
});

test("has every picture of the seed in each width and format", async () => {
  const rows = await shop.sql<{ image: string }>(
    "select unnest(images) as image from public.products",
  );
  expect(rows).toHaveLength(48);
  const names = rows.flatMap(({ image }) =>
    [400, 800, 1200].flatMap((width) =>
      ["avif", "webp", "jpg"].map((format) => image.replace("1200.jpg", `${width}.${format}`)),
    ),
  );
  expect(names.filter((name) => !existsSync(`public${name}`))).toEqual([]);
});

test("assigns every picture of the seed to an offered color that its description names", async () => {
  const rows = await shop.sql<{ image: string; color: string; colors: string[] }>(
    `select picture.image, picture.color, product.colors
     from public.products as product, unnest(product.images, product.image_colors) as picture (image, color)`,
  );
  const plates: { name: string; alt: string }[] = JSON.parse(
    await readFile("public/plates/plates.json", "utf8"),
  );
  const wrong = rows.filter(({ image, color, colors }) => {
    const alt = plates.find(({ name }) => image === `/plates/${name}-1200.jpg`)?.alt ?? "";
    return !colors.includes(color) || !alt.toLowerCase().includes(color.toLowerCase());
  });
  expect(rows).toHaveLength(48);
  expect(wrong).toEqual([]);
});

test("seeds every category, collection, size family, badge and swatch", async () => {
  const lists = await shop.sql<Record<string, unknown>>(
    `select
       (select count(*)::int from public.products) as products,
       (select count(distinct created_at)::int from public.products) as dates,
       (select count(distinct category_id)::int from public.products) as categories,
       (select count(distinct collection_id)::int from public.products) as collections,
       (select array_agg(distinct size) from public.products, unnest(sizes) as size) as sizes,
       (select array_agg(distinct lower(color)) from public.products, unnest(colors) as color) as colors,
       (select array_agg(distinct inventory_status) from public.products) as statuses,
       (select count(*)::int from public.products where is_new_arrival) as new_arrivals,
       (select count(*)::int from public.products where is_bestseller) as bestsellers,
       (select count(*)::int from public.products where original_price > price) as reduced,
       (select min(char_length(description)) > 80 from public.products) as described,
       (select bool_and(cardinality(images) = 2) from public.products) as pictured`,
  );
  expect(lists[0]).toEqual({
    products: 24,
    dates: 24,
    categories: 6,
    collections: 3,
    sizes: [..."35 36 37 38 39 40 41".split(" "), "L", "M", "One Size", "S", "XL", "XS"],
    // The fifteen swatches of the specification, and a color without one.
    colors:
      "black,blush,burgundy,camel,charcoal,cognac,cream,ivory,natural,navy,olive,pewter,sage green,tan,terracotta,white".split(
        ",",
      ),
    statuses: ["in-stock", "low-stock", "sold-out"],
    new_arrivals: 6,
    bestsellers: 5,
    reduced: 4,
    described: true,
    pictured: true,
  });
});

test("seeds every text in Spanish", async () => {
  const [missing] = await shop.sql(
    `select
       (select count(*)::int from public.products
        where name_es in ('', name) or char_length(description_es) <= 80) as products,
       (select count(*)::int from public.collections
        where display_name_es = '' or char_length(description_es) <= 80) as collections,
       (select count(*)::int from public.categories
        where display_name_es in ('', display_name)) as categories`,
  );
  expect(missing).toEqual({ products: 0, collections: 0, categories: 0 });
});

test("changes nothing when the seed runs twice", async () => {
  // catalogue_changes counts statements, whether or not they change a row.
  const { catalogue_changes: _, ...before } = await fingerprintTables(shop);
  const seed = await readFile("supabase/seed.sql", "utf8");
  for (const statement of seed.split(/;\n/)) if (statement.trim()) await shop.sql(statement);
  expect(await fingerprintTables(shop)).toMatchObject(before);
});

test("makes a unique slug from the name of a product without one", async () => {
  const slugs: string[] = [];
  for (const product of [
    { name: "Città d'Este  Café" },
    { name: "Citta d'Este Café", slug: "" },
    { name: "CITTÀ D'ESTE CAFÉ", slug: "  " },
    { name: "连衣裙" },
  ]) {
    slugs.push((await add(product)).body[0]?.slug ?? "");
  }
  expect(slugs).toEqual([
    "citta-d-este-cafe",
    "citta-d-este-cafe-2",
    "citta-d-este-cafe-3",
    "product",
  ]);
});

test("makes two slugs for two products of one name in one insert", async () => {
  const { body } = await shop.call<Product[]>("staff", "POST", "products", [
    { name: "Twin", price: 1 },
    { name: "Twin", price: 1 },
  ]);
  expect(body.map(({ slug }) => slug)).toEqual(["twin", "twin-2"]);
});

test("rejects a slug that exists or is not valid", async () => {
  expect((await add({ name: "Dress", slug: "silk-wrap-dress" })).status).toBe(409);
  expect((await add({ name: "Dress", slug: "Not A Slug" })).status).toBe(400);
});

test.for<[string, object]>([
  ["a negative price", { price: -1 }],
  ["a price that is not a number", { price: "NaN" }],
  ["a price over the limit", { price: 1_000_001 }],
  ["an original price of zero", { original_price: 0 }],
  ["a negative quantity", { quantity: -1 }],
  ["a name of blanks", { name: " \u200b " }],
  ["a Spanish name of blanks", { name_es: " \u200b " }],
  ["a status that does not exist", { inventory_status: "gone" }],
  ["six pictures", { images: ["1", "2", "3", "4", "5", "6"] }],
  ["six colors of pictures", { image_colors: ["1", "2", "3", "4", "5", "6"] }],
  ["a picture's color that is null", { image_colors: [null] }],
  ["an empty size", { sizes: ["S", ""] }],
  ["a color that is null", { colors: [null] }],
])("rejects a product with %s", async ([, change]) => {
  const before = await fingerprintTables(shop);
  expect((await add({ name: "Wrong", ...change })).status).toBe(400);
  expect(await fingerprintTables(shop)).toEqual(before);
});

test("accepts only unique slugs and one line as names of categories and collections", async () => {
  for (const table of ["categories", "collections"]) {
    for (const name of ["", "Evening Wear", "evening wear", "evening\twear"]) {
      const { status } = await shop.call("staff", "POST", table, { name, display_name: "Evening" });
      expect(status, `${table} ${name}`).toBe(400);
    }
    for (const display_name of [
      "  ",
      "Evening\n[here](javascript:x)",
      "Evening\u202e",
      "e".repeat(101),
    ]) {
      const english = { name: "evening", display_name };
      const spanish = { name: "evening", display_name: "Evening", display_name_es: display_name };
      for (const row of [english, spanish]) {
        expect((await shop.call("staff", "POST", table, row)).status).toBe(400);
      }
    }
    const evening = { name: "evening-&-café", display_name: "Evening" };
    expect((await shop.call("staff", "POST", table, evening)).status).toBe(201);
    expect((await shop.call("staff", "POST", table, evening)).status).toBe(409);
  }
});

test("keeps a product when its category and collection are deleted", async () => {
  await shop.call("staff", "DELETE", "categories?name=eq.shoes");
  await shop.call("staff", "DELETE", "collections?name=eq.tuscan-escape");
  const { body } = await shop.call(
    "anon",
    "GET",
    "products?slug=eq.suede-ankle-boots&select=name,category:categories(name),collection:collections(name)",
  );
  expect(body).toEqual([{ name: "Suede Ankle Boots", category: null, collection: null }]);
});

test("sets the quantity of a product with variants to their sum", async () => {
  const boots = `product_id=eq.${PRODUCTS.ankleBoots}`;
  await shop.call("staff", "PATCH", `product_variants?${boots}&size=eq.35`, { quantity: 4 });
  expect(await quantityOf(PRODUCTS.ankleBoots)).toBe(19);
  await shop.call("staff", "PATCH", `products?id=eq.${PRODUCTS.ankleBoots}`, { quantity: 99 });
  expect(await quantityOf(PRODUCTS.ankleBoots)).toBe(19);
  await shop.call("staff", "DELETE", `product_variants?${boots}&size=eq.35`);
  expect(await quantityOf(PRODUCTS.ankleBoots)).toBe(11);
  await shop.call("staff", "PATCH", `product_variants?${boots}&size=eq.36&color=eq.Camel`, {
    product_id: PRODUCTS.handbag,
  });
  expect(await quantityOf(PRODUCTS.ankleBoots)).toBe(10);
  expect(await quantityOf(PRODUCTS.handbag)).toBe(1);
  await shop.call("staff", "DELETE", `product_variants?product_id=eq.${PRODUCTS.handbag}`);
  await shop.call("staff", "PATCH", `products?id=eq.${PRODUCTS.handbag}`, { quantity: 15 });
  expect(await quantityOf(PRODUCTS.handbag)).toBe(15);
});

test("lists products with their category and collection, newest first", async () => {
  const { body } = await shop.call(
    "anon",
    "GET",
    "products?select=slug,category:categories(name,display_name),collection:collections(name,display_name)" +
      "&sizes=cs.{XS}&is_bestseller=is.true&order=created_at.desc&limit=2",
  );
  expect(body).toEqual([
    {
      slug: "cashmere-blazer",
      category: { name: "outerwear", display_name: "Outerwear" },
      collection: { name: "modern-milan", display_name: "Modern Milan" },
    },
    {
      slug: "riviera-striped-knit",
      category: { name: "tops", display_name: "Tops" },
      collection: { name: "la-dolce-vita", display_name: "La Dolce Vita" },
    },
  ]);
});
