import { execFileSync } from "node:child_process";
import { afterEach, beforeEach, expect, test } from "vitest";
import { copyTemplate } from "../fixtures/new-data-dir.ts";
import { failToStart } from "../fixtures/running-shop.ts";
import { findProcess } from "../fixtures/shop-processes.ts";
import { type FaultyShop, openFaultyShop, waitUntil } from "./faulty-shop.ts";
import { payAndReturn, postCheckout } from "./purchases.ts";
import { canMount, openSmallDisk } from "./small-disk.ts";

const STACK = /\n\s+at /;
const MEGABYTES = 160;

let disk: Awaited<ReturnType<typeof openSmallDisk>>;

beforeEach(async () => {
  if (canMount) disk = await openSmallDisk(MEGABYTES);
});
afterEach(async () => {
  if (canMount) await disk.close();
});

const readsShop = async (shop: FaultyShop) => {
  const answer = await fetch(`${shop.url()}/shop`);
  return answer.status === 200 && (await answer.text()).includes("Silk Wrap Dress");
};

/** Retry a purchase until it succeeds, restarting the shop if it has ended; return the milliseconds. */
async function recover(shop: FaultyShop): Promise<number> {
  const start = performance.now();
  await waitUntil("a checkout works again", async () => {
    if (shop.isDead()) await shop.restart();
    const answer = await postCheckout(shop, `after-${performance.now()}@example.com`).catch(
      () => null,
    );
    return answer?.ok ?? false;
  });
  return Math.round(performance.now() - start);
}

async function expectNothingLost(shop: FaultyShop, orders: number): Promise<void> {
  expect(await shop.rest("POST", "rpc/find_inconsistencies", {})).toEqual([]);
  expect(await shop.rest("GET", "orders?select=id")).toHaveLength(orders);
}

async function buy(shop: FaultyShop, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    await payAndReturn(shop, `before-${index}@example.com`);
  }
}

/** Many checkouts: the database first uses space it has already allocated. */
async function tryCheckouts(shop: FaultyShop, count: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < count && !shop.isDead(); index += 1) {
    const answer = await postCheckout(shop, `full-${index}@example.com`).catch(() => null);
    statuses.push(answer?.status ?? 0);
  }
  return statuses;
}

test.skipIf(!canMount)(
  "stops only sales on a full disk, resumes them with free space, and loses nothing",
  async () => {
    await copyTemplate(disk.dataDir);
    const shop = await openFaultyShop({ DATA_DIR: disk.dataDir });
    await buy(shop, 3);
    await disk.fill();
    const statuses = await tryCheckouts(shop, 60);
    const readable = shop.isDead() ? null : await readsShop(shop);
    await disk.free();
    const recovery = await recover(shop);
    console.log(
      `disk full: answers ${JSON.stringify(statuses)}, readable ${readable}, ended ${shop.isDead()}, selling again after ${recovery} ms`,
    );
    await expectNothingLost(shop, 3);
    await shop.stop();
    await shop.restart();
    await expectNothingLost(shop, 3);
    await shop.close();
  },
);

test.skipIf(!canMount)("a start on a full disk is rejected in words", async () => {
  await disk.fill();
  const { code, output } = await failToStart({ PORT: "0", DATA_DIR: disk.dataDir });
  expect(code).toBe(1);
  expect(output).toContain("the disk is full");
  expect(output).not.toMatch(STACK);
});

test.skipIf(!canMount)("a start on a read-only disk is rejected in words", async () => {
  disk.setReadOnly();
  const { code, output } = await failToStart({ PORT: "0", DATA_DIR: disk.dataDir });
  expect(code).toBe(1);
  expect(output).toContain("the disk is read-only");
  expect(output).not.toMatch(STACK);
});

/** Make every write of the running database fail, as after a disk error. */
async function rejectWrites(shop: FaultyShop): Promise<number> {
  const database = await findProcess(shop.pid(), "database");
  execFileSync("prlimit", [`--pid=${database}`, "--fsize=0:"]);
  return database ?? 0;
}

test.skipIf(!canMount)("restarts a database whose every write fails", async () => {
  // Created here: the first start works on a small disk, too.
  const shop = await openFaultyShop({ DATA_DIR: disk.dataDir });
  await buy(shop, 2);
  const failing = await rejectWrites(shop);
  const statuses = await tryCheckouts(shop, 10);
  await waitUntil("another database process", async () => {
    const database = await findProcess(shop.pid(), "database");
    return database !== null && database !== failing;
  });
  const recovery = await recover(shop);
  console.log(
    `no write: answers ${JSON.stringify(statuses)}, selling again ${recovery} ms after its end`,
  );
  await expectNothingLost(shop, 2);
  await shop.close();
});
