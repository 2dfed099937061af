import { expect, test } from "vitest";
import {
  filtersFromQuery,
  narrowsPrice,
  queryFromFilters,
  shopPathOf,
  withChoice,
  withFields,
  withoutFilters,
} from "./filters.ts";

function filtersOf(query: string) {
  return filtersFromQuery(new URLSearchParams(query));
}

test("defaults to all products, newest first, at any price", () => {
  expect(filtersOf("")).toEqual({
    categories: [],
    collections: [],
    sizes: [],
    colors: [],
    priceMin: 0,
    priceMax: 1000,
    inStockOnly: false,
    onSaleOnly: false,
    search: "",
    sort: "newest",
    page: 1,
  });
});

test("parses the specification's example", () => {
  expect(
    filtersOf("category=dresses&size=M&min=100&max=300&stock=1&collection=modern-milan"),
  ).toMatchObject({
    categories: ["dresses"],
    collections: ["modern-milan"],
    sizes: ["M"],
    priceMin: 100,
    priceMax: 300,
    inStockOnly: true,
  });
});

test.each(["", "abc", "-5", "1e3", "Infinity", "0x10", "12.345", "99999999", " "])(
  "a price of %j falls back to its end of the range",
  (text) => {
    const query = new URLSearchParams({ min: text, max: text });
    expect(filtersFromQuery(query)).toMatchObject({ priceMin: 0, priceMax: 1000 });
  },
);

test.each(["0", "-1", "1.5", "abc", "", "1e9", "Infinity"])(
  "treats page %j as the first",
  (text) => {
    expect(filtersFromQuery(new URLSearchParams({ page: text })).page).toBe(1);
  },
);

test("sorts by newest for an unknown order", () => {
  expect(filtersOf("sort=price;drop").sort).toBe("newest");
  expect(filtersOf("sort=price-up").sort).toBe("price-up");
});

test("truncates long text and ignores blank text", () => {
  expect(filtersOf(`q=${"a".repeat(500)}`).search).toHaveLength(100);
  expect(filtersOf("q=%20%20&category=%20")).toMatchObject({ search: "", categories: [] });
});

test.each([
  "",
  "category=dresses&category=tops&collection=modern-milan&size=L&size=M&color=Navy&color=Tan",
  "q=silk&category=dresses&collection=tuscan-escape&size=One+Size&color=Navy&min=10&max=300.5&stock=1&sale=1&sort=price-down&page=3",
])("round-trips the query %s", (query) => {
  expect(queryFromFilters(filtersOf(query)).toString()).toBe(query);
});

test("removes a plain form's empty fields", () => {
  const sent = "q=&category=&collection=&size=&color=&min=0&max=1000&sort=newest";
  expect(queryFromFilters(filtersOf(sent)).toString()).toBe("");
});

test.each([
  ["", false],
  ["min=0&max=1000", false],
  ["max=2000", false],
  ["min=1", true],
  ["max=999", true],
])("reports whether %j narrows the price: %s", (query, narrows) => {
  expect(narrowsPrice(filtersOf(query))).toBe(narrows);
});

test("changes one field and returns to the first page", () => {
  const filters = withFields(filtersOf("category=dresses&sort=price-up&page=4"), { size: "M" });
  expect(shopPathOf(filters)).toBe("/shop?category=dresses&size=M&sort=price-up");
});

test("removes a cleared price", () => {
  expect(shopPathOf(withFields(filtersOf("min=100&max=300"), { min: "" }))).toBe("/shop?max=300");
  expect(shopPathOf(withFields(filtersOf("min=100"), { min: null }))).toBe("/shop");
});

test("keeps only the sort order when clearing filters", () => {
  const filters = filtersOf("q=silk&category=dresses&min=1&stock=1&sort=price-down&page=2");
  expect(shopPathOf(withoutFilters(filters))).toBe("/shop?sort=price-down");
});

test.each([
  ["page=42", "/shop?page=42"],
  ["page=4167&sort=price-up", "/shop?sort=price-up&page=4167"],
  ["page=57&after=silk-blouse", "/shop?page=57"],
])("%s names a page by its number: %s", (query, path) => {
  expect(shopPathOf(filtersOf(query))).toBe(path);
});

test("returns to the first page after a change", () => {
  const filters = withFields(filtersOf("page=57"), { size: "M" });
  expect(shopPathOf(filters)).toBe("/shop?size=M");
});

test.each([
  ["size=XL&size=M&size=XL", "/shop?size=M&size=XL"],
  ["category=tops&size=M&category=dresses", "/shop?category=dresses&category=tops&size=M"],
  ["color=&color=%20Navy%20&color=Navy", "/shop?color=Navy"],
])("has one URL for equal filters such as %s", (query, path) => {
  expect(shopPathOf(filtersOf(query))).toBe(path);
});

test("reads at most 20 values of a filter, the first of the URL", () => {
  const numbers = Array.from({ length: 500 }, (_, index) => String(index + 100));
  const query = new URLSearchParams(numbers.map((number) => ["size", number]));
  expect(filtersFromQuery(query).sizes).toEqual(numbers.slice(0, 20));
});

test("adds a value to a filter and removes it, and returns to the first page", () => {
  const one = withChoice(filtersOf("category=tops&page=3"), "category", "dresses", true);
  expect(shopPathOf(one)).toBe("/shop?category=dresses&category=tops");
  expect(withChoice(one, "category", "dresses", true)).toEqual(one);
  expect(shopPathOf(withChoice(one, "category", "tops", false))).toBe("/shop?category=dresses");
  expect(shopPathOf(withChoice(one, "sale", "1", true))).toBe(
    "/shop?category=dresses&category=tops&sale=1",
  );
  expect(withChoice(filtersOf("stock=1"), "stock", "1", false).inStockOnly).toBe(false);
});

test("replaces all values of a field by one", () => {
  const filters = filtersOf("category=dresses&category=tops&color=Tan");
  expect(shopPathOf(withFields(filters, { category: "shoes" }))).toBe(
    "/shop?category=shoes&color=Tan",
  );
  expect(shopPathOf(withFields(filters, { category: "" }))).toBe("/shop?color=Tan");
});
