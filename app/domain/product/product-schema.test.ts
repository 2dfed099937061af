import * as v from "valibot";
import { expect, test } from "vitest";
import type { Product } from "./product.ts";
import { ProductSchema } from "./product-schema.ts";

/** With every field, so that the compiler names a new one here. */
const PRODUCT: Required<Product> = {
  id: "00000000-0000-4000-8000-000000000001",
  slug: "silk-wrap-dress",
  name: "Silk Wrap Dress",
  price: 18_900,
  originalPrice: 21_000,
  images: ["/dress.svg"],
  imageColors: ["Ivory"],
  looks: { "/dress.svg": { color: "#d5c4ad", alt: "A dress" } },
  description: "Silk from Lake Como.",
  category: "dresses",
  collection: "la-dolce-vita",
  sizes: ["S"],
  colors: ["Ivory"],
  inventoryStatus: "in-stock",
  isNewArrival: true,
  isBestseller: false,
  quantity: 3,
  firstInStock: { size: "S", color: "Ivory" },
  createdAt: "2026-11-21T12:00:00.000Z",
  textLanguages: { name: "en", description: "es" },
};

test("keeps every field of a product", () => {
  expect(v.parse(ProductSchema, PRODUCT)).toEqual(PRODUCT);
});
