import {
  appendFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { lockFolder } from "../embedded/lock-folder.ts";
import { listBackups, pruneBackups } from "./prune-backups.ts";
import { restoreBackup } from "./restore-backup.ts";
import { readRestoredMark, removeRestoredMark } from "./restored-mark.ts";
import { takeBackup } from "./take-backup.ts";

const NOON = new Date("2026-11-21T12:00:00Z");

let root: string;
let dataDir: string;
let backupDir: string;

const backUp = (takenAt = NOON, withPausedWrites = <R>(copy: () => Promise<R>) => copy()) =>
  takeBackup({ dataDir, backupDir, withPausedWrites, takenAt });
const contentOf = (path: string) => readFile(join(dataDir, path), "utf8");

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "gemma-luce-backup-"));
  dataDir = join(root, "data");
  backupDir = join(root, "copies");
  await mkdir(join(dataDir, "database", "pg_notify"), { recursive: true });
  await mkdir(join(dataDir, "storage", "product-images"), { recursive: true });
  await writeFile(join(dataDir, "database", "PG_VERSION"), "17");
  await writeFile(join(dataDir, "storage", "product-images", "silk.webp"), "a picture");
  await writeFile(join(dataDir, "secrets.json"), "{}", { mode: 0o600 });
  await writeFile(join(dataDir, "in-use-by.json"), "me");
});
afterEach(() => rm(root, { recursive: true, force: true }));

test("copies the data without files of this run, readable by its owner only", async () => {
  const { folder, files } = await backUp();
  expect(files).toBe(3);
  expect(await readdir(join(folder, "data"))).toEqual(["database", "secrets.json", "storage"]);
  expect((await stat(join(folder, "data", "database", "pg_notify"))).isDirectory()).toBe(true);
  expect((await stat(join(folder, "data", "secrets.json"))).mode & 0o077).toBe(0);
  expect((await stat(folder)).mode & 0o077).toBe(0);
  expect(await readdir(backupDir)).toEqual(["gemma-luce-2026-11-21T12-00-00Z"]);
  expect((await readdir(dataDir)).some((name) => name.startsWith("."))).toBe(false);
});

test("contains a picture as it was before it was deleted or replaced", async () => {
  const picture = join(dataDir, "storage", "product-images", "silk.webp");
  const { folder } = await backUp(NOON, async (copy) => {
    const copied = await copy();
    await rm(picture);
    await writeFile(picture, "another");
    await writeFile(join(dataDir, "database", "PG_VERSION"), "18");
    return copied;
  });
  const kept = join(folder, "data", "storage", "product-images", "silk.webp");
  expect(await readFile(kept, "utf8")).toBe("a picture");
  expect(await readFile(join(folder, "data", "database", "PG_VERSION"), "utf8")).toBe("17");
});

test("tolerates an email that is removed during the backup", async () => {
  const outbox = join(dataDir, "outbox");
  await mkdir(outbox);
  const names = Array.from({ length: 300 }, (_, index) => `order_shipped-${index}.eml`);
  await Promise.all(names.map((name) => writeFile(join(outbox, name), "an email")));
  const { folder } = await backUp(NOON, async (copy) => {
    const copying = copy();
    for (const name of names.toReversed()) await rm(join(outbox, name));
    return copying;
  });
  expect(await readdir(join(folder, "data"))).toContain("secrets.json");
});

test("leaves no backup when it is interrupted", async () => {
  const fails = () => Promise.reject(Object.assign(new Error("full"), { code: "ENOSPC" }));
  await expect(backUp(NOON, fails)).rejects.toThrow("the disk is full");
  expect(await listBackups(backupDir, NOON)).toEqual([]);
  await mkdir(join(backupDir, ".partial-999999", "data"), { recursive: true });
  await mkdir(join(dataDir, ".backup-staging"));
  await backUp();
  expect(await readdir(backupDir)).toEqual(["gemma-luce-2026-11-21T12-00-00Z"]);
});

test("names the folder that cannot be written: the data folder, where the copy is staged, or the backups'", async () => {
  const fails = () => Promise.reject(Object.assign(new Error("full"), { code: "ENOSPC" }));
  await expect(backUp(NOON, fails)).rejects.toThrow(
    `${dataDir} cannot be written: the disk is full.`,
  );
  await writeFile(join(root, "file"), "");
  backupDir = join(root, "file", "copies");
  await expect(backUp()).rejects.toThrow(`${backupDir} cannot be written: a part of the path`);
});

test("rejects a backup folder inside the data folder", async () => {
  backupDir = join(dataDir, "copies");
  await expect(backUp()).rejects.toThrow("cannot be kept inside the data folder");
});

test("removes all but the newest backups, and nothing else", async () => {
  await mkdir(join(backupDir, "holiday-photos"), { recursive: true });
  for (const day of ["19", "20", "21"]) await backUp(new Date(`2026-11-${day}T08:00:00Z`));
  expect(await pruneBackups(backupDir, 2, NOON)).toEqual(["gemma-luce-2026-11-19T08-00-00Z"]);
  expect((await readdir(backupDir)).sort()).toEqual([
    "gemma-luce-2026-11-20T08-00-00Z",
    "gemma-luce-2026-11-21T08-00-00Z",
    "holiday-photos",
  ]);
});

