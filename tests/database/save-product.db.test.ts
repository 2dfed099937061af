import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { listProductsByIds } from "#app/data/admin/list-products.ts";
import { createProduct } from "#app/data/admin/save-product.ts";
import type { ProductValues } from "#app/domain/product-editing/admin-product.ts";
import { EMPTY_PRODUCT_DRAFT, readProductDraft } from "#app/domain/product-editing/product-form.ts";
import { openTestShop, type TestShop } from "./open-test-shop.ts";
import { signStaffIn, staffSession } from "./staff-session.ts";

vi.mock("#app/data/admin/session.ts", () => ({
  requireStaff: async () => staffSession.client,
}));

type Variant = { size: string; color: string; quantity: number };
type Row = Record<string, unknown> & { updated_at: string; variants: Variant[] };

const ID = "11111111-1111-4111-8111-111111111111";
const STOCK: Variant[] = [
  { size: "S", color: "Navy", quantity: 2 },
  { size: "M", color: "Navy", quantity: 3 },
];
const COLUMNS = {
  name: "Pareo",
  name_es: "Pareo de playa",
  description: "Cotton voile.",
  price: "40.00",
  original_price: null,
  images: ["/plates/pareo-1200.jpg"],
  image_colors: ["Navy"],
  category_id: null,
  collection_id: null,
  sizes: ["S", "M"],
  colors: ["Navy"],
  inventory_status: "in-stock",
  is_new_arrival: true,
  is_bestseller: false,
  quantity: 9,
};

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
  signStaffIn(shop);
});
afterAll(() => shop.close());
beforeEach(() => shop.call("server", "DELETE", `products?id=eq.${ID}`));

const add = (columns: object, variants?: Variant[]) =>
  shop.rpc("staff", "add_product", { id: ID, columns, ...(variants && { variants }) });

const change = (version: string, columns: object, variants?: object[]) =>
  shop.rpc("staff", "change_product", { id: ID, version, columns, ...(variants && { variants }) });

async function read(): Promise<Row | undefined> {
  return (await shop.call<Row[]>("staff", "GET", `admin_products?id=eq.${ID}`)).body[0];
}

async function readExisting(): Promise<Row> {
  const row = await read();
  if (!row) throw new Error("The product is missing.");
  return row;
}

test("adds a product with stock per size and color and sums its quantity", async () => {
  await add(COLUMNS, STOCK);
  expect(await readExisting()).toMatchObject({
    ...COLUMNS,
    slug: "pareo",
    description_es: "",
    quantity: 5,
    variants: STOCK.toReversed(),
  });
});

test("does not add a product with invalid stock", async () => {
  expect((await add(COLUMNS, [{ size: "S", color: "Navy", quantity: -1 }])).status).toBe(400);
  expect(await read()).toBeUndefined();
});

test("adds a product once when the call is repeated, and overwrites none", async () => {
  expect((await add(COLUMNS, STOCK)).body).toBe(true);
  const before = await readExisting();
  expect(await add(COLUMNS, STOCK)).toMatchObject({ status: 200, body: false });
  expect((await add({ ...COLUMNS, name: "Kaftan", slug: "kaftan" }, [])).body).toBe(false);
  expect(await readExisting()).toEqual(before);
  expect(await shop.sql("select from public.products where name = 'Pareo'")).toHaveLength(1);
  const stranger = await shop.rpc("stranger", "add_product", { id: ID, columns: COLUMNS });
  expect(stranger.status).toBe(403);
});

/** Return what the form of a new product reads. */
function valuesOf(changes: Partial<typeof EMPTY_PRODUCT_DRAFT>): ProductValues {
  const draft = { ...EMPTY_PRODUCT_DRAFT, name: "Pareo", description: "Cotton.", price: "40" };
  const reading = readProductDraft({ ...draft, quantity: "5", ...changes });
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  return reading.values;
}

test("adds a product again whose answer was lost, with what was corrected meanwhile", async () => {
  await createProduct(ID, valuesOf({}));
  const { slug, updated_at } = await readExisting();
  await createProduct(ID, valuesOf({}));
  expect(await readExisting()).toMatchObject({ slug, updated_at, quantity: 5 });
  await createProduct(ID, valuesOf({ price: "35.50", quantity: "6" }));
  expect(await readExisting()).toMatchObject({ slug, price: "35.50", quantity: 6 });
});

test("does not overwrite the stock of a product whose answer was lost and that was sold since", async () => {
  await createProduct(ID, valuesOf({}));
  await shop.sql("update public.products set quantity = 4 where id = $1", [ID]);
  await expect(createProduct(ID, valuesOf({}))).rejects.toMatchObject({ code: "PRODUCTS_CHANGED" });
  expect(await listProductsByIds([ID])).toMatchObject([{ quantity: 4 }]);
});

