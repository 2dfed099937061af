import { randomBytes, timingSafeEqual } from "node:crypto";
import { rename, rm } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { z } from "zod";
import { writeSynced } from "../../runtime/write-synced.ts";
import { BackupError } from "./backup-error.ts";

/** Where a running shop tells programs of the same user how to reach it; only that user can read it. */
export const CONTROL_FILE = "control.json";

export const ControlSchema = z.object({
  port: z.number().int().min(1).max(65535),
  token: z.string().min(32),
  /** Where the database answers. */
  socket: z.string(),
});

export const OrderSchema = z.object({ backupDir: z.string().min(1) });

type Order = z.infer<typeof OrderSchema>;

export type ControlParts = {
  dataDir: string;
  socket: string;
  /** Does what was asked for; a BackupError reaches the one who asked in its own words. */
  backUp(order: Order): Promise<object>;
};

const MAX_BODY_BYTES = 10_000;

function isBearer(request: IncomingMessage, token: string): boolean {
  const given = Buffer.from(request.headers.authorization ?? "");
  const expected = Buffer.from(`Bearer ${token}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

async function obey(
  request: IncomingMessage,
  response: ServerResponse,
  parts: ControlParts,
): Promise<void> {
  if (Number(request.headers["content-length"] ?? Infinity) > MAX_BODY_BYTES) {
    answer(response, 413, { message: "Too large" });
    return;
  }
  try {
    const order = OrderSchema.parse(JSON.parse(await text(request)));
    answer(response, 200, await parts.backUp(order));
  } catch (error) {
    const message =
      error instanceof BackupError ? error.message : "The backup failed: see the log.";
    answer(response, 500, { message });
    if (!(error instanceof BackupError)) throw error;
  }
}

/**
 * Opens the door through which `npm run backup` asks a running shop for a copy: a loopback port and a token made for
 * this run, both in a file of the data folder that only its owner may read. Returns a function that shuts it.
 */
export async function openControl(
  parts: ControlParts,
  onError: (error: unknown) => void,
): Promise<() => Promise<void>> {
  const token = randomBytes(32).toString("hex");
  const server = createServer((request, response) => {
    if (!isBearer(request, token)) return answer(response, 401, { message: "Not allowed" });
    obey(request, response, parts).catch(onError);
  });
  // A copy of many pictures takes as long as it takes.
  server.requestTimeout = 0;
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", resolve);
  });
  // The shop's own address keeps the process alive; this door does not.
  server.unref();
  const place = join(parts.dataDir, CONTROL_FILE);
  const { port } = server.address() as AddressInfo;
  await writeSynced(`${place}.new`, JSON.stringify({ port, token, socket: parts.socket }));
  await rename(`${place}.new`, place);
  return async () => {
    await rm(place, { force: true });
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
}
