import { afterAll, beforeAll, expect, test } from "vitest";
import { ChartSizesSchema, ProductMeasuresSchema } from "#app/domain/fit/size-chart-schema.ts";
import { openTestShop, type TestShop } from "./open-test-shop.ts";
import { PRODUCTS } from "./sample-bag.ts";

type Chart = {
  id: string;
  version: string;
  categories: { id: string; name: string }[];
  sizes: object[];
};

const ID = "11111111-1111-4111-8111-111111111112";
const S = {
  size: "S",
  elsewhere: { it: "40" },
  body: { bust: [84, 87.5] },
  garment: { length: 98.5 },
};
const M = { ...S, size: "M" };

let shop: TestShop;
let categories: Record<string, string> = {};

beforeAll(async () => {
  shop = await openTestShop();
  const rows = await shop.sql<{ id: string; name: string }>(
    "select id, name from public.categories",
  );
  categories = Object.fromEntries(rows.map(({ id, name }) => [name, id]));
});
afterAll(() => shop.close());

const list = async () => (await shop.rpc<Chart[]>("anon", "list_size_charts", {})).body;

const save = (chart: object, role: "staff" | "stranger" | "server" = "staff") =>
  shop.rpc(role, "save_size_chart", { id: ID, sizes: [S], categories: [], ...chart });

const chartOf = async (name: string) =>
  (await list()).find((chart) => chart.categories.some((category) => category.name === name));

test("has a chart for each kind of clothes and for shoes in a new shop, one of them for two categories", async () => {
  expect((await list()).map((chart) => chart.categories.map(({ name }) => name))).toEqual([
    ["bottoms"],
    ["dresses"],
    ["outerwear", "tops"],
    ["shoes"],
  ]);
  for (const { sizes } of await list()) expect(ChartSizesSchema.parse(sizes)).toEqual(sizes);
});

test("adds a chart, which takes categories from others, and changes only the version that was read", async () => {
  expect((await save({ categories: [categories.tops, categories.accessories] })).body).toBe(true);
  expect((await chartOf("outerwear"))?.categories.map(({ name }) => name)).toEqual(["outerwear"]);
  const added = await chartOf("accessories");
  expect(added).toMatchObject({ id: ID, sizes: [S] });

  const change = { sizes: [S, M], categories: [categories.accessories], version: added?.version };
  expect((await save(change)).body).toBe(true);
  expect(await chartOf("tops")).toBeUndefined();
  expect((await chartOf("accessories"))?.sizes).toEqual([S, M]);
  expect((await save({ ...change, sizes: [M] })).body).toBe(false);
  expect((await save({ sizes: [M] })).body).toBe(false);
  expect((await chartOf("accessories"))?.sizes).toEqual([S, M]);

  await shop.call("staff", "DELETE", `size_charts?id=eq.${ID}`);
  expect(await chartOf("accessories")).toBeUndefined();
});

test("rejects a form that was opened before another chart took one of its categories", async () => {
  const opened = await chartOf("dresses");
  const taker = { id: ID, categories: [categories.dresses] };
  expect((await save(taker)).body).toBe(true);
  const late = { id: opened?.id, categories: [categories.dresses], version: opened?.version };
  expect((await save(late)).body).toBe(false);
  expect((await chartOf("dresses"))?.id).toBe(ID);

  const current = (await list()).find(({ id }) => id === opened?.id);
  expect((await save({ ...late, version: current?.version })).body).toBe(true);
  await shop.call("staff", "DELETE", `size_charts?id=eq.${ID}`);
});

test("lets only staff save a chart", async () => {
  expect((await save({}, "stranger")).status).toBe(403);
  expect((await list()).some(({ id }) => id === ID)).toBe(false);
});

test("saves a chart without a category that was deleted meanwhile", async () => {
  const deleted = "11111111-1111-4111-8111-111111111119";
  expect((await save({ categories: [deleted, categories.accessories] })).body).toBe(true);
  const saved = await chartOf("accessories");
  expect(saved).toMatchObject({ id: ID, sizes: [S] });
  expect(saved?.categories.map(({ name }) => name)).toEqual(["accessories"]);
  for (const categories of [[deleted], [null]]) {
    const version = (await list()).find(({ id }) => id === ID)?.version;
    expect((await save({ categories, version })).body).toBe(true);
    expect((await list()).find(({ id }) => id === ID)?.categories).toEqual([]);
  }
  await shop.call("staff", "DELETE", `size_charts?id=eq.${ID}`);
});

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...S, size: `S${index}` }));

