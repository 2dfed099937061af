import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type FaultyShop, openFaultyShop, waitUntil } from "./faulty-shop.ts";
import { letWorkersFinish, makeWorkDue } from "./open-work.ts";
import { payAndReturn, postCheckout } from "./purchases.ts";

const DAY = 24 * 3_600_000;
const CLOCK = pathToFileURL(path.resolve("tests/fixtures/shifting-clock.mjs")).href;
const LEFT = "left@example.com";
const BOUGHT = "bought@example.com";

let folder: string;
let shop: FaultyShop;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "gemma-luce-clock-"));
  shop = await openFaultyShop({
    CLOCK_FILE: path.join(folder, "clock"),
    NODE_OPTIONS: `--import=${CLOCK}`,
    CHECKOUT_RETENTION_DAYS: "20",
    MAIL_RETENTION_DAYS: "40",
  });
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

/** Restart the shop some days later; its worker starts with a round. */
async function startAfter(days: number): Promise<void> {
  await shop.stop();
  await writeFile(path.join(folder, "clock"), String(days * DAY));
  await shop.restart();
}

const buyers = async () =>
  (await shop.rest<{ email: string }>("GET", "checkouts?select=email&order=created_at")).map(
    ({ email }) => email,
  );
const mailFiles = () => readdir(path.join(shop.dataDir, "outbox")).catch(() => []);

test("removes old personal data after the configured periods, and keeps an order", async () => {
  expect((await postCheckout(shop, LEFT)).ok).toBe(true);
  await payAndReturn(shop, BOUGHT);
  await letWorkersFinish(shop);
  await startAfter(21);
  // The unpaid payment is queried once more before its checkout ends.
  await waitUntil(
    "the checkout is over",
    async () => {
      await makeWorkDue(shop);
      return shop.rest("GET", "checkouts?next_check_at=not.is.null&select=id");
    },
    (open) => open.length === 0,
  );

  await startAfter(22);
  const left = await waitUntil("the shopper is forgotten", buyers, (all) => !all.includes(LEFT));
  expect(left).toEqual([expect.stringMatching(/^erased-.*@erased\.invalid$/), BOUGHT]);
  // The confirmation, and the email to the owner.
  expect(await mailFiles()).toHaveLength(2);

  await startAfter(41);
  await waitUntil("the email is deleted", mailFiles, (files) => files.length === 0);
  expect(await shop.rest("GET", "outbox?select=id")).toEqual([]);
  const orders = await shop.rest<{ email: string }>("GET", "orders?select=email");
  expect(orders).toEqual([{ email: BOUGHT }]);
  expect(await shop.rest("POST", "rpc/find_inconsistencies", {})).toEqual([]);
});
