import { expect, test } from "vitest";
import { canonicalPathOf } from "./canonical-path.ts";
import { filtersFromQuery } from "./filters.ts";

const TAXONOMIES = {
  categories: [{ name: "dresses" }, { name: "tops" }],
  collections: [{ name: "la-dolce-vita" }],
};

test.each([
  ["", "/shop"],
  ["category=dresses", "/shop?category=dresses"],
  ["collection=la-dolce-vita", "/shop?collection=la-dolce-vita"],
  ["category=dresses&collection=la-dolce-vita", "/shop?collection=la-dolce-vita"],
  ["category=dresses&size=M&sort=price-up&page=2", "/shop?category=dresses"],
  ["category=dresses&category=tops", "/shop"],
  ["category=dresses&category=dresses", "/shop?category=dresses"],
  ["category=dresses&collection=la-dolce-vita&collection=none", "/shop?category=dresses"],
  ["color=Navy&sale=1", "/shop"],
  ["q=silk", "/shop"],
  ["page=3", "/shop"],
  ["page=60&after=silk-blouse", "/shop"],
  ["category=no-such&collection=none", "/shop"],
])("/shop?%s has the canonical path %s", (query, path) => {
  const filters = filtersFromQuery(new URLSearchParams(query));
  expect(canonicalPathOf(filters, TAXONOMIES)).toBe(path);
});
