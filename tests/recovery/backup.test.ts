import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type FaultyShop, openFaultyShop, TEST_PRODUCT } from "./faulty-shop.ts";
import { startOrderLoad } from "./order-load.ts";
import { payAndReturn } from "./purchases.ts";

const SHOPPERS = 3;

let root: string;
let shop: FaultyShop;

beforeAll(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), "gemma-luce-copies-"));
  shop = await openFaultyShop();
});
afterAll(async () => {
  await shop.close();
  await rm(root, { recursive: true, force: true });
});

/** Run a command of package.json and return its output, whether or not it succeeds. */
async function command(name: "backup" | "restore", dataDir: string, ...parameters: string[]) {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
  const file = path.resolve("scripts", `${name}.ts`);
  return promisify(execFile)(process.execPath, [file, ...parameters], { env }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, said: stderr }),
  );
}

type OrderRow = { id: string; reference: string; total_amount: string };

const ordersOf = async (some: FaultyShop) =>
  new Map(
    (await some.rest<OrderRow>("GET", "orders?select=reference,total_amount")).map((order) => [
      order.reference,
      Number(order.total_amount),
    ]),
  );

/**
 * The orders of a shop and the units it sold. Read again when an order came between: a restored shop settles the payments that
 * were under way at the backup.
 */
async function salesOf(some: FaultyShop) {
  const soldBy = async () => {
    const query = `products?id=eq.${TEST_PRODUCT.id}&select=quantity`;
    const [product] = await some.rest<{ quantity: number }>("GET", query);
    return TEST_PRODUCT.stock - (product?.quantity ?? 0);
  };
  for (;;) {
    const sold = await soldBy();
    const orders = await ordersOf(some);
    if ((await soldBy()) === sold) return { orders, sold };
  }
}

/** Orders without exactly one confirmation email. */
async function ordersWithoutMail(some: FaultyShop): Promise<string[]> {
  const orders = await some.rest<OrderRow>("GET", "orders?select=id,reference");
  const mails = await some.rest<{ dedupe_key: string }>("GET", "outbox?select=dedupe_key");
  const keys = mails.map(({ dedupe_key }) => dedupe_key);
  const isWrittenOnce = ({ id }: OrderRow) =>
    keys.filter((key) => key === `order_confirmation:${id}`).length === 1;
  return orders.filter((order) => !isWrittenOnce(order)).map(({ reference }) => reference);
}

test("backs up a running shop with every order settled before, consistently", async () => {
  const load = startOrderLoad(shop, SHOPPERS);
  await load.reached(4 * SHOPPERS);
  const settledBefore = await ordersOf(shop);
  const backup = await command("backup", shop.dataDir, path.join(root, "copies"));
  expect(backup).toMatchObject({ code: 0, said: expect.stringContaining("Backed up") });
  const settledAfter = await ordersOf(shop);
  await load.reached(load.count() + SHOPPERS);
  await load.stop();
  const settledAtEnd = await ordersOf(shop);
  expect(await shop.rest("POST", "rpc/find_inconsistencies")).toEqual([]);

  const rejected = await command("restore", shop.dataDir, path.join(root, "copies"));
  expect(rejected).toMatchObject({ code: 1, said: expect.stringContaining("already in use") });

  const dataDir = path.join(root, "restored");
  const restored = await command("restore", dataDir, path.join(root, "copies"));
  expect(restored).toMatchObject({ code: 0, said: expect.stringContaining("Restored") });
  const second = await openFaultyShop({ DATA_DIR: dataDir }, { isStocked: true });
  try {
    expect(await second.rest("POST", "rpc/find_inconsistencies")).toEqual([]);
    const { orders: found, sold } = await salesOf(second);
    expect(settledBefore.size).toBeGreaterThanOrEqual(4 * SHOPPERS);
    for (const [reference, total] of settledBefore) expect(found.get(reference)).toBe(total);
    // Each shopper had at most one payment under way, which both shops have settled since.
    const later = [...found.keys()].filter((reference) => !settledAfter.has(reference));
    expect(later.length).toBeLessThanOrEqual(SHOPPERS);
    for (const reference of later) expect(settledAtEnd.has(reference)).toBe(true);
    expect(sold).toBe(found.size);
    expect(await ordersWithoutMail(second)).toEqual([]);
    await payAndReturn(second, "after-the-restore@example.com");
    expect(await second.rest("POST", "rpc/find_inconsistencies")).toEqual([]);
    console.log(
      `backup under load: ${backup.said.trim()} ${settledBefore.size} orders before, ${found.size} found`,
    );
  } finally {
    await second.close();
  }
});

test("backs up and restores a stopped shop, and keeps the replaced data", async () => {
  await shop.stop();
  const copies = path.join(root, "stopped");
  expect(await command("backup", shop.dataDir, copies)).toMatchObject({ code: 0 });
  const secrets = await readFile(path.join(shop.dataDir, "secrets.json"), "utf8");
  await writeFile(path.join(shop.dataDir, "secrets.json"), "{}");
  expect(await command("restore", shop.dataDir, copies)).toMatchObject({ code: 0 });
  expect(await readFile(path.join(shop.dataDir, "secrets.json"), "utf8")).toBe(secrets);
  const names = await readdir(shop.dataDir);
  expect(names.filter((name) => name.startsWith("replaced-"))).toHaveLength(1);
  await shop.restart();
  expect(await shop.rest("POST", "rpc/find_inconsistencies")).toEqual([]);
});

test("backs up nightly when a folder is set", async () => {
  const copies = path.join(root, "nightly");
  await shop.stop();
  await shop.restart({ BACKUP_DIR: copies });
  await expect
    .poll(() => readdir(copies).catch(() => []), { timeout: 60_000 })
    .toEqual([expect.stringMatching(/^gemma-luce-\d{4}-/)]);
});