test("neither counts, offers nor removes a backup of a clock that was ahead", async () => {
  const [now, ahead] = [NOON, new Date("2027-03-01T08:00:00Z")];
  for (const takenAt of [ahead, new Date("2026-11-20T08:00:00Z"), now]) await backUp(takenAt);
  expect(await pruneBackups(backupDir, 1, now)).toEqual(["gemma-luce-2026-11-20T08-00-00Z"]);
  expect(await listBackups(backupDir, now)).toEqual(["gemma-luce-2026-11-21T12-00-00Z"]);
  expect(await readdir(backupDir)).toContain("gemma-luce-2027-03-01T08-00-00Z");
});

test("restores the data and keeps what it replaced", async () => {
  const { folder } = await backUp();
  await writeFile(join(dataDir, "secrets.json"), "newer");
  await writeFile(join(dataDir, "unknown"), "made since");
  await rm(join(dataDir, "in-use-by.json"));
  const { replaced, files } = await restoreBackup(folder, dataDir, NOON);
  expect(files).toBe(3);
  expect(await contentOf("secrets.json")).toBe("{}");
  expect(await contentOf("storage/product-images/silk.webp")).toBe("a picture");
  expect((await stat(join(dataDir, "database", "pg_notify"))).isDirectory()).toBe(true);
  expect(await readFile(join(replaced ?? "", "secrets.json"), "utf8")).toBe("newer");
  expect((await readdir(dataDir)).sort()).toEqual([
    "database",
    "replaced-2026-11-21T12-00-00Z",
    "restored.json",
    "secrets.json",
    "storage",
  ]);
});

test("marks a restore for the comparison of payments, outside of backups", async () => {
  const later = new Date("2026-11-21T18:00:00Z");
  const { folder } = await backUp();
  await rm(join(dataDir, "in-use-by.json"));
  await restoreBackup(folder, dataDir, later);
  const mark = { takenAt: NOON.toISOString(), restoredAt: later.toISOString() };
  expect(await readRestoredMark(dataDir)).toEqual(mark);
  const second = await backUp(new Date("2026-11-21T19:00:00Z"));
  expect(await readdir(join(second.folder, "data"))).not.toContain("restored.json");
  // The newer restore is the one to compare from.
  await restoreBackup(second.folder, dataDir, new Date("2026-11-21T20:00:00Z"));
  expect(await readRestoredMark(dataDir)).toMatchObject({ takenAt: "2026-11-21T19:00:00.000Z" });
  await removeRestoredMark(dataDir);
  expect(await readRestoredMark(dataDir)).toBeNull();
});

test("restores into a new folder", async () => {
  const { folder } = await backUp();
  dataDir = join(root, "elsewhere");
  expect(await restoreBackup(folder, dataDir, NOON)).toMatchObject({ replaced: null });
  expect(await contentOf("database/PG_VERSION")).toBe("17");
});

test("rejects a restore while the shop is running", async () => {
  const { folder } = await backUp();
  await rm(join(dataDir, "in-use-by.json"));
  const unlock = await lockFolder(dataDir);
  await expect(restoreBackup(folder, dataDir, NOON)).rejects.toThrow("already in use");
  await unlock();
});

test.each([
  ["a changed byte", (data: string) => appendFile(join(data, "secrets.json"), "!"), "secrets.json"],
  [
    "a missing file",
    (data: string) => rm(join(data, "database/PG_VERSION")),
    "PG_VERSION is missing",
  ],
  ["an added file", (data: string) => writeFile(join(data, "evil"), ""), "evil was not part of it"],
  ["no manifest", (data: string) => rm(join(data, "../manifest.json")), "is not a backup"],
  [
    "a manifest that leads out",
    (data: string) =>
      writeFile(
        join(data, "../manifest.json"),
        JSON.stringify({
          format: 1,
          takenAt: NOON.toISOString(),
          emptyFolders: ["../../../etc"],
          files: [],
        }),
      ),
    "is damaged",
  ],
])("rejects a backup with %s before anything is changed", async (_, damage, words) => {
  const { folder } = await backUp();
  await rm(join(dataDir, "in-use-by.json"));
  await damage(join(folder, "data"));
  await writeFile(join(dataDir, "secrets.json"), "newer");
  await expect(restoreBackup(folder, dataDir, NOON)).rejects.toThrow(words);
  expect(await contentOf("secrets.json")).toBe("newer");
  expect((await readdir(dataDir)).sort()).toEqual(["database", "secrets.json", "storage"]);
});

test("completes an interrupted restore when it is run again", async () => {
  const { folder } = await backUp();
  await rm(join(dataDir, "in-use-by.json"));
  // As a power cut leaves it: marked, the old database aside already, half of the new one in place.
  await writeFile(join(dataDir, "restore-in-progress"), "");
  await mkdir(join(dataDir, "replaced-2026-11-21T11-00-00Z"));
  await rm(join(dataDir, "database"), { recursive: true });
  await mkdir(join(dataDir, ".restoring", "storage"), { recursive: true });
  await restoreBackup(folder, dataDir, NOON);
  expect(await contentOf("database/PG_VERSION")).toBe("17");
  expect(await readdir(dataDir)).not.toContain("restore-in-progress");
  expect(await readdir(dataDir)).toContain("replaced-2026-11-21T11-00-00Z");
});
