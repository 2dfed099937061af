import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createShopMetrics } from "./shop-metrics.ts";

const OLD = "gemma-luce-2026-11-20T08-00-00Z";
const NEW = "gemma-luce-2026-11-21T08-00-00Z";
const FUTURE = "gemma-luce-2999-01-01T08-00-00Z";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "gemma-luce-watch-backups-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const metrics = (backup: { folder: string } | null) =>
  createShopMetrics({ database: null, embedded: null }, backup).registry.write();

test("says when the newest backup was taken, ignoring dates in the future", async () => {
  for (const name of [NEW, OLD, FUTURE]) await mkdir(join(folder, name));
  const seconds = Date.parse("2026-11-21T08:00:00Z") / 1000;
  expect(await metrics({ folder })).toContain(`\nshop_backup_newest_seconds ${seconds}\n`);
});

test("says 0 without a backup, so that an alert on its age goes off", async () => {
  expect(await metrics({ folder: join(folder, "missing") })).toContain(
    "\nshop_backup_newest_seconds 0\n",
  );
});

test("says nothing where no backups are configured", async () => {
  expect(await metrics(null)).not.toContain("shop_backup");
});

test.runIf(process.platform === "linux")(
  "says how much memory the database's process has",
  async () => {
    const embedded = { fetch: vi.fn(), jwtSecret: "", pid: () => process.pid };
    const { registry } = createShopMetrics({ database: null, embedded });
    expect(await registry.write()).toMatch(/\nshop_database_resident_memory_bytes [1-9]\d{6,}\n/);
  },
);
