import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop } from "./open-test-shop.ts";
import { readsOf } from "./reads-of.ts";

const LIVE = 300;
const PRODUCTS = 60;
const VARIED = "e0000000-0000-4000-8000-000000000001";

/** Checkouts that each hold one unit of the product with variants. */
const HOLD = `
with held as (
  insert into public.checkouts (reference, customer_name, email, phone, shipping_address, tax_rate, prices_include_tax,
    subtotal_amount, tax_amount, total_amount, expires_at)
  select 'GL-' || number, 'Ana Paz', 'ana@example.com', '0991234567', '{}', 0.15, false, 85, 12.75, 97.75,
    now() + interval '1 day'
  from generate_series(1, $1::integer) as number
  returning id
)
insert into public.checkout_lines (checkout_id, line_number, product_id, product_name, size, color, quantity, unit_price)
select id, 1, $2::uuid, 'Sash', 'S1', 'C1', 1, 85 from held`;

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
  await shop.sql("alter table public.checkouts disable trigger user");
  await shop.sql(
    "insert into public.products (id, name, price, sizes, colors) values ($1, 'Sash', 85, '{S1,S2}', '{C1,C2}')",
    [VARIED],
  );
  await shop.sql(
    `insert into public.product_variants (product_id, size, color, quantity)
     select $1, 'S' || size, 'C' || color, 400 from generate_series(1, 6) as size, generate_series(1, 6) as color`,
    [VARIED],
  );
  await shop.sql(HOLD, [LIVE, VARIED]);
  await shop.sql(
    `with sold_out as (
       insert into public.products (name, price) select 'Shawl ' || number, 85 from generate_series(1, $1::integer) as number
       returning id
     )
     insert into public.stock_requests (email, product_id, size, color, language)
     select 'ana@example.com', id, '', '', 'en' from sold_out`,
    [PRODUCTS],
  );
  await shop.sql("analyze");
});
afterAll(() => shop.close());

const holdsReadBy = async (work: () => Promise<unknown>) =>
  (await readsOf(shop, work, "checkouts")).fetched;

test("reads each hold once for all sizes and colors of a product", async () => {
  const fetched = await holdsReadBy(async () => {
    const { body } = await shop.rpc<{ total: number; lines: object[] }>("anon", "list_free_stock", {
      product_id: VARIED,
    });
    expect(body.total).toBe(36 * 400 - LIVE);
    expect(body.lines).toContainEqual({ size: "S1", color: "C1", free: 400 - LIVE });
    expect(body.lines).toContainEqual({ size: "S2", color: "C1", free: 400 });
  });
  expect(fetched).toBeLessThan(2 * LIVE);
});

test("reads each hold once for all products that shoppers wait for", async () => {
  const notify = () =>
    shop.rpc("server", "notify_stock_requests", { max_count: 100, pause_hours: 24 });
  const fetched = await holdsReadBy(async () => expect((await notify()).body).toBe(0));
  expect(fetched).toBeLessThan(2 * LIVE);
  await shop.sql("update public.products set quantity = 1 where name = 'Shawl 7'");
  expect((await notify()).body).toBe(1);
});

const stockOf = async (id: string) =>
  (await shop.sql("select quantity from public.products where id = $1", [id]))[0];

test("recounts a product once for all its sizes and colors", async () => {
  const sell = () =>
    shop.sql("update public.product_variants set quantity = quantity - 1 where product_id = $1", [
      VARIED,
    ]);
  const { sequential, fetched } = await readsOf(shop, sell);
  expect(sequential + fetched).toBeLessThan(10);
  expect(await stockOf(VARIED)).toEqual({ quantity: 36 * 399 });
});

test("writes no product when no variant is changed", async () => {
  const countChanges = async () => {
    const [row] = await shop.sql<{ changes: string }>(
      "select sum(changes) as changes from public.catalogue_changes",
    );
    return Number(row?.changes);
  };
  const before = await countChanges();
  await shop.sql("update public.product_variants set quantity = 0 where size = 'unknown'");
  expect(await countChanges(), "of the variants' statement alone").toBe(before + 1);
});

test("recounts both products when a variant is moved, and one whose variant is removed", async () => {
  const [other] = await shop.sql<{ id: string }>(
    "insert into public.products (name, price) values ('Scarf', 85) returning id",
  );
  const id = other?.id ?? "";
  await shop.sql(
    "update public.product_variants set product_id = $1 where product_id = $2 and size = 'S6'",
    [id, VARIED],
  );
  expect(await stockOf(id)).toEqual({ quantity: 6 * 399 });
  expect(await stockOf(VARIED)).toEqual({ quantity: 30 * 399 });
  await shop.sql("delete from public.product_variants where product_id = $1 and color = 'C6'", [
    id,
  ]);
  expect(await stockOf(id)).toEqual({ quantity: 5 * 399 });
});
