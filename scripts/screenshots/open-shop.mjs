import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { openDatabaseRelay } from "../../tests/fixtures/database-relay.ts";

/** The owner's credentials in the temporary shop. */
export const OWNER = { username: "owner", password: "pictures-only-1" };

/**
 * Start the built shop on a free port and a temporary data folder. Resolves with its URL, data folder and a function
 * that stops it and removes the folder. Throws if it does not open.
 */
export async function openShop(settings = {}) {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "gemma-luce-screenshots-"));
  const server = spawn(process.execPath, ["build/server/index.js"], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: "0",
      DATA_DIR: dataDir,
      LOG_LEVEL: "fatal",
      ADMIN_USERNAME: OWNER.username,
      ADMIN_PASSWORD: OWNER.password,
      ...settings,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const url = await new Promise((resolve, reject) => {
    let output = "";
    server.stdout.on("data", (text) => {
      output += text;
      const found = /is open: (\S+)/.exec(output)?.[1];
      if (found) resolve(found);
    });
    server.once("exit", () => reject(new Error("The shop did not open. Was it built?")));
  });
  const close = async () => {
    if (server.exitCode === null) {
      server.kill();
      await once(server, "exit");
    }
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url, dataDir, close };
}

/** Start a shop that uses another one's database as a hosted one. */
export async function openShopHostedBy({ dataDir }) {
  const keys = JSON.parse(readFileSync(path.join(dataDir, "secrets.json"), "utf8"));
  return openShop({
    SUPABASE_URL: await openDatabaseRelay(dataDir),
    SUPABASE_PUBLISHABLE_KEY: keys.publishableKey,
    SUPABASE_SECRET_KEY: keys.secretKey,
  });
}
