import { mkdir, mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { type JourneyBackend, startSupabaseProcess } from "../fixtures/journey-backend.ts";
import { startMailServer } from "../fixtures/mail-server.ts";
import { type FaultyShop, openFaultyShop } from "./faulty-shop.ts";
import { findLosses } from "./find-losses.ts";
import { openSharedSandbox } from "./shared-sandbox.ts";
import { openSharedSriSandbox } from "./shared-sri-sandbox.ts";

/** Start a database for several servers: Postgres when TEST_POSTGRES_URL is set, else PGlite behind HTTP. */
export async function openSharedDatabase(): Promise<JourneyBackend> {
  if (!process.env.TEST_POSTGRES_URL) return startSupabaseProcess();
  const { createPostgres } = await import("../fixtures/create-postgres.ts");
  const postgres = await createPostgres();
  const backend = await startSupabaseProcess(postgres.url);
  return {
    ...backend,
    async close() {
      await backend.close();
      await postgres.drop();
    },
  };
}

export type ServerPair = {
  first: FaultyShop;
  second: FaultyShop;
  /** The Message-IDs of all delivered emails, including duplicates. */
  messageIds(): string[];
  /** Return losses and duplicates across provider, orders, stock and emails. */
  findLosses(): Promise<string[]>;
  close(): Promise<void>;
};

/** Start two servers that share only a database, a provider and a mail server, and the SRI if they issue invoices. */
export async function openServerPair({ issuesInvoices = false } = {}): Promise<ServerPair> {
  const [database, sandbox, sri, mails] = await Promise.all([
    openSharedDatabase(),
    openSharedSandbox(),
    openSharedSriSandbox(),
    startMailServer(),
  ]);
  const folder = await mkdtemp(path.join(os.tmpdir(), "gemma-luce-pair-"));
  const open = async (name: string) => {
    const dataDir = path.join(folder, name);
    await mkdir(dataDir);
    return openFaultyShop({
      ...database.settings,
      PORT: "0",
      DATA_DIR: dataDir,
      PAYPHONE_SANDBOX: sandbox.setting,
      SRI_SANDBOX: issuesInvoices ? sri.setting : "0",
      SMTP_URL: mails.url,
    });
  };
  const [first, second] = await Promise.all([open("first"), open("second")]);
  const messageIds = () =>
    mails.received.map((mail) => /^Message-ID:\s*<([^>]+)>/im.exec(mail)?.[1] ?? "none");

  return {
    first,
    second,
    messageIds,
    async findLosses() {
      // A resent email has the same Message-ID.
      const losses = await findLosses(second, [...new Set(messageIds())]);
      const amiss = await second.rest<object>("POST", "rpc/find_inconsistencies", {});
      return [...losses, ...amiss.map((problem) => JSON.stringify(problem))];
    },
    async close() {
      await first.close();
      await second.close();
      await Promise.all([database.close(), sandbox.close(), sri.close(), mails.close()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
