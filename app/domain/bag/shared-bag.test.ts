import { expect, test } from "vitest";
import type { Product } from "../product/product.ts";
import type { Variant } from "../product/variant.ts";
import { bagLinkOf } from "./bag-link.ts";
import { type BagLinkLine, bagLinkLines, sharedLinesOf } from "./shared-bag.ts";

const DRESS: Product & { variants: Variant[] } = {
  id: "7d7a7a52-2a53-4b64-9c3c-0f4c8a3a1b11",
  slug: "silk-wrap-dress",
  name: "Silk Wrap Dress",
  price: 24500,
  originalPrice: null,
  images: ["/plates/silk-wrap-dress-front-1200.jpg"],
  imageColors: [],
  description: "",
  category: null,
  collection: null,
  sizes: ["S", "M"],
  colors: ["Terracotta"],
  inventoryStatus: "in-stock",
  isNewArrival: false,
  isBestseller: false,
  quantity: 3,
  variants: [],
  createdAt: "2026-01-01T00:00:00.000Z",
};

const LINE: BagLinkLine = { productId: DRESS.id, size: "M", color: "Terracotta", quantity: 2 };

function read(url: string): BagLinkLine[] {
  return bagLinkLines(new URL(url, "https://shop.example").searchParams);
}

test.each([
  ["M", "Sage Green"],
  ["37.5", "Rosa & Blu"],
  ["", ""],
  ["S".repeat(100), "N".repeat(100)],
  [".", "%2E"],
  ["100%", "ñandú ~ «café»"],
])("round-trips size %j and color %j", (size, color) => {
  const product = { ...DRESS, image: null };
  const url = bagLinkOf([{ product, size, color, quantity: 2 }]);
  expect(read(url)).toEqual([{ ...LINE, size, color }]);
});

test.each([
  ["nothing", "/bag"],
  ["an empty line", "/bag?line="],
  ["a product that is no id", "/bag?line=1.silk-wrap-dress.M.Navy"],
  ["no items", `/bag?line=0.${DRESS.id}.M.Navy`],
  ["items in letters", `/bag?line=x.${DRESS.id}.M.Navy`],
  ["more items than a line takes", `/bag?line=21.${DRESS.id}.M.Navy`],
  ["a number that is none", `/bag?line=NaN.${DRESS.id}.M.Navy`],
  ["endless items", `/bag?line=Infinity.${DRESS.id}.M.Navy`],
  ["items below none", `/bag?line=-0.${DRESS.id}.M.Navy`],
  ["too few parts", `/bag?line=1.${DRESS.id}.M`],
  ["a color of more than a hundred characters", `/bag?line=1.${DRESS.id}.M.${"x".repeat(101)}`],
  ["too many parts", `/bag?line=1.${DRESS.id}.M.Navy.x`],
  ["a control character", `/bag?line=1.${DRESS.id}.M.Na%00vy`],
  ["a name without end", `/bag?line=1.${DRESS.id}.M.${"x".repeat(10_000)}`],
])("ignores a link with %s", (_what, url) => {
  expect(read(url)).toEqual([]);
});

test("reads repeated variants once and at most thirty lines", () => {
  const line = `line=2.${DRESS.id}.M.Terracotta`;
  expect(read(`/bag?${line}&${line}`)).toEqual([LINE]);
  const many = Array.from({ length: 500 }, (_, index) => `line=1.${DRESS.id}.M.${index}`);
  expect(read(`/bag?${many.join("&")}`)).toHaveLength(30);
});

test("takes names, prices and availability from today's catalogue", () => {
  const at = (change: Partial<BagLinkLine>, product: Partial<typeof DRESS> = {}) =>
    sharedLinesOf([{ ...LINE, ...change }], [{ ...DRESS, ...product }]);
  expect(at({})).toMatchObject([{ isOffered: true, choice: { quantity: 2, size: "M" } }]);
  expect(at({}, { price: 26500 })).toMatchObject([{ choice: { product: { price: 26500 } } }]);
  expect(at({ quantity: 9 })).toMatchObject([{ choice: { quantity: 3 } }]);
  expect(at({ size: "XL" })).toMatchObject([{ isOffered: false }]);
  expect(at({ color: "Navy" })).toMatchObject([{ isOffered: false }]);
  expect(at({}, { inventoryStatus: "sold-out" })).toMatchObject([{ isOffered: false }]);
  expect(at({}, { quantity: 0 })).toMatchObject([{ isOffered: false }]);
  const stockOf = (count: number) => ({
    variants: [
      { size: "M", color: "Terracotta", quantity: count },
      { size: "S", color: "Terracotta", quantity: 3 },
    ],
  });
  expect(at({}, stockOf(0))).toMatchObject([{ isOffered: false }]);
  expect(at({}, stockOf(1))).toMatchObject([{ isOffered: true, choice: { quantity: 1 } }]);
  expect(sharedLinesOf([LINE], [])).toEqual([]);
});
