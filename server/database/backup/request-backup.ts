import { readFile } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { z } from "zod";
import { BackupError } from "./backup-error.ts";
import { readSocketFile } from "./socket-file.ts";
import type { Backup } from "./take-backup.ts";

const BackupSchema: z.ZodType<Backup> = z.object({
  folder: z.string(),
  files: z.number(),
  bytes: z.number(),
  pausedMs: z.number(),
});
const SecretsSchema = z.object({ secretKey: z.string() });
const FailureSchema = z.object({ message: z.string() });

async function readEndpoint(dataDir: string) {
  try {
    const secrets: unknown = JSON.parse(await readFile(join(dataDir, "secrets.json"), "utf8"));
    return {
      socket: await readSocketFile(dataDir),
      secretKey: SecretsSchema.parse(secrets).secretKey,
    };
  } catch {
    throw new BackupError(
      `A shop is using ${dataDir}, but does not say how to reach it: it may be starting. Try again in a minute.`,
    );
  }
}

/** Not fetch(), which times out after five minutes without a response. */
function post(socketPath: string, secretKey: string, body: string) {
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${secretKey}`,
      "content-type": "application/json",
      "content-length": Buffer.byteLength(body),
    };
    const target = { socketPath, path: "/backup", method: "POST", headers };
    const sent = request(target, (response) => {
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
  const { socket, secretKey } = await readEndpoint(dataDir);
  const { status, body } = await post(socket, secretKey, JSON.stringify({ backupDir })).catch(
    () => {
      throw new BackupError(
        "The shop stopped before the backup was complete. The next start and the next backup remove what is left.",
      );
    },
  );
  const result: unknown = JSON.parse(body);
  if (status === 200) return BackupSchema.parse(result);
  throw new BackupError(FailureSchema.parse(result).message);
}
