import { expect, test } from "vitest";
import { adminProductQueryFrom } from "./admin-product-query.ts";

const read = (text: string) => adminProductQueryFrom(new URLSearchParams(text));

test("products are sorted by their category, and by their own columns while searched", () => {
  expect(read("sort=category")).toMatchObject({ sort: "category", direction: "asc" });
  expect(read("sort=price&q=coat")).toMatchObject({ sort: "price", search: "coat" });
  expect(read("sort=category&q=coat")).toMatchObject({ sort: "created", direction: "desc" });
});
