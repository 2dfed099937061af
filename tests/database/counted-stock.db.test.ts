import { afterAll, beforeAll, expect, test } from "vitest";
import { type StoredCatalogue, supabaseCatalogue } from "#app/data/catalogue/supabase-catalogue.ts";
import { filtersFromQuery } from "#app/domain/catalogue/filters.ts";
import { openTestShop, type TestShop } from "./open-test-shop.ts";

let shop: TestShop;
let catalogue: StoredCatalogue;

beforeAll(async () => {
  shop = await openTestShop();
  catalogue = supabaseCatalogue(shop.clientAs("anon"));
});
afterAll(() => shop.close());

test("finds the first size and color in stock, on every list of cards", async () => {
  const boots = await catalogue.findProduct("suede-ankle-boots");
  if (!boots) throw new Error("The seed has boots.");
  const shoes = filtersFromQuery(new URLSearchParams("category=shoes"));
  const listed = [
    boots,
    ...(await catalogue.listByIds([boots.id])),
    ...(await catalogue.listProducts(shoes)).products.filter(({ id }) => id === boots.id),
    ...(await catalogue.listNewArrivals(100)).filter(({ id }) => id === boots.id),
  ];
  expect(listed.length).toBeGreaterThan(2);
  for (const product of listed) {
    expect(product.firstInStock).toEqual({ size: "36", color: "Camel" });
  }
  expect(await catalogue.findProduct("cashmere-blazer")).not.toHaveProperty("firstInStock");
});

test("returns a bag's products with their stock per size and color", async () => {
  const ids = ["suede-ankle-boots", "cashmere-blazer"].map(async (slug) => {
    const product = await catalogue.findProduct(slug);
    return product?.id ?? "";
  });
  const products = await catalogue.listForBag(await Promise.all(ids));
  const stockOf = (slug: string) => products.find((product) => product.slug === slug)?.variants;
  expect(stockOf("suede-ankle-boots")).toHaveLength(14);
  expect(stockOf("suede-ankle-boots")).toContainEqual({ size: "36", color: "Camel", quantity: 1 });
  expect(stockOf("suede-ankle-boots")).toContainEqual({ size: "35", color: "Camel", quantity: 0 });
  expect(stockOf("cashmere-blazer")).toEqual([]);
});
