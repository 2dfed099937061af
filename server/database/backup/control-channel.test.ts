import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { askRunningShop } from "./ask-running-shop.ts";
import { BackupError } from "./backup-error.ts";
import { type ControlParts, openControl } from "./control-channel.ts";

const BACKUP = { folder: "/copies/one", files: 3, bytes: 10, pausedMs: 1 };

let dataDir: string;
let shut: () => Promise<void> = async () => {};
let errors: unknown[];

async function open(backUp: ControlParts["backUp"]) {
  shut = await openControl({ dataDir, socket: "/tmp/database.sock", backUp }, (error) =>
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

test("who can read the data folder's secret gets a backup, and nobody else", async () => {
  await open(async ({ backupDir }) => ({ ...BACKUP, folder: backupDir }));
  expect(await askRunningShop(dataDir, "/copies")).toEqual({ ...BACKUP, folder: "/copies" });
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

test("a failure reaches the one who asked: ours in words, any other in the log alone", async () => {
  await open(() => Promise.reject(new BackupError("The disk is full.")));
  await expect(askRunningShop(dataDir, "/copies")).rejects.toThrow("The disk is full.");
  expect(errors).toEqual([]);
  await shut();
  await open(() => Promise.reject(new Error("secret detail")));
  await expect(askRunningShop(dataDir, "/copies")).rejects.toThrow("see the log");
  expect(errors).toHaveLength(1);
});

test("a shop that stops meanwhile is not taken for a backup made", async () => {
  const asked = Promise.withResolvers<void>();
  await open(() => {
    asked.resolve();
    return new Promise(() => {});
  });
  const waiting = expect(askRunningShop(dataDir, "/copies")).rejects.toThrow("The shop stopped");
  await asked.promise;
  await shut();
  await waiting;
  expect(await readdir(dataDir)).toEqual([]);
  await expect(askRunningShop(dataDir, "/copies")).rejects.toThrow("does not say how to reach it");
});
