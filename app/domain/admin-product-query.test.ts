import { expect, test } from "vitest";
import { adminProductQueryFrom } from "./admin-product-query.ts";

const read = (text: string) => adminProductQueryFrom(new URLSearchParams(text));

test("products are sorted by their category too, also while searched", () => {
  expect(read("sort=category")).toMatchObject({ sort: "category", direction: "asc" });
  expect(read("sort=category&q=coat")).toMatchObject({ sort: "category", search: "coat" });
  expect(read("sort=slug")).toMatchObject({ sort: "created", direction: "desc" });
});
