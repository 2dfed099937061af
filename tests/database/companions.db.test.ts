import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type StoredCatalogue, supabaseCatalogue } from "#app/data/catalogue/supabase-catalogue.ts";
import { openTestShop, type TestShop } from "./open-test-shop.ts";
import { PRODUCTS } from "./sample-bag.ts";

const { silkWrapDress, cashmereBlazer, handbag, palazzoPants, silkBlouse } = PRODUCTS;

let shop: TestShop;
let catalogue: StoredCatalogue;

beforeAll(async () => {
  shop = await openTestShop();
  catalogue = supabaseCatalogue(shop.clientAs("anon"));
});
afterAll(() => shop.close());
beforeEach(() => shop.sql("update public.products set companions = '{}', is_draft = false"));

async function choose(companions: string[]) {
  const { body } = await shop.call<{ updated_at: string }[]>(
    "staff",
    "GET",
    `admin_products?id=eq.${silkWrapDress}`,
  );
  const version = body[0]?.updated_at;
  const columns = { companions };
  return shop.rpc("staff", "change_product", { id: silkWrapDress, version, columns });
}

async function related() {
  const dress = await catalogue.findProduct("silk-wrap-dress");
  if (!dress) throw new Error("The seed has a silk wrap dress.");
  return catalogue.listRelated(dress);
}
const relatedIds = async () => (await related()).products.map(({ id }) => id);

test("shows the owner's choice in its order", async () => {
  expect((await choose([palazzoPants, handbag, silkBlouse])).body).toBe(true);
  expect((await related()).isLook).toBe(true);
  expect(await relatedIds()).toEqual([palazzoPants, handbag, silkBlouse]);
});

test("leaves out the product itself, repeated, unknown and draft products", async () => {
  const unknown = "a0000000-0000-4000-8000-00000000ffff";
  await choose([silkWrapDress, handbag, unknown, palazzoPants]);
  expect(await relatedIds()).toEqual([handbag, palazzoPants]);
  await choose([handbag, palazzoPants, handbag]);
  expect(await relatedIds()).toEqual([handbag, palazzoPants]);
  await shop.sql("update public.products set is_draft = true where id = $1", [handbag]);
  expect(await relatedIds()).toEqual([palazzoPants]);
  await shop.sql("update public.products set is_draft = true where id = $1", [palazzoPants]);
  const { isLook, products } = await related();
  expect(isLook).toBe(true);
  expect(products).toHaveLength(4);
});

test("takes in turn the newest of each other category of the collection, without drafts", async () => {
  const listed = await shop.sql<{ id: string; category_id: string }>(
    `select product.id, product.category_id from public.products as product
     join public.products as worn using (collection_id)
     where worn.id = $1 and product.category_id <> worn.category_id
     order by product.inventory_status = 'sold-out', product.created_at desc, product.id desc`,
    [silkWrapDress],
  );
  const categories = new Set(listed.map(({ category_id }) => category_id));
  const first = listed.find(() => true);
  const shown = await relatedIds();
  expect(shown[0]).toBe(first?.id);
  const shownCategories = shown.map((id) => listed.find((one) => one.id === id)?.category_id);
  expect(new Set(shownCategories).size).toBe(Math.min(4, categories.size));
  await shop.sql("update public.products set is_draft = true where id = $1", [first?.id]);
  expect(await relatedIds()).not.toContain(first?.id);
});

test("shows what is sold out last, unless the owner chose it", async () => {
  const [newest, ...others] = await relatedIds();
  if (!newest) throw new Error("The seed has a look for the dress.");
  await shop.sql("begin");
  await shop.sql(
    "update public.products set status_follows_stock = false, inventory_status = 'sold-out' where id = $1",
    [newest],
  );
  const shown = await relatedIds();
  await shop.sql("update public.products set companions = $2 where id = $1", [
    silkWrapDress,
    [newest, handbag],
  ]);
  const chosen = await relatedIds();
  await shop.sql("rollback");
  expect(shown.slice(0, -1)).not.toContain(newest);
  expect(shown).toEqual(expect.arrayContaining(others));
  expect(chosen).toEqual([newest, handbag]);
});

test("shows the same collection where no other category has a product, or the product has none", async () => {
  await shop.sql("begin");
  await shop.sql("update public.products set category_id = null where id = $1", [silkWrapDress]);
  const { isLook, products } = await related();
  await shop.sql("rollback");
  expect(isLook).toBe(false);
  expect(products).toHaveLength(4);
  expect(new Set(products.map(({ collection }) => collection))).toEqual(new Set(["la-dolce-vita"]));
});

test.each([
  ["more than four products", [handbag, palazzoPants, silkBlouse, cashmereBlazer, silkWrapDress]],
  ["a text", ["handbag"]],
])("rejects %s", async (_what, companions) => {
  expect((await choose(companions)).status).toBe(400);
});

test("keeps the choice of a product over its deletion and Undo, and of others for it", async () => {
  await choose([handbag]);
  const [before] = await shop.sql<Record<string, unknown>>(
    "select to_jsonb(product) - 'search' as columns from public.products as product where id = $1",
    [handbag],
  );
  await shop.call("staff", "DELETE", `products?id=eq.${handbag}`);
  expect(await relatedIds()).not.toContain(handbag);
  await shop.rpc("staff", "add_product", { id: handbag, columns: before?.columns });
  expect(await relatedIds()).toEqual([handbag]);
});

test("tells the free stock of several products at once, and nothing of other ids", async () => {
  const product_ids = [silkWrapDress, handbag, "a0000000-0000-4000-8000-00000000ffff"];
  const { body } = await shop.rpc<Record<string, { total: number }>>("anon", "list_free_stock_of", {
    product_ids,
  });
  for (const product_id of [silkWrapDress, handbag]) {
    const one = await shop.rpc("anon", "list_free_stock", { product_id });
    expect(body[product_id]).toEqual(one.body);
  }
  const many = Array.from({ length: 1000 }, (_, index) => `${index}`.padStart(12, "0")).map(
    (end) => `a0000000-0000-4000-8000-${end}`,
  );
  for (const given of [many, [many]]) {
    const answer = await shop.rpc<object>("anon", "list_free_stock_of", { product_ids: given });
    expect(Object.keys(answer.body)).toHaveLength(25);
  }
});
