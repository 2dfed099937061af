import { expect, test } from "vitest";
import { SAMPLE_PRODUCTS } from "#app/data/catalogue/sample-products.ts";
import { inLanguage } from "../text/translation.ts";
import { sharedWishesOf, type WishLinkEntry, wishLinkEntries } from "./shared-wishlist.ts";
import { MAX_WISHES } from "./wish.ts";
import { wishLinkOf } from "./wish-link.ts";

const [sample] = SAMPLE_PRODUCTS;
if (!sample) throw new Error("There are samples");
const DRESS = { ...inLanguage("en", sample), sizes: ["S", "M"], colors: ["Terracotta"] };
const { id } = DRESS;

function read(url: string): WishLinkEntry[] {
  return wishLinkEntries(new URL(url, "https://shop.example").searchParams);
}

test.each<[string | null, string | null]>([
  [null, null],
  ["M", null],
  [null, "Sage Green"],
  ["S".repeat(100), "N".repeat(100)],
  ["37.5", "Rosa & Blu"],
  [".", "%2E"],
  ["100%", "ñandú ~ «café»"],
])("round-trips size %j and color %j", (size, color) => {
  expect(read(wishLinkOf([{ id, size, color, price: 1 }]))).toEqual([{ id, size, color }]);
});

test.each([
  ["nothing", ""],
  ["an empty entry", "wish="],
  ["a product that is no id", "wish=silk-wrap-dress"],
  ["one part too few", `wish=${id}.M`],
  ["one part too many", `wish=${id}.M.Navy.x`],
  ["a color of more than a hundred characters", `wish=${id}.M.${"x".repeat(101)}`],
  ["a control character", `wish=${id}.M.Na%00vy`],
  ["a name without end", `wish=${id}.M.${"x".repeat(10_000)}`],
  ["markup", "wish=%3Cscript%3Ealert(1)%3C/script%3E"],
])("ignores a link with %s", (_what, query) => {
  expect(read(`/wishlist/shared?${query}`)).toEqual([]);
});

test("reads each product once, and no more than a wishlist takes", () => {
  expect(read(`/wishlist/shared?wish=${id}.M.&wish=${id.toUpperCase()}`)).toEqual([
    { id, size: "M", color: null },
  ]);
  const many = Array.from(
    { length: MAX_WISHES * 2 },
    (_, index) => `wish=00000000-0000-4000-8000-${String(index).padStart(12, "0")}`,
  );
  expect(read(`/wishlist/shared?${many.join("&")}`)).toHaveLength(MAX_WISHES);
});

test("a link of the longest wishlist fits into a request", () => {
  const wishes = Array.from({ length: MAX_WISHES }, () => ({
    id,
    size: "One Size",
    color: "Sage Green",
    price: 1,
  }));
  expect(wishLinkOf(wishes).length).toBeLessThan(8_000);
});

test("shows products as they are today, without deleted ones and choices no longer offered", () => {
  const entry = { id, size: "M", color: "Terracotta" };
  expect(sharedWishesOf([entry], [DRESS])).toEqual([
    { product: DRESS, size: "M", color: "Terracotta" },
  ]);
  expect(sharedWishesOf([{ ...entry, size: "XL", color: null }], [DRESS])).toEqual([
    { product: DRESS, size: null, color: null },
  ]);
  expect(sharedWishesOf([entry], [])).toEqual([]);
});
