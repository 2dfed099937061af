import { readFile } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { z } from "zod";
import { BackupError } from "./backup-error.ts";
import { CONTROL_FILE, ControlSchema } from "./control-channel.ts";
import type { Backup } from "./take-backup.ts";

const BackupSchema: z.ZodType<Backup> = z.object({
  folder: z.string(),
  files: z.number(),
  bytes: z.number(),
  pausedMs: z.number(),
});
const FailureSchema = z.object({ message: z.string() });

async function readControl(dataDir: string) {
  try {
    return ControlSchema.parse(
      JSON.parse(await readFile(join(dataDir, CONTROL_FILE), "utf8")) as unknown,
    );
  } catch {
    throw new BackupError(
      `A shop is using ${dataDir}, but does not say how to reach it: it may be starting. Try again in a minute.`,
    );
  }
}

/** Not fetch(), which times out after five minutes without a response. */
function post(port: number, token: string, body: string) {
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      "content-length": Buffer.byteLength(body),
    };
    const sent = request({ host: "127.0.0.1", port, method: "POST", headers }, (response) => {
      text(response).then((body) => {
        resolve({ status: response.statusCode ?? 0, body });
      }, reject);
    });
    sent.once("error", reject);
    sent.end(body);
  });
}

/**
 * Request a backup into `backupDir` (an absolute path) from the shop that runs on a data folder, and wait until it is complete. Throws a
 * BackupError with the shop's message when it fails, or when the shop stops meanwhile.
 */
export async function requestBackup(dataDir: string, backupDir: string): Promise<Backup> {
  const { port, token } = await readControl(dataDir);
  const { status, body } = await post(port, token, JSON.stringify({ backupDir })).catch(() => {
    throw new BackupError("The shop stopped before the backup was whole. Nothing was kept of it.");
  });
  const result: unknown = JSON.parse(body);
  if (status === 200) return BackupSchema.parse(result);
  throw new BackupError(FailureSchema.parse(result).message);
}
