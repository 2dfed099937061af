import { readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { writeSynced } from "../../runtime/write-synced.ts";

/** The file of the data folder that names the socket of its running database. */
const SOCKET_FILE = "socket.json";

const SocketSchema = z.object({ socket: z.string() });

/** Write the path of the database's socket, for `npm run backup`. */
export async function writeSocketFile(dataDir: string, socket: string): Promise<void> {
  const path = join(dataDir, SOCKET_FILE);
  await writeSynced(`${path}.new`, JSON.stringify({ socket }));
  await rename(`${path}.new`, path);
}

/** Return the path of the database's socket. Throws when no database runs on the folder. */
export async function readSocketFile(dataDir: string): Promise<string> {
  return SocketSchema.parse(JSON.parse(await readFile(join(dataDir, SOCKET_FILE), "utf8"))).socket;
}

/** Remove the file when the database stops. */
export async function removeSocketFile(dataDir: string): Promise<void> {
  await rm(join(dataDir, SOCKET_FILE), { force: true });
}
