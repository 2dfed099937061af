import { expect, test } from "vitest";
import { choiceFromText, choiceToText, soldOutChoices } from "./stock-choice.ts";

const dress = {
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
  expect(soldOutChoices(product, { total: 5, lines })).toEqual([
    { size: "M", color: "Cream" },
    { size: "M", color: "Navy" },
  ]);
});

test("lists nothing while every size and color can be bought", () => {
  expect(soldOutChoices(product, { total: 5, lines: [] })).toEqual([]);
  expect(soldOutChoices(product, null)).toEqual([]);
});

test("lists every choice of a sold-out product, and the empty one without sizes and colors", () => {
  const soldOut = { ...product, inventoryStatus: "sold-out" as const };
  expect(soldOutChoices(soldOut, null)).toHaveLength(4);
  expect(soldOutChoices({ ...soldOut, sizes: [], colors: [] }, null)).toEqual([
    { size: "", color: "" },
  ]);
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
