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

/** Not fetch(), which gives up after five minutes without an answer. */
function post(port: number, token: string, body: string) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      "content-length": Buffer.byteLength(body),
    };
    const sent = request({ host: "127.0.0.1", port, method: "POST", headers }, (response) => {
      text(response).then((words) => {
        resolve({ status: response.statusCode ?? 0, text: words });
      }, reject);
    });
    sent.once("error", reject);
    sent.end(body);
  });
}

/**
 * Asks the shop that runs on a data folder for a backup into `backupDir` (an absolute path), and waits until it is whole.
 * Throws a BackupError in the shop's own words when it cannot, or when the shop stopped meanwhile.
 */
export async function askRunningShop(dataDir: string, backupDir: string): Promise<Backup> {
  const { port, token } = await readControl(dataDir);
  const answer = await post(port, token, JSON.stringify({ backupDir })).catch(() => {
    throw new BackupError("The shop stopped before the backup was whole. Nothing was kept of it.");
  });
  const said: unknown = JSON.parse(answer.text);
  if (answer.status === 200) return BackupSchema.parse(said);
  throw new BackupError(FailureSchema.parse(said).message);
}
