import { expect, test } from "vitest";
import { choiceFromText, choiceToText, stockRequestOffer } from "./stock-choice.ts";

const dress = {
  slug: "dress",
  sizes: ["S", "M"],
  colors: ["Cream", "Navy"],
  inventoryStatus: "in-stock",
  quantity: 5,
} as const;
const product = { ...dress, sizes: [...dress.sizes], colors: [...dress.colors] };

test("lists exactly the sizes and colors without a free unit", () => {
  const lines = [
    { size: "S", color: "Cream", free: 1 },
    { size: "M", color: "Cream", free: 0 },
    { size: "S", color: "Navy", free: 3 },
  ];
  expect(stockRequestOffer(product, { total: 5, lines })).toEqual({
    slug: "dress",
    choices: [
      { size: "M", color: "Cream" },
      { size: "M", color: "Navy" },
    ],
    isSoldOut: false,
  });
});

test("lists nothing while every size and color can be bought", () => {
  expect(stockRequestOffer(product, { total: 5, lines: [] })).toBeNull();
  expect(stockRequestOffer(product, null)).toBeNull();
});

test("lists every choice of a sold-out product, and the empty one without sizes and colors", () => {
  const soldOut = { ...product, inventoryStatus: "sold-out" as const };
  expect(stockRequestOffer(soldOut, null)?.choices).toHaveLength(4);
  expect(stockRequestOffer({ ...soldOut, sizes: [], colors: [] }, null)).toEqual({
    slug: "dress",
    choices: [{ size: "", color: "" }],
    isSoldOut: true,
  });
});

test("reads back the choice that a form sends", () => {
  const choice = { size: 'One "Size", M|L', color: "Azul añil" };
  expect(choiceFromText(choiceToText(choice))).toEqual(choice);
});

test.for([
  "",
  "M",
  "{}",
  "[]",
  '["M"]',
  '["M",1]',
  '["M","Navy","x"]',
  `["${"M".repeat(101)}",""]`,
])("rejects %s as a choice", (text) => {
  expect(choiceFromText(text)).toBeNull();
});