test("changes only the given columns", async () => {
  await add(COLUMNS, STOCK);
  const before = await readExisting();
  expect((await change(before.updated_at, { price: "35.50" })).body).toBe(true);
  const { updated_at, ...after } = await readExisting();
  const { variants } = before;
  expect(after).toMatchObject({ ...COLUMNS, price: "35.50", quantity: 5, variants });
  expect(updated_at).not.toBe(before.updated_at);
});

test("saves every column, of a new product and of a changed one", async () => {
  const columns = await shop.sql<{ name: string }>(
    `select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = 'products' and is_generated = 'NEVER'`,
  );
  const [category, collection] = await Promise.all([
    shop.sql<{ id: string }>("select id from public.categories limit 1"),
    shop.sql<{ id: string }>("select id from public.collections limit 1"),
  ]);
  // None is a column's default.
  const values = {
    ...COLUMNS,
    slug: "lido",
    description_es: "Velo de algodón.",
    original_price: "52.00",
    companions: ["22222222-2222-4222-8222-222222222222"],
    category_id: category[0]?.id,
    collection_id: collection[0]?.id,
    inventory_status: "low-stock",
    status_follows_stock: true,
    is_bestseller: true,
    is_draft: true,
    quantity: 2,
    fabric: "Cotton",
    fabric_es: "Algodón",
    care: ["hand_wash"],
    fit: "runs_small",
    measures: [{ size: "S", garment: { length: 98 } }],
    model_height: 176,
    model_size: "S",
  };
  const byDatabase = ["id", "created_at", "updated_at"];
  expect([...Object.keys(values), ...byDatabase].sort()).toEqual(
    columns.map(({ name }) => name).sort(),
  );
  await add(values);
  expect(await readExisting()).toMatchObject(values);
  await shop.call("server", "DELETE", `products?id=eq.${ID}`);
  const bare = { name: "Kaftan", price: "1.00", images: [], sizes: [], colors: [], quantity: 9 };
  await add({ ...bare, inventory_status: "in-stock", is_new_arrival: false, is_bestseller: false });
  const before = await readExisting();
  expect(Object.entries(values).filter(([name, value]) => before[name] === value)).toEqual([]);
  await change(before.updated_at, values);
  expect(await readExisting()).toMatchObject(values);
});

test("replaces the variants, or removes them for a single quantity", async () => {
  await add(COLUMNS, STOCK);
  const blue = [{ size: "M", color: "Navy", quantity: 7 }];
  await change((await readExisting()).updated_at, {}, blue);
  expect(await readExisting()).toMatchObject({ variants: blue, quantity: 7 });
  await change((await readExisting()).updated_at, { quantity: 12 }, []);
  expect(await readExisting()).toMatchObject({ variants: [], quantity: 12 });
});

test("changes no column when the stock is invalid", async () => {
  await add(COLUMNS, STOCK);
  const before = await readExisting();
  const broken = [{ size: "S", color: "Navy", quantity: -1 }];
  expect((await change(before.updated_at, { name: "Other" }, broken)).status).toBe(400);
  expect(await readExisting()).toEqual(before);
});

test("rejects a change of an outdated version", async () => {
  await add(COLUMNS, STOCK);
  const { updated_at } = await readExisting();
  const answers = await Promise.all([
    change(updated_at, { name: "Mine" }),
    change(updated_at, { name: "Hers" }),
    change(updated_at, {}, []),
  ]);
  expect(answers.map(({ body }) => body).sort()).toEqual([false, false, true]);
});

test("restores a deleted product with its slug and creation date", async () => {
  await add(COLUMNS, STOCK);
  const { created_at, slug, ...before } = await readExisting();
  await shop.call("staff", "DELETE", `products?id=eq.${ID}`);
  expect(await read()).toBeUndefined();
  await add({ ...COLUMNS, slug: "the-old-slug", created_at: "2025-01-02T03:04:05Z" }, STOCK);
  expect(await readExisting()).toMatchObject({
    slug: "the-old-slug",
    created_at: "2025-01-02 03:04:05+00",
    variants: before.variants,
  });
});

test("denies a signed-in stranger to add, change and list products", async () => {
  const parameters = { id: ID, columns: COLUMNS, variants: STOCK };
  expect((await shop.rpc("stranger", "add_product", parameters)).status).toBe(403);
  await add(COLUMNS, STOCK);
  const before = await readExisting();
  const wanted = { id: ID, version: before.updated_at, columns: { price: "1" }, variants: [] };
  expect((await shop.rpc("stranger", "change_product", wanted)).body).toBe(false);
  await shop.rpc("stranger", "write_product_variants", { product_id: ID, variants: [] });
  expect(await readExisting()).toEqual(before);
  expect((await shop.call("stranger", "GET", "admin_products")).body).toEqual([]);
});
