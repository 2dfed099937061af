import { execFile } from "node:child_process";
import { access, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type FaultyShop, openFaultyShop, waitUntil } from "./faulty-shop.ts";
import { payAndReturn, payFor } from "./purchases.ts";
import { openSharedSandbox } from "./shared-sandbox.ts";

const CLOCK = pathToFileURL(path.resolve("tests/fixtures/shifting-clock.mjs")).href;
const MINUTE = 60_000;

let root: string;
let sandbox: Awaited<ReturnType<typeof openSharedSandbox>>;
let shop: FaultyShop;

beforeAll(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), "gemma-luce-restored-"));
  sandbox = await openSharedSandbox();
  shop = await openFaultyShop({
    PAYPHONE_SANDBOX: sandbox.setting,
    CLOCK_FILE: path.join(root, "clock"),
    NODE_OPTIONS: `--import=${CLOCK}`,
  });
});
afterAll(async () => {
  await shop.close();
  await sandbox.close();
  await rm(root, { recursive: true, force: true });
});

async function command(name: "backup" | "restore"): Promise<string> {
  const env = { PATH: process.env.PATH, DATA_DIR: shop.dataDir };
  const file = path.resolve("scripts", `${name}.ts`);
  const copies = path.join(root, "copies");
  return (await promisify(execFile)(process.execPath, [file, copies], { env })).stdout;
}

const isMarked = () =>
  access(path.join(shop.dataDir, "restored.json")).then(
    () => true,
    () => false,
  );

type Alert = { payload: { problem: string; reference: string; email: string } };
const alerts = async () =>
  (await shop.rest<Alert>("GET", "outbox?kind=eq.payment_alert&select=payload")).map(
    ({ payload }) => payload,
  );

test("reports payments captured between the backup and the failure after the restore", async () => {
  // A checkout that is unpaid in the backup; its shopper pays later from an old tab.
  const returnUrl = await payFor(shop, "known@example.com");
  const past = new Date(Date.now() - 30 * MINUTE).toISOString();
  await shop.rest("PATCH", "checkouts?status=eq.open", { next_check_at: null, created_at: past });
  await command("backup");
  await (await fetch(new URL(returnUrl, shop.url()))).text();
  // And one that starts after the backup.
  await payAndReturn(shop, "unknown@example.com");
  const orders = await shop.rest<{ reference: string }>("GET", "orders?select=reference");
  expect(orders).toHaveLength(2);

  await shop.stop();
  expect(await command("restore")).toContain("At its next start the shop asks PayPhone");
  expect(await isMarked()).toBe(true);
  await writeFile(path.join(root, "clock"), String(20 * MINUTE));
  await shop.control({ fault: { on: "find", mode: "unavailable", times: 1000 } });
  await shop.restart();
  expect(await shop.rest("GET", "orders?select=id")).toEqual([]);
  await shop.stop();
  // Without an answer of PayPhone the next start repeats the comparison.
  expect(await isMarked()).toBe(true);

  await shop.control({ clearFaults: true });
  await shop.restart();
  await waitUntil("the comparison is done", isMarked, (marked) => !marked);
  const alerted = await alerts();
  expect(alerted.map(({ reference }) => reference).sort()).toEqual(
    orders.map(({ reference }) => reference).sort(),
  );
  expect(alerted.map(({ problem }) => problem)).toEqual(
    Array.from(alerted, () => "restored_without_order"),
  );
  expect(alerted.map(({ email }) => email).sort()).toEqual(["", "known@example.com"]);
  const outbox = path.join(shop.dataDir, "outbox");
  await waitUntil(
    "the owner is written to",
    async () =>
      (await readdir(outbox).catch(() => [])).filter((name) =>
        name.startsWith("payment_alert-restored"),
      ).length === 2,
  );
  expect(await shop.rest("POST", "rpc/find_inconsistencies", {})).toEqual([]);
});

test("does not compare again on a later start", async () => {
  await shop.stop();
  await shop.restart();
  expect(await isMarked()).toBe(false);
  expect(await alerts()).toHaveLength(2);
});
