import { z } from "zod";
import { isSameSecret } from "../../runtime/is-same-secret.ts";
import type { SupabaseFetch } from "../embedded/create-fetch.ts";
import { BackupError } from "./backup-error.ts";

/** On the database's socket. The shop's Supabase proxy does not have it on its allow-list. */
export const BACKUP_PATH = "/backup";

const CommandSchema = z.object({ backupDir: z.string().min(1) });

export type EndpointParts = {
  /** The database's secret key, which `npm run backup` reads from the data folder. */
  secretKey: string;
  /** The message of a BackupError is sent to the caller. */
  backUp(backupDir: string): Promise<object>;
  onError(error: unknown): void;
};

async function answerBackup(request: Request, parts: EndpointParts): Promise<Response> {
  const authorization = request.headers.get("authorization") ?? "";
  if (!isSameSecret(authorization, `Bearer ${parts.secretKey}`)) {
    return Response.json({ message: "Not allowed" }, { status: 401 });
  }
  try {
    const { backupDir } = CommandSchema.parse(await request.json());
    return Response.json(await parts.backUp(backupDir));
  } catch (error) {
    const isKnown = error instanceof BackupError;
    if (!isKnown) parts.onError(error);
    const message = isKnown ? error.message : "The backup failed: see the log.";
    return Response.json({ message }, { status: 500 });
  }
}

/** Return the fetch of a database that also answers `npm run backup`: a POST with the secret key as bearer token. */
export function withBackupEndpoint(fetch: SupabaseFetch, parts: EndpointParts): SupabaseFetch {
  return async (request) => {
    const isBackup = request.method === "POST" && new URL(request.url).pathname === BACKUP_PATH;
    return isBackup ? answerBackup(request, parts) : fetch(request);
  };
}
