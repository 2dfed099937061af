import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { deleteProduct, restoreProduct } from "#app/data/admin/delete-product.ts";
import { listProductsByIds } from "#app/data/admin/list-products.ts";
import { type ManualShop, openManualShop } from "./manual-payments.ts";
import { checkoutOf, pin, settle, stockOf } from "./pay.ts";
import { BLAZER, DRESS } from "./sample-bag.ts";
import { signStaffIn, staffSession } from "./staff-session.ts";

vi.mock("#app/data/admin/session.ts", () => ({
  requireStaff: async () => staffSession.client,
}));

const ID = BLAZER.productId;

let shop: ManualShop;
let columns: Record<string, unknown>;

beforeAll(async () => {
  shop = await openManualShop();
  signStaffIn(shop);
  const [row] = await shop.sql<{ columns: Record<string, unknown> }>(
    "select to_jsonb(product) - 'search' as columns from public.products as product where id = $1",
    [ID],
  );
  columns = { ...row?.columns, quantity: 5, inventory_status: "in-stock" };
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.reset();
  await undo();
});

const remove = () => shop.call("staff", "DELETE", `products?id=eq.${ID}`);

const undo = () => shop.rpc("staff", "add_product", { id: ID, columns });

async function free(): Promise<number> {
  const { body } = await shop.rpc<{ total: number }>("anon", "list_free_stock", { product_id: ID });
  return body.total;
}

const stock = async () => (await stockOf(shop, ID))?.quantity;

test("keeps the hold of a product that is deleted and restored, and sells its unit", async () => {
  const { reference } = await shop.start();
  await pin(shop, reference);
  await remove();
  await undo();
  expect(await free()).toBe(4);
  expect((await settle(shop, reference)).status).toBe(200);
  expect(await stock()).toBe(4);
});

test("takes the units of payments that settled before a deletion was undone", async () => {
  const [paid, cancelled] = [await shop.start(), await shop.start({ email: "eva@example.com" })];
  const open = await shop.start({ email: "ines@example.com" });
  for (const { reference } of [paid, cancelled, open]) await pin(shop, reference);
  await remove();
  await settle(shop, paid.reference);
  const { body } = await settle(shop, cancelled.reference);
  const cancel = { order_id: body.id, staff_id: shop.staff, restock: true };
  await shop.rpc("server", "cancel_order", cancel);
  await undo();
  expect(await stock()).toBe(4);
  await settle(shop, open.reference);
  expect(await stock()).toBe(3);
  const [order] = await shop.sql<{ id: string }>(
    "select id from public.orders where reference = $1",
    [paid.reference],
  );
  await shop.rpc("server", "cancel_order", { ...cancel, order_id: order?.id });
  expect(await stock()).toBe(4);
});

test("takes the size and color that was sold before a deletion was undone, and no other product again", async () => {
  const { reference } = await shop.start({ lines: [BLAZER, DRESS] });
  await pin(shop, reference);
  const dresses = (await stockOf(shop, DRESS.productId))?.quantity ?? 0;
  await remove();
  await settle(shop, reference);
  const variants = [
    { size: BLAZER.size, color: BLAZER.color, quantity: 1 },
    { size: "Another", color: BLAZER.color, quantity: 2 },
  ];
  await shop.rpc("staff", "add_product", { id: ID, columns, variants });
  expect(
    await shop.sql(
      "select size, quantity from public.product_variants where product_id = $1 order by quantity",
      [ID],
    ),
  ).toEqual([
    { size: BLAZER.size, quantity: 0 },
    { size: "Another", quantity: 2 },
  ]);
  expect(await stock()).toBe(2);
  expect((await stockOf(shop, DRESS.productId))?.quantity).toBe(dresses - DRESS.quantity);
  await remove();
});

test("locks no other product of the orders when a deletion is undone", async () => {
  const { reference } = await shop.start({ lines: [BLAZER, DRESS] });
  await pin(shop, reference);
  await remove();
  await settle(shop, reference);
  // A lock leaves its transaction in the row.
  const lockOfDress = () =>
    shop.sql("select xmax::text as lock from public.products where id = $1", [DRESS.productId]);
  const before = await lockOfDress();
  await undo();
  expect(await stock()).toBe(4);
  expect(await lockOfDress()).toEqual(before);
});

test("lets only staff take the units that were sold before a deletion was undone", async () => {
  const { status, body } = await shop.rpc<{ details: string }>(
    "stranger",
    "take_units_sold_while_deleted",
    { product_id: ID },
  );
  expect({ status, details: body.details }).toEqual({ status: 403, details: "NOT_STAFF" });
});

test("confirms a transfer for an order whose product was deleted and restored", async () => {
  const order = await shop.order("transfer");
  await remove();
  await undo();
  expect(await free()).toBe(4);
  await shop.decisions.confirm(order.id, shop.staff);
  expect(await shop.orderRow(order.id)).toMatchObject({ status: "pending", is_paid: true });
  expect(await stock()).toBe(4);
});