const CHARTS: [name: string, sizes: unknown, isValid: boolean][] = [
  ["one size", [S], true],
  ["a size without measures", [{ ...S, body: {}, garment: {}, elsewhere: {} }], true],
  ["forty sizes", many(40), true],
  ["200 sizes", many(200), false],
  ["no sizes", [], false],
  ["no list", { S }, false],
  ["a text", "S", false],
  ["an entry that is null", [null], false],
  ["an entry that is a list", [[S]], false],
  ["a size twice", [S, S], false],
  ["a further field", [{ ...S, price: 1 }], false],
  ["no body", [{ size: "S", elsewhere: {}, garment: {} }], false],
  ["a size that is a number", [{ ...S, size: 38 }], false],
  ["a size of blanks", [{ ...S, size: " " }], false],
  ["a size with a blank at its end", [{ ...S, size: "S " }], false],
  ["a size with a direction override", [{ ...S, size: "S\u202eM" }], false],
  ["a size with a line break", [{ ...S, size: "S\nM" }], false],
  ["a size of 101 characters", [{ ...S, size: "S".repeat(101) }], false],
  ["an unknown measure", [{ ...S, garment: { neck: 30 } }], false],
  ["a foot of a garment", [{ ...S, garment: { foot: 30 } }], false],
  ["a measure as text", [{ ...S, garment: { length: "98" } }], false],
  ["a negative measure", [{ ...S, garment: { length: -98 } }], false],
  ["a measure of 0", [{ ...S, garment: { length: 0 } }], false],
  ["a measure of 10^9", [{ ...S, garment: { length: 1e9 } }], false],
  ["a measure of 10^300", [{ ...S, garment: { length: 1e300 } }], false],
  ["a measure with two decimals", [{ ...S, garment: { length: 98.55 } }], false],
  ["a measure that is null", [{ ...S, garment: { length: null } }], false],
  ["a range of one value", [{ ...S, body: { bust: [84] } }], false],
  ["a range of three values", [{ ...S, body: { bust: [84, 87, 90] } }], false],
  ["a range of texts", [{ ...S, body: { bust: ["84", "87"] } }], false],
  ["a range that falls", [{ ...S, body: { bust: [87, 84] } }], false],
  ["a single measure of the body", [{ ...S, body: { bust: 84 } }], false],
  ["an unknown system", [{ ...S, elsewhere: { uk: "12" } }], false],
  ["a long name elsewhere", [{ ...S, elsewhere: { it: "4".repeat(13) } }], false],
  ["an empty name elsewhere", [{ ...S, elsewhere: { it: "" } }], false],
];

test.for(CHARTS)("has the form's rules for a chart: %s", async ([, sizes, isValid]) => {
  expect(ChartSizesSchema.safeParse(sizes).success).toBe(isValid);
  const { status } = await save({ sizes });
  expect(status < 300).toBe(isValid);
  await shop.call("server", "DELETE", `size_charts?id=eq.${ID}`);
});

const BAG = { size: "One Size", garment: { width: 28, height: 21.5 } };

const MEASURES: [name: string, measures: unknown, isValid: boolean][] = [
  ["none", [], true],
  ["one size", [BAG], true],
  ["a size twice", [BAG, BAG], false],
  ["41 sizes", Array.from({ length: 41 }, (_, index) => ({ ...BAG, size: `S${index}` })), false],
  ["a measure of the body", [{ ...BAG, body: {} }], false],
  ["no garment", [{ size: "S" }], false],
  ["a negative width", [{ ...BAG, garment: { width: -1 } }], false],
  ["no list", {}, false],
];

test.for(MEASURES)(
  "has the form's rules for the measures of a product: %s",
  async ([, measures, isValid]) => {
    expect(ProductMeasuresSchema.safeParse(measures).success).toBe(isValid);
    const { status } = await shop.call("staff", "PATCH", `products?id=eq.${PRODUCTS.handbag}`, {
      measures,
    });
    expect(status).toBe(isValid ? 200 : 400);
  },
);

test.for<[string, object, boolean]>([
  ["symbols of each kind", { care: ["hand_wash", "do_not_bleach", "line_dry"] }, true],
  ["two symbols of one kind", { care: ["hand_wash", "do_not_wash"] }, false],
  ["an unknown symbol", { care: ["boil"] }, false],
  ["an unknown fit", { fit: "huge" }, false],
  ["a fabric of 501 characters", { fabric: "x".repeat(501) }, false],
  ["a fabric with a direction override", { fabric_es: "Seda\u202e" }, false],
  ["a model of 10^9 cm", { model_height: 1e9 }, false],
  ["a model of 176 cm", { model_height: 176 }, true],
  ["a model of 99 cm", { model_height: 99 }, false],
])("says about a product: %s", async ([, columns, isValid]) => {
  const path = `products?id=eq.${PRODUCTS.handbag}`;
  const { status } = await shop.call("staff", "PATCH", path, columns);
  expect(status).toBe(isValid ? 200 : 400);
});

test("lists of products have nothing of it, which only their own pages show", async () => {
  const { body } = await shop.rpc<{ products: object[] }>("anon", "list_products", {});
  const [first] = body.products;
  expect(first).toHaveProperty("description");
  for (const column of ["fabric", "fabric_es", "care", "fit", "measures", "model_size", "search"]) {
    expect(first).not.toHaveProperty(column);
  }
});
