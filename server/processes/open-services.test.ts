import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { parseEnvironment } from "../runtime/environment.ts";
import { withFaultPoints } from "../runtime/fault-points.ts";
import { createLogger } from "../runtime/logger.ts";
import { openServices } from "./open-services.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "gemma-luce-services-"));
  vi.stubGlobal("fetch", async () => new Response(null, { status: 503 }));
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await rm(folder, { recursive: true, force: true });
});

const HOSTED = {
  SUPABASE_URL: "https://project.supabase.co",
  SUPABASE_PUBLISHABLE_KEY: "public",
  SUPABASE_SECRET_KEY: "secret",
};

/** Open a shop whose database does not answer. */
async function open(variables: Record<string, string>) {
  await openServices({
    environment: parseEnvironment({ DATA_DIR: folder, ...variables }),
    logger: createLogger("silent"),
    port: 1,
    openDatabase: async () => () => ({
      type: "database-ready",
      pid: 1,
      socket: join(folder, "none"),
      publishableKey: "public",
      secretKey: "secret",
      jwtSecret: "secret",
      owner: { username: null, password: null },
    }),
  });
}

const service = { count: async () => 1 };

// Fault points are of the process: the shop that enables them comes last.
test.each([
  ["FAULT_POINTS is not set", {}],
  ["the payment sandbox is off", { FAULT_POINTS: "1", PAYPHONE_SANDBOX: "0" }],
  ["there is no database", { FAULT_POINTS: "1", SUPABASE_URL: "none" }],
  ["the database is hosted", { FAULT_POINTS: "1", ...HOSTED }],
])("enables no fault point where %s", async (_, variables) => {
  await open({ SRI_SANDBOX: "0", ...variables });
  expect(withFaultPoints("service", service)).toBe(service);
});

test("enables fault points on the payment sandbox that FAULT_POINTS asks for", async () => {
  await open({ SRI_SANDBOX: "0", FAULT_POINTS: "1" });
  expect(withFaultPoints("service", service)).not.toBe(service);
});
