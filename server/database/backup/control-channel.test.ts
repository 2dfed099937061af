import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { BackupError } from "./backup-error.ts";
import { type ControlParts, openControlChannel } from "./control-channel.ts";
import { requestBackup } from "./request-backup.ts";

const BACKUP = { folder: "/copies/one", files: 3, bytes: 10, pausedMs: 1 };

let dataDir: string;
let shut: () => Promise<void> = async () => {};
let errors: unknown[];

async function open(backUp: ControlParts["backUp"]) {
  shut = await openControlChannel({ dataDir, socket: "/tmp/database.sock", backUp }, (error) =>
    errors.push(error),
  );
}

beforeEach(async () => {
  errors = [];
  dataDir = await mkdtemp(join(tmpdir(), "gemma-luce-control-"));
});
afterEach(async () => {
  await shut();
  await rm(dataDir, { recursive: true, force: true });
});

test("takes a backup for a caller with the token of the data folder only", async () => {
  await open(async ({ backupDir }) => ({ ...BACKUP, folder: backupDir }));
  expect(await requestBackup(dataDir, "/copies")).toEqual({ ...BACKUP, folder: "/copies" });
  const file = join(dataDir, "control.json");
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const { port } = JSON.parse(await readFile(file, "utf8")) as { port: number };
  for (const authorization of ["", "Bearer ", `Bearer ${"0".repeat(64)}`]) {
    const answer = await fetch(`http://127.0.0.1:${port}`, {
      method: "POST",
      headers: { authorization },
      body: '{"backupDir":"/copies"}',
    });
    expect(answer.status).toBe(401);
  }
});

test("sends the caller the message of a BackupError, and logs any other error", async () => {
  await open(() => Promise.reject(new BackupError("The disk is full.")));
  await expect(requestBackup(dataDir, "/copies")).rejects.toThrow("The disk is full.");
  expect(errors).toEqual([]);
  await shut();
  await open(() => Promise.reject(new Error("secret detail")));
  await expect(requestBackup(dataDir, "/copies")).rejects.toThrow("see the log");
  expect(errors).toHaveLength(1);
});

test("throws when the shop stops during the backup", async () => {
  const requested = Promise.withResolvers<void>();
  await open(() => {
    requested.resolve();
    return new Promise(() => {});
  });
  const waiting = expect(requestBackup(dataDir, "/copies")).rejects.toThrow("The shop stopped");
  await requested.promise;
  await shut();
  await waiting;
  expect(await readdir(dataDir)).toEqual([]);
  await expect(requestBackup(dataDir, "/copies")).rejects.toThrow("does not say how to reach it");
});
