import { expect, test } from "vitest";
import { adminProductQueryFrom } from "./admin-product-query.ts";

const read = (text: string) => adminProductQueryFrom(new URLSearchParams(text));

test("lists products low on stock only if the query says so", () => {
  expect(read("stock=low").isLowStock).toBe(true);
  expect(read("stock=all").isLowStock).toBe(false);
});

test("sorts products by category, also within a search", () => {
  expect(read("sort=category")).toMatchObject({ sort: "category", direction: "asc" });
  expect(read("sort=category&q=coat")).toMatchObject({ sort: "category", search: "coat" });
  expect(read("sort=slug")).toMatchObject({ sort: "created", direction: "desc" });
});
