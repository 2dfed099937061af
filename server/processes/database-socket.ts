import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";

const isPipe = process.platform === "win32";

/** Create a private folder and return the path of a Unix socket in it; on Windows the name of a pipe. */
export async function newDatabaseSocket(): Promise<string> {
  if (isPipe) return `\\\\.\\pipe\\gemma-luce-${randomUUID()}`;
  // Not in the data folder: the path of a socket is limited in length, and not every file system supports sockets.
  return path.join(await mkdtemp(path.join(os.tmpdir(), "gemma-luce-")), "database.sock");
}

/** Whether new connections find a socket; a pipe cannot be removed. */
export function hasDatabaseSocket(socket: string): boolean {
  return isPipe || existsSync(socket);
}

/** Remove a socket with its folder, if it is still there. */
export async function removeDatabaseSocket(socket: string): Promise<void> {
  if (!isPipe) await rm(path.dirname(socket), { recursive: true, force: true });
}
