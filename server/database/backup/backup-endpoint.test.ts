import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { serveSupabase } from "../../processes/serve-supabase.ts";
import { socketFetch } from "../socket-fetch.ts";
import { type EndpointParts, withBackupEndpoint } from "./backup-endpoint.ts";
import { BackupError } from "./backup-error.ts";
import { requestBackup } from "./request-backup.ts";
import { removeSocketFile, writeSocketFile } from "./socket-file.ts";

const SECRET_KEY = "sb_secret_0123456789";
const BACKUP = { folder: "/copies/one", files: 3, bytes: 10, pausedMs: 1 };

let dataDir: string;
let socket: string;
let shut: () => Promise<void> = async () => {};
let errors: unknown[];

async function open(backUp: EndpointParts["backUp"]) {
  const database = async () => new Response("the database");
  const onError = (error: unknown) => errors.push(error);
  const served = await serveSupabase(
    withBackupEndpoint(database, { secretKey: SECRET_KEY, backUp, onError }),
  );
  socket = served.socket;
  await writeSocketFile(dataDir, socket);
  shut = async () => {
    await removeSocketFile(dataDir);
    await served.close();
  };
}

beforeEach(async () => {
  errors = [];
  dataDir = await mkdtemp(join(tmpdir(), "gemma-luce-control-"));
  await writeFile(join(dataDir, "secrets.json"), JSON.stringify({ secretKey: SECRET_KEY }));
});
afterEach(async () => {
  await shut();
  await rm(dataDir, { recursive: true, force: true });
});

test("takes a backup for a caller with the secret key of the data folder only", async () => {
  await open(async (backupDir) => ({ ...BACKUP, folder: backupDir }));
  expect(await requestBackup(dataDir, "/copies")).toEqual({ ...BACKUP, folder: "/copies" });
  const file = join(dataDir, "socket.json");
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const send = socketFetch(() => socket);
  const signal = AbortSignal.timeout(5000);
  for (const authorization of ["", "Bearer ", `Bearer ${"0".repeat(64)}`]) {
    const answer = await send("http://localhost/backup", {
      method: "POST",
      headers: { authorization },
      body: '{"backupDir":"/copies"}',
      signal,
    });
    expect(answer.status).toBe(401);
  }
  const other = await send("http://localhost/rest/v1/products", { signal });
  expect(await other.text()).toBe("the database");
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
  expect(await readdir(dataDir)).toEqual(["secrets.json"]);
  await expect(requestBackup(dataDir, "/copies")).rejects.toThrow("does not say how to reach it");
});
