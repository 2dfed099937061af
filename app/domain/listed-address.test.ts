import { expect, test } from "vitest";
import { filtersFromQuery } from "./filters.ts";
import { listedAddressOf } from "./listed-address.ts";

const TAXONOMIES = {
  categories: [{ name: "dresses" }],
  collections: [{ name: "la-dolce-vita" }],
};

test.each([
  ["", "/shop"],
  ["category=dresses", "/shop?category=dresses"],
  ["collection=la-dolce-vita", "/shop?collection=la-dolce-vita"],
  ["category=dresses&collection=la-dolce-vita", "/shop?collection=la-dolce-vita"],
  ["category=dresses&size=M&sort=price-up&page=2", "/shop?category=dresses"],
  ["q=silk", "/shop"],
  ["page=3", "/shop"],
  ["page=60&after=silk-blouse", "/shop"],
  ["category=no-such&collection=none", "/shop"],
])("/shop?%s is listed as %s", (query, address) => {
  const filters = filtersFromQuery(new URLSearchParams(query));
  expect(listedAddressOf(filters, TAXONOMIES)).toBe(address);
});
