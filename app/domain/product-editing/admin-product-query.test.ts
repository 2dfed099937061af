import { expect, test } from "vitest";
import { adminProductQueryFrom, isFiltered } from "./admin-product-query.ts";

const read = (query: string) => adminProductQueryFrom(new URLSearchParams(query));

const EVERY = { category: null, collection: null, status: null, isLow: false, isDraft: null };

test("sorts products by creation date by default", () => {
  expect(read("sort=secret")).toMatchObject({ sort: "created", direction: "desc", ...EVERY });
});

test("lists products low on stock only if the query says so", () => {
  expect(read("stock=low").isLow).toBe(true);
  expect(read("stock=all").isLow).toBe(false);
});

test("sorts products by category, also within a search", () => {
  expect(read("sort=category")).toMatchObject({ sort: "category", direction: "asc" });
  expect(read("sort=category&q=coat")).toMatchObject({ sort: "category", search: "coat" });
});

test("parses the filters", () => {
  const id = "c0000000-0000-4000-8000-000000000001";
  expect(
    read(`category=${id}&collection=${id}&status=low-stock&stock=low&shown=drafts`),
  ).toMatchObject({
    category: id,
    collection: id,
    status: "low-stock",
    isLow: true,
    isDraft: true,
  });
  expect(read("shown=published").isDraft).toBe(false);
});

test.each(["category=dresses", "status=gone", "stock=high", "shown=toString", "collection=,"])(
  "shows every product for %s",
  (query) => {
    expect(read(query)).toMatchObject(EVERY);
    expect(isFiltered(read(query))).toBe(false);
  },
);
