import type { TestShop } from "../open-test-shop.ts";
import { PRODUCTS } from "../sample-bag.ts";
import { PUBLIC_CATALOGUE, READ, type Tables } from "./table.ts";

const chart = "7b0c1d0e-2f5a-4a63-9d11-0d6e5a1f2b4d";
const ONE_SIZE = { size: "S", elsewhere: { it: "40" }, body: { bust: [84, 87] }, garment: {} };

/** Return the rights on products and what they are sorted, measured and found by, with a row to test them on. */
export async function catalogueRights(shop: TestShop): Promise<Tables> {
  const [sandals] = await shop.sql<{ id: string }>(
    "insert into public.categories (name, display_name) values ('sandals', 'Sandals') returning id",
  );
  const [firstChart, lastChart] = await shop.sql<{ id: string }>(
    "select id from public.size_charts order by id limit 2",
  );
  return {
    categories: {
      may: PUBLIC_CATALOGUE,
      key: "name=eq.swimwear",
      row: { name: "swimwear", display_name: "Swimwear" },
      change: { display_name: "Beach" },
    },
    collections: {
      may: PUBLIC_CATALOGUE,
      key: "name=eq.capri",
      row: { name: "capri", display_name: "Capri" },
      change: { description: "An island." },
    },
    products: {
      may: PUBLIC_CATALOGUE,
      key: "slug=eq.pareo",
      row: { name: "Pareo", slug: "pareo", price: 40 },
      change: { price: 1 },
    },
    admin_products: {
      may: { staff: READ, server: [] },
      base: "products",
      key: "slug=eq.admin-pareo",
      row: { name: "Admin Pareo", slug: "admin-pareo", price: 40 },
      change: { price: 1 },
    },
    product_variants: {
      may: PUBLIC_CATALOGUE,
      key: `product_id=eq.${PRODUCTS.handbag}`,
      row: { product_id: PRODUCTS.handbag, size: "One Size", color: "Black", quantity: 3 },
      change: { quantity: 2 },
    },
    swatches: {
      may: PUBLIC_CATALOGUE,
      key: "color=eq.lemon",
      row: { color: "lemon", hex: "#f5e26b" },
      change: { hex: "#f2dd55" },
    },
    size_charts: {
      may: PUBLIC_CATALOGUE,
      key: `id=eq.${chart}`,
      row: { id: chart, sizes: [ONE_SIZE] },
      change: { sizes: [{ ...ONE_SIZE, size: "M" }] },
    },
    size_chart_categories: {
      may: PUBLIC_CATALOGUE,
      key: `category_id=eq.${sandals?.id}`,
      row: { category_id: sandals?.id, chart_id: firstChart?.id },
      change: { chart_id: lastChart?.id },
    },
    search_synonyms: {
      may: {},
      key: "words=eq.pareo",
      row: { words: "pareo" },
      change: { narrower: "sarong" },
    },
    search_words: {
      may: {},
      key: "shortened=cs.{kftan}",
      row: { word: "kaftan" },
      change: { word: "kiftan" },
    },
    former_slugs: {
      may: {},
      key: "slug=eq.old-pareo",
      row: { slug: "old-pareo", product_id: PRODUCTS.handbag },
      change: { product_id: PRODUCTS.silkBlouse },
    },
    stock_requests: {
      may: {},
      key: "email=eq.eva@example.com",
      row: {
        email: "eva@example.com",
        product_id: "00000000-0000-4000-8000-0000000000ff",
        size: "M",
        color: "Cream",
        language: "es",
      },
      change: { email: "thief@example.com" },
    },
    catalogue_changes: {
      may: {},
      key: "shard=eq.00000000-0000-4000-8000-0000000000ff",
      row: { part: "stock", shard: "00000000-0000-4000-8000-0000000000ff" },
      change: { changes: 2 },
    },
  };
}
