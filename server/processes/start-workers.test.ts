import { expect, test, vi } from "vitest";
import { supabaseTaxDocumentStore } from "#app/data/server/tax-document-store.ts";
import { createTestClient } from "#app/data/testing/create-test-client.ts";
import { parseEnvironment } from "../runtime/environment.ts";
import { createLogger } from "../runtime/logger.ts";
import { startWorkers } from "./start-workers.ts";

test("records the start of every worker, also while the database does not answer", async () => {
  const fetch = async () => new Response(null, { status: 503 });
  const client = createTestClient(fetch, { retry: false });
  const worked = vi.fn<(worker: string) => void>();
  const services = {
    environment: parseEnvironment({}),
    backend: { database: { server: client, deriveKey: () => Buffer.alloc(32) } },
    payments: { provider: {} },
    reversals: {},
    consistency: { round: async () => {} },
    invoices: { store: supabaseTaxDocumentStore(client), services: {} },
    logger: createLogger("silent"),
    metrics: { worked },
  };
  const stop = startWorkers(services as never, {} as never);
  await stop();
  // The round of the invoices, which stopped before its first call, and one without a call have ended.
  expect(worked.mock.calls.flat().sort()).toEqual([
    "consistency",
    "consistency",
    "invoices",
    "invoices",
    "order-expiry",
    "outbox",
    "payment-checks",
    "recovery",
    "retention",
    "reversals",
    "review-invitations",
    "stock-notifications",
  ]);
});
