import { expect, test, vi } from "vitest";
import { sharedRateLimiter } from "../http/shared-rate-limiter.ts";
import { parseEnvironment } from "../runtime/environment.ts";
import { createLogger } from "../runtime/logger.ts";
import { openHost } from "./open-host.ts";

vi.mock("../http/shared-rate-limiter.ts", { spy: true });

test("counts shared rate limits through the visitors' queue", async () => {
  const visitors = {};
  const database = {
    visitors,
    browser: { url: "https://project.supabase.co", publishableKey: "public" },
    deriveKey: () => Buffer.alloc(32),
  };
  await openHost({
    environment: parseEnvironment({}),
    backend: { mode: "hosted", database },
    payments: {},
    invoices: {},
    shop: { catalogue: {} },
    clientDir: null,
    url: "http://shop.test",
    logger: createLogger("silent"),
  } as never);
  expect(vi.mocked(sharedRateLimiter).mock.calls[0]?.[0].client).toBe(visitors);
});
