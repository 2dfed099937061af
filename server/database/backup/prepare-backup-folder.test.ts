import { chmod, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { StartupError } from "../../runtime/startup-error.ts";
import { prepareBackupFolder } from "./prepare-backup-folder.ts";

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "gemma-luce-backup-folder-"));
});
afterEach(async () => {
  await chmod(root, 0o700);
  await rm(root, { recursive: true, force: true });
});

test("creates the folder for this user only", async () => {
  const folder = join(root, "disk", "copies");
  await prepareBackupFolder(folder);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  await prepareBackupFolder(folder);
});

test("rejects a folder below a file as a StartupError", async () => {
  await writeFile(join(root, "file"), "");
  const prepared = prepareBackupFolder(join(root, "file", "copies"));
  await expect(prepared).rejects.toThrow(StartupError);
  await expect(prepared).rejects.toThrow(
    /backup folder .* cannot be written: a part of the path is a file\. Set BACKUP_DIR to/,
  );
});

// Root may write everywhere.
test.skipIf(process.getuid?.() === 0)("rejects a folder of another user", async () => {
  await chmod(root, 0o500);
  await expect(prepareBackupFolder(root)).rejects.toThrow("this user may not write there");
});
