import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";

/** Who signs in at the owner's desk of a shop that only lives for its pictures. */
export const OWNER = { username: "owner", password: "pictures-only-1" };

/**
 * Starts the built shop on a free port and a data folder of its own. Resolves with its address, its data folder and
 * how to close it for good; throws when it does not open.
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
      const address = /is open: (\S+)/.exec(output)?.[1];
      if (address) resolve(address);
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

/** A shop without a database of its own: it asks that of another, as it would ask a hosted one. */
export function openShopHostedBy({ url, dataDir }) {
  const keys = JSON.parse(readFileSync(path.join(dataDir, "secrets.json"), "utf8"));
  return openShop({
    SUPABASE_URL: url,
    SUPABASE_PUBLISHABLE_KEY: keys.publishableKey,
    SUPABASE_SECRET_KEY: keys.secretKey,
  });
}
