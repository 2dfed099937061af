import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { replaceSynced } from "../../runtime/write-synced.ts";
import { SOCKET_FILE } from "../data-folder.ts";

const SocketSchema = z.object({ socket: z.string() });

/** Write the path of the database's socket, for `npm run backup`. */
export async function writeSocketFile(dataDir: string, socket: string): Promise<void> {
  await replaceSynced(join(dataDir, SOCKET_FILE), JSON.stringify({ socket }));
}

/** Return the path of the database's socket. Throws when no database runs on the folder. */
export async function readSocketFile(dataDir: string): Promise<string> {
  return SocketSchema.parse(JSON.parse(await readFile(join(dataDir, SOCKET_FILE), "utf8"))).socket;
}

/** Remove the file when the database stops. */
export async function removeSocketFile(dataDir: string): Promise<void> {
  await rm(join(dataDir, SOCKET_FILE), { force: true });
}
