import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { importProducts, previewImport } from "#app/data/admin/import-products.ts";
import { listEveryProduct } from "#app/data/admin/list-products.ts";
import { listTaxonomy } from "#app/data/admin/taxonomy.ts";
import { csvFrom } from "#app/domain/csv/csv.ts";
import { DEFAULT_PRICING } from "#app/domain/money/pricing.ts";
import { productCsvRows } from "#app/domain/product-csv/product-csv.ts";
import { LANGUAGES } from "#app/domain/text/language.ts";
import { openTestShop, type TestShop } from "./open-test-shop.ts";
import { signStaffIn, staffSession } from "./staff-session.ts";

vi.mock("#app/data/admin/session.ts", () => ({
  requireStaff: async () => staffSession.client,
}));

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
  signStaffIn(shop);
});
afterAll(() => shop.close());

test.for(LANGUAGES)("imports every seed product unchanged from a file in %s", async (language) => {
  const [products, taxonomy] = await Promise.all([listEveryProduct(), listTaxonomy()]);
  expect(products.length).toBeGreaterThan(20);
  const file = csvFrom(productCsvRows(products, taxonomy, language, DEFAULT_PRICING), language);
  const rows = await previewImport(new TextEncoder().encode(file), {
    taxonomy,
    readsThousands: false,
  });
  expect(rows).toEqual(
    products.map(({ name, nameEs }, at) => ({ line: at + 2, name, nameEs, action: "unchanged" })),
  );
});

test("adds the rows of a file once, also when answers were lost and the file is imported again", async () => {
  const taxonomy = await listTaxonomy();
  const file = new TextEncoder().encode(
    "name,description,price,quantity\nTwice,Silk,85,5\nTwice,Silk,85,5",
  );
  const preview = () => previewImport(file, { taxonomy, readsThousands: false });
  const rows = await preview();
  expect(rows.map(({ action }) => action)).toEqual(["add", "add"]);
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    expect(await importProducts(rows, () => {})).toEqual([]);
  }
  expect((await preview()).map(({ action }) => action)).toEqual(["unchanged", "unchanged"]);
  expect(await shop.sql("select from public.products where name = 'Twice'")).toHaveLength(2);
});
