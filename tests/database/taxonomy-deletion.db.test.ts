import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop } from "./open-test-shop.ts";

const PRODUCTS = 250;

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const deleteEntry = async (id: string | undefined) =>
  (await shop.rpc("staff", "delete_taxonomy_entry", { id })).body;

test.for([
  ["categories", "category_id"],
  ["collections", "collection_id"],
] as const)("deletes one of the %s a hundred products at a time", async ([table, column]) => {
  const [made] = await shop.sql<{ id: string }>(
    `insert into public.${table} (name, display_name) values ('linen', 'Linen') returning id`,
  );
  await shop.sql(
    `insert into public.products (slug, name, price, ${column})
     select $1 || '-' || number, 'Linen ' || number, 10, $2::uuid from generate_series(1, $3::integer) as number`,
    [table, made?.id, PRODUCTS],
  );
  const count = async (condition: string) => {
    const [row] = await shop.sql<{ count: number }>(
      `select count(*)::int from public.products where ${condition}`,
    );
    return row?.count;
  };
  const others = await count("category_id is not null and collection_id is not null");
  for (const left of [150, 50, 0]) {
    expect(await deleteEntry(made?.id)).toBe(false);
    expect(await count(`${column} = '${made?.id}'`)).toBe(left);
  }
  // The second is a repeated request.
  for (const _ of ["first", "second"]) expect(await deleteEntry(made?.id)).toBe(true);
  expect(await shop.sql(`select id from public.${table} where name = 'linen'`)).toEqual([]);
  expect(await count(`slug like '${table}-%'`)).toBe(PRODUCTS);
  expect(await count("category_id is not null and collection_id is not null")).toBe(others);
});

test("takes no product out for a stranger", async () => {
  const [category] = await shop.sql<{ id: string }>("select id from public.categories limit 1");
  await shop.rpc("stranger", "delete_taxonomy_entry", { id: category?.id });
  expect(
    await shop.sql("select id from public.products where category_id = $1 limit 1", [category?.id]),
  ).toHaveLength(1);
  expect(
    await shop.sql("select id from public.categories where id = $1", [category?.id]),
  ).toHaveLength(1);
});
