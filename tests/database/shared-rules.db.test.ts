import { afterAll, beforeAll, expect, test } from "vitest";
import { MAX_RELATED } from "#app/data/catalogue/catalogue-values.ts";
import { MAX_BAG_LINES, MAX_LINE_QUANTITY } from "#app/domain/bag/bag.ts";
import { MAX_HOLD_HOURS } from "#app/domain/checkout/payment-method.ts";
import { CARE_KINDS } from "#app/domain/product/care.ts";
import { MAX_CHOICE_LENGTH } from "#app/domain/product/max-choice-length.ts";
import { BODY_MEASURES, GARMENT_MEASURES } from "#app/domain/product/measures.ts";
import { MAX_COMPANIONS } from "#app/domain/product-editing/product-draft-schema.ts";
import { REVIEWS_PER_PAGE } from "#app/domain/review/review.ts";
import { cleanText } from "#app/domain/text/clean-text.ts";
import { isPlainText } from "#app/domain/text/plain-text.ts";
import { openTestShop, type TestShop } from "./open-test-shop.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function firstOf<Value>(statement: string, values: unknown[] = []): Promise<Value> {
  const [row] = await shop.sql<{ value: Value }>(`select (${statement}) as value`, values);
  if (!row) throw new Error("No row");
  return row.value;
}

const sourceOf = (name: string) =>
  firstOf<string>("select prosrc from pg_proc where proname = $1", [name]);

const checksOf = (table: string) =>
  firstOf<string>(
    `select string_agg(pg_get_constraintdef(oid), ' ') from pg_constraint
    where contype = 'c' and conrelid = $1::regclass`,
    [`public.${table}`],
  );

test("knows the care symbols of the label, by kind", async () => {
  const pairs = [...(await sourceOf("is_care")).matchAll(/\('(\w+)', '(\w+)'\)/g)];
  const kinds = Map.groupBy(pairs, ([, , kind]) => kind);
  const symbols = [...kinds].map(([kind, of]) => [kind, of.map(([, symbol]) => symbol)]);
  expect(Object.fromEntries(symbols)).toEqual(CARE_KINDS);
});

test.each([
  ["are_garment_measures", GARMENT_MEASURES],
  ["are_body_measures", BODY_MEASURES],
])("%s knows the measures of the size guide", async (name, measures) => {
  const [, list = ""] = /array\[(.*?)\]/s.exec(await sourceOf(name)) ?? [];
  expect(list.match(/\w+/g)).toEqual(measures);
});

test("has the limits that the forms have", async () => {
  const limits = await shop.sql(
    "select max_line_quantity, max_checkout_lines from public.shop_settings",
  );
  expect(limits).toEqual([
    { max_line_quantity: MAX_LINE_QUANTITY, max_checkout_lines: MAX_BAG_LINES },
  ]);
  expect(await checksOf("products")).toContain(`cardinality(companions) <= ${MAX_COMPANIONS}`);
  expect(await sourceOf("list_companions")).toContain(`most constant integer := ${MAX_RELATED};`);
  expect(await checksOf("payment_methods")).toContain(`hold_hours <= ${MAX_HOLD_HOURS}`);
  expect(await sourceOf("make_order")).toContain(`not between 1 and ${MAX_HOLD_HOURS} then`);
  expect(await sourceOf("list_reviews")).toContain(`limit ${REVIEWS_PER_PAGE} `);
  expect(await checksOf("product_variants")).toContain(`char_length(size) <= ${MAX_CHOICE_LENGTH}`);
});

test.each([
  "  Silk \u200b\u2060",
  "\ufeffSilk\u00a0",
  "\u2003\u3000Silk\u1680\t\n",
  "a \u200b b",
  "",
  "a\u0007b",
  "a\u2028b",
  "a\u202eb",
  "a\u2066b",
  "ñ".repeat(20),
  "ñ".repeat(21),
  "👗".repeat(20),
])("cleans and checks %j as the forms do", async (text) => {
  expect(await firstOf("public.clean_text($1)", [text])).toBe(cleanText(text));
  expect(await firstOf("public.is_plain_text($1, 20)", [text])).toBe(isPlainText(text, 20));
});
