import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { findProducts } from "#app/data/admin/discounts.ts";
import {
  countOrders,
  countWaitingOrders,
  listAdminOrders,
  listEveryOrder,
} from "#app/data/admin/list-orders.ts";
import { listAdminProducts } from "#app/data/admin/list-products.ts";
import { findOrderProducts } from "#app/data/admin/owner-orders.ts";
import { adminOrderQueryFrom } from "#app/domain/order/admin-order-query.ts";
import { orderNumberOf } from "#app/domain/order/order.ts";
import { adminProductQueryFrom } from "#app/domain/product-editing/admin-product-query.ts";
import type { Language } from "#app/domain/text/language.ts";
import { openTestShop, type TestShop } from "./open-test-shop.ts";
import { signStaffIn, staffSession } from "./staff-session.ts";

vi.mock("#app/data/admin/session.ts", () => ({
  requireStaff: async () => staffSession.client,
}));

const ROWS = 10_000;

const GROW_PRODUCTS = `
insert into public.products (slug, name, name_es, description, price, category_id, collection_id, sizes, colors,
  inventory_status, quantity, created_at)
select 'piece-' || number, 'Piece ' || number, 'Pieza ' || number, 'One of many.', 20 + number % 400,
  categories.ids[1 + number % cardinality(categories.ids)], null, '{S,M}', '{Navy}',
  (array['in-stock', 'low-stock', 'sold-out'])[1 + number % 3], number % 60,
  timestamptz '2026-09-01 00:00:00+00' - number * interval '1 minute'
from generate_series(1, $1::integer - (select count(*)::integer from public.products)) as number
cross join (select array_agg(id order by name) as ids from public.categories) as categories`;

const GROW_ORDERS = `
insert into public.orders (reference, customer_name, email, phone, shipping_address, items, tax_rate, prices_include_tax,
  subtotal_amount, tax_amount, total_amount, status, created_at)
select 'GL-' || number, 'Customer ' || number, 'customer' || number || '@example.com', '0991234567',
  '{"address": "Av. Amazonas", "city": "Quito", "postalCode": "", "country": "Ecuador"}',
  '[{"sku": "a", "name": "Scarf", "quantity": 1, "price": 85, "size": "", "color": "", "image": null}]',
  0.15, false, 85 + number % 900, 12.75, 97.75 + number % 900,
  (array['pending', 'processing', 'shipped', 'delivered', 'cancelled', 'refunded'])[1 + number % 6],
  timestamptz '2026-11-01 00:00:00+00' - number * interval '1 minute'
from generate_series(1, $1::integer) as number`;

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
  await shop.sql(GROW_PRODUCTS, [ROWS]);
  await shop.sql("alter table public.orders disable trigger user");
  await shop.sql(GROW_ORDERS, [ROWS]);
  await shop.sql("alter table public.orders enable trigger user");
  await shop.sql("analyze");
  signStaffIn(shop);
}, 300_000);
afterAll(() => shop.close());

const products = (query: string, language: Language = "en") =>
  listAdminProducts(adminProductQueryFrom(new URLSearchParams(query)), language);
const orders = (query: string) => listAdminOrders(adminOrderQueryFrom(new URLSearchParams(query)));

test.for(["", "page=2", "page=400", "sort=name", "sort=category", "sort=collection", "sort=price"])(
  "returns a full page of 10,000 products for ?%s",
  async (query) => {
    const page = await products(query);
    expect([page.rows.length, page.total, page.pageCount]).toEqual([25, ROWS, 400]);
  },
);

test.for(["sort=quantity&dir=desc", "sort=status", "sort=created&dir=asc"])(
  "sorts products by ?%s",
  async (query) => {
    const { rows: found } = await products(query);
    expect(found).toHaveLength(25);
    const sorted = {
      "sort=quantity&dir=desc": found.map(({ quantity }) => -quantity),
      "sort=status": found.map(({ inventoryStatus }) => inventoryStatus),
      "sort=created&dir=asc": found.map(({ createdAt }) => createdAt),
    }[query];
    expect(sorted).toEqual(sorted?.toSorted((a, b) => (a < b ? -1 : Number(a > b))));
  },
);

