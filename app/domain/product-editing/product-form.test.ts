import { expect, test } from "vitest";
import {
  draftOf,
  duplicateDraftOf,
  EMPTY_PRODUCT_DRAFT,
  type ProductDraft,
  readProductDraft,
} from "./product-form.ts";
import { variantKey } from "./product-variants.ts";

const draft: ProductDraft = {
  ...EMPTY_PRODUCT_DRAFT,
  name: " Silk Wrap Dress ",
  nameEs: " Vestido cruzado ",
  description: "Como silk.",
  descriptionEs: " ",
  price: "245",
  quantity: "25",
  sizes: ["S", " ", "M", "S"],
  colors: ["", "Cream"],
};

function valuesOf(changes: Partial<ProductDraft>) {
  const reading = readProductDraft({ ...draft, ...changes });
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  return reading.values;
}

function problemsOf(changes: Partial<ProductDraft>) {
  const reading = readProductDraft({ ...draft, ...changes });
  return reading.ok ? {} : reading.problems;
}

test("parses a complete form: trims texts, converts money to cents, drops empty chips", () => {
  expect(valuesOf({})).toMatchObject({
    name: "Silk Wrap Dress",
    nameEs: "Vestido cruzado",
    descriptionEs: "",
    price: 24500,
    originalPrice: null,
    quantity: 25,
    sizes: ["S", "M"],
    colors: ["Cream"],
    categoryId: null,
    variants: null,
  });
});

test.each([
  ["", null],
  ["0", null],
  ["0.00", null],
  ["495.5", 49550],
])("parses an original price of %j as %s", (originalPrice, cents) => {
  expect(valuesOf({ originalPrice }).originalPrice).toBe(cents);
});

test.each([
  ["", ""],
  [" Vestido de Piñón ", "vestido-de-pinon"],
  ["silk-wrap-dress", "silk-wrap-dress"],
])("normalizes the slug %j to %j", (slug, expected) => {
  expect(valuesOf({ slug }).slug).toBe(expected);
});

test.each([
  [{ slug: "¡¿" }, { slug: "slug" }],
  [{ slug: "x".repeat(201) }, { slug: "long" }],
  [{ name: "  ", nameEs: " " }, { name: "required" }],
  [{ name: "x".repeat(201) }, { name: "long" }],
  [{ description: "" }, { description: "required" }],
  [{ nameEs: "x".repeat(201) }, { nameEs: "long" }],
  [{ price: "" }, { price: "price" }],
  [{ price: "-1" }, { price: "price" }],
  [{ price: "1.234" }, { price: "price" }],
  [{ price: "1e3" }, { price: "price" }],
  [{ originalPrice: "-3" }, { originalPrice: "price" }],
  [{ originalPrice: "245" }, { originalPrice: "original" }],
  [{ price: "250", originalPrice: "249.99" }, { originalPrice: "original" }],
  [{ quantity: "-1" }, { quantity: "quantity" }],
  [{ quantity: "1.5" }, { quantity: "quantity" }],
  [{ quantity: "" }, { quantity: "quantity" }],
  [{ fabric: "x".repeat(501) }, { fabric: "long" }],
  [{ fabricEs: "Seda\u202e" + "ades" }, { fabricEs: "characters" }],
  [{ care: ["hand_wash", "do_not_wash"] as const }, { care: "care" }],
  [{ modelHeight: "1.76" }, { modelHeight: "height" }],
  [{ modelHeight: "1000000000" }, { modelHeight: "height" }],
  [{ measures: { S: { bust: "ninety" } } }, { measures: "measure" }],
  [{ measures: { S: { bust: "-90" } } }, { measures: "measure" }],
])("rejects %j", (changes, problems) => {
  expect(problemsOf(changes as Partial<ProductDraft>)).toEqual(problems);
});

test("accepts English or Spanish texts alone", () => {
  expect(valuesOf({ nameEs: "" })).toMatchObject({ name: "Silk Wrap Dress", nameEs: "" });
  const spanish = { name: " ", description: "", nameEs: "Vestido", descriptionEs: "Seda." };
  expect(valuesOf(spanish)).toMatchObject({ ...spanish, name: "" });
});

test("sums the variants' quantities", () => {
  const values = valuesOf({
    countsVariants: true,
    quantity: "not read",
    variantQuantities: { [variantKey("S", "Cream")]: "3", [variantKey("M", "Cream")]: "" },
  });
  expect(values.quantity).toBe(3);
  expect(values.variants).toEqual([
    { size: "S", color: "Cream", quantity: 3 },
    { size: "M", color: "Cream", quantity: 0 },
  ]);
});

test("rejects an invalid variant quantity", () => {
  const variantQuantities = { [variantKey("S", "Cream")]: "-3" };
  expect(problemsOf({ countsVariants: true, variantQuantities })).toEqual({ variants: "quantity" });
});

test("round-trips the values of a product", () => {
  const values = valuesOf({ originalPrice: "300" });
  const reading = readProductDraft(draftOf(values));
  expect(reading).toEqual({ ok: true, values });
});

test("reads fabric, care and fit, and measures of offered sizes alone", () => {
  expect(
    valuesOf({
      fabric: " 100% silk\u200b ",
      care: ["iron_low", "hand_wash"],
      fit: "runs_small",
      measures: { M: { length: "99,5", bust: " " }, XL: { length: "1" } },
      modelHeight: " 176 ",
      modelSize: "S",
    }),
  ).toMatchObject({
    fabric: "100% silk",
    care: ["hand_wash", "iron_low"],
    fit: "runs_small",
    measures: [{ size: "M", garment: { length: 99.5 } }],
    modelHeight: 176,
    modelSize: "S",
  });
});

test("marks the names of a copy, each in its language, and leaves its slug to the database", () => {
  const both = duplicateDraftOf(valuesOf({ slug: "silk-scarf", name: "Scarf", nameEs: "Pañuelo" }));
  expect(both).toMatchObject({ name: "Scarf (copy)", nameEs: "Pañuelo (copia)", slug: "" });
  expect(duplicateDraftOf(valuesOf({ nameEs: "" })).nameEs).toBe("");
});
