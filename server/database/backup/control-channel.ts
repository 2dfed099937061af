import { randomBytes, timingSafeEqual } from "node:crypto";
import { rename, rm } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { z } from "zod";
import { writeSynced } from "../../runtime/write-synced.ts";
import { BackupError } from "./backup-error.ts";

/** The control channel's port and token in the data folder, readable by the same user only. */
export const CONTROL_FILE = "control.json";

export const ControlSchema = z.object({
  port: z.number().int().min(1).max(65535),
  token: z.string().min(32),
  /** The database's endpoint. */
  socket: z.string(),
});

const CommandSchema = z.object({ backupDir: z.string().min(1) });

type Command = z.infer<typeof CommandSchema>;

export type ControlParts = {
  dataDir: string;
  socket: string;
  /** The message of a BackupError is sent to the caller. */
  backUp(command: Command): Promise<object>;
};

const MAX_BODY_BYTES = 10_000;

function isBearer(request: IncomingMessage, token: string): boolean {
  const actual = Buffer.from(request.headers.authorization ?? "");
  const expected = Buffer.from(`Bearer ${token}`);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

function respond(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

async function handle(
  request: IncomingMessage,
  response: ServerResponse,
  parts: ControlParts,
): Promise<void> {
  if (Number(request.headers["content-length"] ?? Infinity) > MAX_BODY_BYTES) {
    respond(response, 413, { message: "Too large" });
    return;
  }
  try {
    const command = CommandSchema.parse(JSON.parse(await text(request)));
    respond(response, 200, await parts.backUp(command));
  } catch (error) {
    const message =
      error instanceof BackupError ? error.message : "The backup failed: see the log.";
    respond(response, 500, { message });
    if (!(error instanceof BackupError)) throw error;
  }
}

/**
 * Listen for `npm run backup` on a loopback port. The port and a token of this run are in a file of the data folder that only its owner
 * can read. Returns a function that closes the channel.
 */
export async function openControlChannel(
  parts: ControlParts,
  onError: (error: unknown) => void,
): Promise<() => Promise<void>> {
  const token = randomBytes(32).toString("hex");
  const server = createServer((request, response) => {
    if (!isBearer(request, token)) return respond(response, 401, { message: "Not allowed" });
    handle(request, response, parts).catch(onError);
  });
  // A backup of many pictures may take long.
  server.requestTimeout = 0;
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", resolve);
  });
  // The database's socket keeps the process alive, not this server.
  server.unref();
  const path = join(parts.dataDir, CONTROL_FILE);
  const { port } = server.address() as AddressInfo;
  await writeSynced(`${path}.new`, JSON.stringify({ port, token, socket: parts.socket }));
  await rename(`${path}.new`, path);
  return async () => {
    await rm(path, { force: true });
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
}