test("searches products by their name in either language, sorted by category", async () => {
  const english = await products("q=piece+77&sort=category");
  const spanish = await products("q=pieza+77&sort=category");
  // Every number with a 77 in it, of those up to 9976.
  expect(english.total).toBe(279);
  expect(spanish.rows.map(({ id }) => id)).toEqual(english.rows.map(({ id }) => id));
  const names = english.rows.map(({ categoryName }) => categoryName ?? "");
  expect(names).toEqual(names.toSorted());
  expect(names[0]).toBe("Accessories");
});

test.for(["pantalon crep", "PANTALÓN CREP", "trousers crep"])(
  "searches products with and without accents: %s",
  async (text) => {
    await shop.sql(
      "update public.products set name = 'Trousers Crêpe', name_es = 'Pantalón crepé' where slug = 'piece-78'",
    );
    const found = await products(new URLSearchParams({ q: text }).toString());
    expect(found.rows.map(({ slug }) => slug)).toEqual(["piece-78"]);
    for (const find of [findOrderProducts, findProducts]) {
      expect(await find(text, "es")).toMatchObject([{ name: "Pantalón crepé" }]);
    }
  },
);

test("sorts products in Spanish by the Spanish names of their categories", async () => {
  const { rows: found } = await products("q=pieza+77&sort=category", "es");
  const names = found.map(({ categoryNameEs }) => categoryNameEs ?? "");
  expect(names).toEqual(names.toSorted());
  expect([names[0], found[0]?.categoryName]).toEqual(["Abrigos y chaquetas", "Outerwear"]);
});

test("sorts products in Spanish by their Spanish names", async () => {
  await shop.sql("update public.products set name = 'Zibeline' where slug = 'piece-1079'");
  const { rows: found } = await products("q=pieza+79&sort=name", "es");
  const names = found.map(({ nameEs }) => nameEs);
  expect(names).toEqual(names.toSorted());
  expect([names[0], found[0]?.name]).toEqual(["Pieza 1079", "Zibeline"]);
});

test.for(["", "page=2", "page=400", "sort=customer", "sort=total", "sort=status"])(
  "returns a full page of 10,000 orders for ?%s",
  async (query) => {
    const page = await orders(query);
    expect([page.rows.length, page.total, page.pageCount]).toEqual([25, ROWS, 400]);
  },
);

test("returns the last page in place of one past it", async () => {
  expect(await orders("page=401")).toMatchObject({ page: 400, pageCount: 400, total: ROWS });
  expect((await products("page=9000&sort=price")).rows).toEqual(
    (await products("page=400&sort=price")).rows,
  );
  expect(await products("q=nothing+of+that+name&page=3")).toMatchObject({ rows: [], page: 1 });
});

test("lists the newest orders first", async () => {
  const { rows: found } = await orders("");
  expect(found.map(({ reference }) => reference).slice(0, 3)).toEqual(["GL-1", "GL-2", "GL-3"]);
});

test("searches orders by number, names, email, reference and the buyer's number, also within a status", async () => {
  const [one] = (await orders("page=123")).rows;
  if (!one) throw new Error("There is no such page.");
  const number = orderNumberOf(one.id);
  const buyer = { kind: "cedula", number: "1710034065", name: "Íñigo Vélez" };
  await shop.sql("update public.orders set invoice_buyer = $2 where id = $1", [one.id, buyer]);
  const texts = [number, `#${number.toLowerCase()}`, one.email, one.reference.toLowerCase()];
  for (const text of [...texts, buyer.number, "velez inigo"]) {
    const found = await orders(new URLSearchParams({ q: text }).toString());
    expect(found.rows.map(({ id }) => id)).toEqual([one.id]);
  }
  expect((await orders("q=customer+9999")).total).toBe(1);
  expect((await orders("q=999+customer&status=delivered")).total).toBe(5);
});

test("counts pending orders and lists all of them for an export", async () => {
  expect(await countOrders("pending")).toBe(1666);
  expect(await countWaitingOrders()).toBe(1666 + 1667);
  const all = await listEveryOrder(adminOrderQueryFrom(new URLSearchParams("status=pending")));
  expect(new Set(all.map(({ id }) => id)).size).toBe(1666);
});
