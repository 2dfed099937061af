import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BackupError } from "./backup-error.ts";
import { backupName } from "./backup-name.ts";
import { startBackups } from "./start-backups.ts";

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "gemma-luce-backups-"));
});
afterEach(() => rm(root, { recursive: true, force: true }));

test("logs a nightly backup that failed, and alerts the owner", async () => {
  const logger = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const sql = vi.fn(async () => []);
  const backups = startBackups({
    // A backup may not be inside the data folder.
    environment: { dataDir: root, backup: { folder: join(root, "copies"), keep: 1 } },
    supabase: { fetch: vi.fn(), secretKey: "secret", withPausedWrites: (copy) => copy(), sql },
    logger,
  });
  await vi.waitFor(() =>
    expect(sql).toHaveBeenCalledExactlyOnceWith(
      "select public.alert_owner_of_service('backup_failed')",
    ),
  );
  expect(logger.error.mock.calls).toEqual([
    [{ error: expect.any(BackupError) }, "the nightly backup failed"],
  ]);
  await backups.stop();
});

test("removes at the start what a killed backup has left, and not that of a process that runs", async () => {
  const logger = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const folder = join(root, "copies");
  const [done, running] = [backupName(new Date()), `.partial-${process.ppid}`];
  for (const name of [done, running, ".partial-999999"]) {
    await mkdir(join(folder, name, "data"), { recursive: true });
  }
  const backups = startBackups({
    environment: { dataDir: join(root, "data"), backup: { folder, keep: 1 } },
    supabase: {
      fetch: vi.fn(),
      secretKey: "secret",
      withPausedWrites: (copy) => copy(),
      sql: vi.fn(async () => []),
    },
    logger,
  });
  await vi.waitFor(async () => expect(await readdir(folder)).not.toContain(".partial-999999"));
  expect((await readdir(folder)).sort()).toEqual([running, done]);
  await backups.stop();
});
