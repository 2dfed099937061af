import { afterAll, beforeAll, expect, test } from "vitest";
import { supabaseCatalogue } from "#app/data/catalogue/supabase-catalogue.ts";
import { openTestShop, type TestShop } from "./open-test-shop.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const set = (color: string, hex?: string, opened?: string) =>
  shop.rpc("staff", "set_swatch", { color, ...(hex && { hex }), ...(opened && { opened }) });

const read = async () =>
  (await shop.call("anon", "GET", "swatches?select=color,hex&order=color")).body;

test("stores one color per name, changes it and removes it, each also twice", async () => {
  expect((await set("vino tinto", "#6b1f2b")).body).toBe(true);
  expect((await set("verde agua", "#a4c2b5")).body).toBe(true);
  expect((await set("vino tinto", "#5b1a26", "#6b1f2b")).body).toBe(true);
  expect((await set("vino tinto", "#5b1a26", "#6b1f2b")).body).toBe(true);
  expect(await read()).toEqual([
    { color: "verde agua", hex: "#a4c2b5" },
    { color: "vino tinto", hex: "#5b1a26" },
  ]);
  expect((await set("vino tinto", undefined, "#5b1a26")).body).toBe(true);
  expect((await set("verde agua", undefined, "#a4c2b5")).body).toBe(true);
  expect((await set("verde agua", undefined, "#a4c2b5")).body).toBe(true);
  expect(await read()).toEqual([]);
});

test.each([
  ["a first color", "#111111", undefined],
  ["another color", "#111111", "#222222"],
  ["no color", undefined, "#222222"],
  ["no color instead of none", undefined, undefined],
])("stores %s only if the swatch is still the one that was read", async (_, hex, opened) => {
  await set("vino", "#333333");
  expect((await set("vino", hex, opened)).body).toBe(false);
  expect(await read()).toEqual([{ color: "vino", hex: "#333333" }]);
  await set("vino", undefined, "#333333");
  expect(await read()).toEqual([]);
});

test.for<[string, string, string]>([
  ["a color that is not #rrggbb", "vino", "red"],
  ["a short color", "vino", "#fff"],
  ["a style", "vino", "#ffffff;x:url(//x)"],
  ["an empty name", "", "#ffffff"],
  ["a name in capitals", "Vino", "#ffffff"],
  ["a name over the limit", "v".repeat(101), "#ffffff"],
])("rejects %s", async ([, color, hex]) => {
  expect((await set(color, hex)).status).toBe(400);
  expect(await read()).toEqual([]);
});

test("lets only staff set a swatch", async () => {
  const swatch = { color: "vino", hex: "#6b1f2b" };
  expect((await shop.rpc("stranger", "set_swatch", swatch)).status).toBe(403);
  expect(await read()).toEqual([]);
});

test("lists every color name of the catalogue once", async () => {
  const { body } = await shop.rpc<string[]>("staff", "list_color_names", {});
  expect(body).toEqual(expect.arrayContaining(["Terracotta", "Pewter"]));
  expect(new Set(body).size).toBe(body.length);
});

test("lists more than a thousand sizes and colors", async () => {
  await shop.sql(`
    insert into public.products (slug, name, price, sizes, colors)
    select 'wool-' || number, 'Wool ' || number, 10, tones, tones
    from generate_series(1, 12) as number
    cross join lateral (
      select array_agg('T' || 100 * number + tone) as tones from generate_series(0, 99) as tone
    ) as dyed`);
  const catalogue = supabaseCatalogue(shop.clientAs("anon"));
  const { body } = await shop.rpc<string[]>("staff", "list_color_names", {});
  for (const names of [await catalogue.listFurtherSizes(), await catalogue.listColors(), body])
    expect(names.filter((name) => /^T\d+$/.test(name))).toHaveLength(1200);
});
