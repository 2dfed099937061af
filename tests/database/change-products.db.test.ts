import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { changeProducts } from "#app/data/admin/change-products.ts";
import { adminProductFromRow } from "#app/data/admin/product-row.ts";
import { bulkChanges, reversedChanges } from "#app/domain/product-editing/bulk-edit.ts";
import { openTestShop, type TestShop } from "./open-test-shop.ts";
import { signStaffIn, staffSession } from "./staff-session.ts";

vi.mock("#app/data/admin/session.ts", () => ({
  requireStaff: async () => staffSession.client,
}));

type Row = { id: string; updated_at: string; price: string; is_draft: boolean };

const IDS = ["11111111-1111-4111-8111-111111111111", "11111111-1111-4111-8111-111111111112"];

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
  signStaffIn(shop);
});
afterAll(() => shop.close());

beforeEach(async () => {
  await shop.call("server", "DELETE", `products?id=in.(${IDS})`);
  const rows = IDS.map((id, at) => ({ id, name: `Pareo ${at}`, slug: `pareo-${at}`, price: 40 }));
  await shop.call("server", "POST", "products", rows);
});

const read = async () =>
  (await shop.call<Row[]>("staff", "GET", `admin_products?id=in.(${IDS})&order=id`)).body;

const products = async () => (await read()).map(adminProductFromRow);

const change = (changes: unknown, role: "staff" | "stranger" = "staff") =>
  shop.rpc(role, "change_products", { changes });

const changesOf = (rows: Row[], columns: object) =>
  rows.map(({ id, updated_at }) => ({ id, version: updated_at, columns }));

test("changes only the given columns of several products", async () => {
  const before = await read();
  const columns = { price: "36.00", is_draft: true };
  expect((await change(changesOf(before, columns))).body).toBe(true);
  const after = await read();
  expect(after).toEqual(
    before.map((row) => ({ ...row, ...columns, updated_at: expect.any(String) })),
  );
  expect(after[0]?.updated_at).not.toBe(before[0]?.updated_at);
});

test("sells out a product whose status follows its stock, and takes it back", async () => {
  const following = { quantity: 20, status_follows_stock: true };
  await shop.call("staff", "PATCH", `products?id=eq.${IDS[0]}`, following);
  const sold = bulkChanges(await products(), { field: "inventoryStatus", value: "sold-out" });
  await changeProducts(sold);
  const statuses = async () => (await products()).map(({ inventoryStatus }) => inventoryStatus);
  expect(await statuses()).toEqual(["sold-out", "sold-out"]);
  await changeProducts(reversedChanges(sold));
  await shop.call("staff", "PATCH", `products?id=eq.${IDS[0]}`, { quantity: 3 });
  expect(await statuses()).toEqual(["low-stock", "in-stock"]);
});

test("undoes a change of prices after a sale, and keeps the sale's stock", async () => {
  const opened = await products();
  const cut = bulkChanges(opened, { field: "price", basisPoints: -9000, strikesThrough: true });
  await changeProducts(cut);
  await shop.call("server", "PATCH", `products?id=eq.${IDS[1]}`, { quantity: 3 });
  await changeProducts(reversedChanges(cut));
  const [first, second] = await products();
  expect(first).toEqual({ ...opened[0], version: first?.version });
  expect(second).toEqual({ ...opened[1], quantity: 3, version: second?.version });
});

test("overwrites no price that someone else has changed, and changes none", async () => {
  const cut = bulkChanges(await products(), {
    field: "price",
    basisPoints: -9000,
    strikesThrough: false,
  });
  await changeProducts(cut);
  await shop.call("staff", "PATCH", `products?id=eq.${IDS[1]}`, { price: 35 });
  const before = await read();
  const problem = { code: "PRODUCTS_CHANGED" };
  await expect(changeProducts(reversedChanges(cut))).rejects.toMatchObject(problem);
  await shop.call("staff", "DELETE", `products?id=eq.${IDS[1]}`);
  await expect(changeProducts(reversedChanges(cut))).rejects.toMatchObject(problem);
  expect(await read()).toEqual(before.slice(0, 1));
});

test("changes none when one has another version or was deleted", async () => {
  const opened = await read();
  await shop.call("staff", "PATCH", `products?id=eq.${IDS[1]}`, { quantity: 3 });
  const before = await read();
  expect((await change(changesOf(opened, { price: "36.00" }))).body).toBe(false);
  expect(await read()).toEqual(before);
  await shop.call("staff", "DELETE", `products?id=eq.${IDS[1]}`);
  expect((await change(changesOf(before, { price: "36.00" }))).body).toBe(false);
  expect(await read()).toEqual(before.slice(0, 1));
});

test("changes none when one has an invalid value or is listed twice", async () => {
  const before = await read();
  const [first, second] = changesOf(before, { price: "36.00" });
  for (const changes of [
    [first, { ...second, columns: { price: "-1" } }],
    [first, first],
  ]) {
    expect((await change(changes)).status).toBe(400);
    expect(await read()).toEqual(before);
  }
});

test("changes at most a hundred products, and nothing for a signed-in stranger", async () => {
  const before = await read();
  const [first] = changesOf(before, { price: "36.00" });
  expect((await change(Array.from({ length: 101 }, () => first))).status).toBe(400);
  expect((await change([first], "stranger")).body).toBe(false);
  expect(await read()).toEqual(before);
});

const remove = (versions: unknown, role: "staff" | "stranger" = "staff") =>
  shop.rpc(role, "delete_products", { versions });

test("deletes several products, or none when one has another version", async () => {
  const opened = changesOf(await read(), {});
  await shop.call("staff", "PATCH", `products?id=eq.${IDS[1]}`, { quantity: 3 });
  expect((await remove(opened)).body).toBe(false);
  const before = await read();
  const present = changesOf(before, {});
  expect((await remove(present, "stranger")).body).toBe(false);
  expect(await read()).toEqual(before);
  expect((await remove(present)).body).toBe(true);
  expect(await read()).toEqual([]);
  expect((await remove(Array.from({ length: 101 }, () => present[0]))).status).toBe(400);
});
