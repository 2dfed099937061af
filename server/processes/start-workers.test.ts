import { createClient } from "@supabase/supabase-js";
import { expect, test, vi } from "vitest";
import { parseEnvironment } from "../runtime/environment.ts";
import { withoutFaultPoints } from "../runtime/fault-points.ts";
import { createLogger } from "../runtime/logger.ts";
import { startWorkers } from "./start-workers.ts";

test("records the start of every worker, also while the database does not answer", async () => {
  const fetch = async () => new Response(null, { status: 503 });
  const client = createClient("https://project.test", "secret", {
    db: { retry: false },
    global: { fetch },
  });
  const worked = vi.fn<(worker: string) => void>();
  const stop = startWorkers({
    environment: parseEnvironment({}),
    backend: { database: { server: client, deriveKey: () => Buffer.alloc(32) } },
    provider: null,
    invoices: { store: null },
    logger: createLogger("silent"),
    withFaultPoints: withoutFaultPoints,
    metrics: { worked },
  } as never);
  await stop();
  expect(worked.mock.calls.flat().sort()).toEqual([
    "order-expiry",
    "outbox",
    "retention",
    "review-invitations",
    "stock-news",
  ]);
});
