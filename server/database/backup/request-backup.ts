import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Agent, request } from "undici";
import { z } from "zod";
import { SECRETS_FILE } from "../data-folder.ts";
import { BACKUP_PATH } from "./backup-endpoint.ts";
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
    const secrets: unknown = JSON.parse(await readFile(join(dataDir, SECRETS_FILE), "utf8"));
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

/**
 * Request a backup into `backupDir` (an absolute path) from the shop that runs on a data folder, and wait until it is complete. Throws a
 * BackupError with the shop's message when it fails, or when the shop stops meanwhile.
 */
export async function requestBackup(dataDir: string, backupDir: string): Promise<Backup> {
  const { socket, secretKey } = await readEndpoint(dataDir);
  // A large backup takes longer than undici waits for an answer by default.
  const dispatcher = new Agent({ connect: { socketPath: socket }, headersTimeout: 0 });
  const sending = request(`http://localhost${BACKUP_PATH}`, {
    dispatcher,
    method: "POST",
    headers: { authorization: `Bearer ${secretKey}`, "content-type": "application/json" },
    body: JSON.stringify({ backupDir }),
  });
  const answer = await sending
    .then(async ({ statusCode, body }) => ({ statusCode, result: await body.json() }))
    .catch(() => {
      throw new BackupError(
        "The shop stopped before the backup was complete. The next start and the next backup remove what is left.",
      );
    })
    .finally(() => dispatcher.destroy());
  if (answer.statusCode === 200) return BackupSchema.parse(answer.result);
  throw new BackupError(FailureSchema.parse(answer.result).message);
}