test("restocks an order whose product was deleted and restored", async () => {
  const order = await shop.order("transfer");
  await shop.decisions.confirm(order.id, shop.staff);
  columns.quantity = await stock();
  await remove();
  await undo();
  columns.quantity = 5;
  const { body } = await shop.rpc("server", "cancel_order", {
    order_id: order.id,
    staff_id: shop.staff,
    restock: true,
  });
  expect(body).toEqual({ restored: true, lost: false });
  expect(await stock()).toBe(5);
});

test("counts only the units that a product still in the shop got back", async () => {
  const order = await shop.order("transfer", { lines: [BLAZER, { ...DRESS, quantity: 2 }] });
  const other = await shop.order("transfer", { email: "eva@example.com" });
  for (const { id } of [order, other]) await shop.decisions.confirm(id, shop.staff);
  columns.quantity = await stock();
  const cancel = async (order_id: string) => {
    const request = { order_id, staff_id: shop.staff, restock: true };
    return (await shop.rpc<{ restored: boolean }>("server", "cancel_order", request)).body.restored;
  };
  const unitsOf = (id: string) =>
    shop.sql(
      "select units from public.order_events where order_id = $1 and kind = 'stock_restored'",
      [id],
    );
  await remove();
  expect(await cancel(order.id)).toBe(true);
  expect(await unitsOf(order.id)).toEqual([{ units: 2 }]);
  expect(await cancel(other.id)).toBe(false);
  expect(await unitsOf(other.id)).toEqual([]);
  await undo();
  columns.quantity = 5;
  expect(await stock()).toBe(3);
  // Nothing of it went back yet.
  expect(await cancel(other.id)).toBe(true);
  expect(await unitsOf(other.id)).toEqual([{ units: 1 }]);
  expect(await stock()).toBe(4);
});

test("fails what holds a product that stays deleted, but for a payment that was begun", async () => {
  const [waiting, paying] = [await shop.start(), await shop.start({ email: "eva@example.com" })];
  const awaiting = await shop.order("transfer", { email: "ines@example.com" });
  await pin(shop, paying.reference);
  await remove();
  expect(await pin(shop, waiting.reference)).toEqual({ outcome: "sold_out" });
  expect(await checkoutOf(shop, waiting.reference)).toMatchObject({ failure: "sold_out" });
  await expect(shop.decisions.confirm(awaiting.id, shop.staff)).rejects.toMatchObject({
    code: "OUT_OF_STOCK",
  });
  const { body } = await settle(shop, paying.reference);
  expect(body).toMatchObject({ status: "pending", items: [{ sku: ID }] });
});

async function readBlazer() {
  const [product] = await listProductsByIds([ID]);
  if (!product) throw new Error("The product is missing.");
  return product;
}

test("deletes only the version that was read, so that Undo restores the stock that was deleted", async () => {
  const outdated = await readBlazer();
  const { reference } = await shop.start();
  await pin(shop, reference);
  await settle(shop, reference);
  await expect(deleteProduct(outdated)).rejects.toMatchObject({ code: "PRODUCTS_CHANGED" });
  const present = await readBlazer();
  await deleteProduct(present);
  expect(await stock()).toBeUndefined();
  await expect(deleteProduct(present)).rejects.toMatchObject({ code: "NOT_FOUND" });
  await restoreProduct(present);
  expect(await stock()).toBe(4);
});

test("restores a product whose category and collection were deleted and whose slug was taken meanwhile", async () => {
  const product = await readBlazer();
  const [made] = await shop.sql<{ category: string; collection: string }>(
    `with category as (insert into public.categories (name, display_name) values ('gone', 'Gone') returning id),
       collection as (insert into public.collections (name, display_name) values ('gone', 'Gone') returning id)
     select category.id as category, collection.id as collection from category, collection`,
  );
  await shop.sql("update public.products set category_id = $2, collection_id = $3 where id = $1", [
    ID,
    made?.category,
    made?.collection,
  ]);
  const present = await readBlazer();
  await deleteProduct(present);
  for (const table of ["categories", "collections"]) {
    await shop.call("staff", "DELETE", `${table}?name=eq.gone`);
  }
  const [other] = (
    await shop.call<{ id: string; slug: string }[]>("staff", "POST", "products", {
      name: product.name,
      price: 1,
    })
  ).body;
  expect(other?.slug).toBe(product.slug);
  await restoreProduct(present);
  // The answer was lost, and Undo is pressed again.
  await restoreProduct(present);
  expect(await readBlazer()).toMatchObject({
    slug: `${product.slug}-2`,
    categoryId: null,
    collectionId: null,
  });
  await shop.call("staff", "DELETE", `products?id=eq.${other?.id}`);
  await remove();
  await undo();
});
