import type { SriClient } from "@gemma-luce/sri";
import { afterEach, expect, test, vi } from "vitest";
import type { TaxDocumentStore } from "#app/data/server/tax-document-store.ts";
import { createLogger } from "../runtime/logger.ts";
import { startWorker } from "../runtime/start-worker.ts";
import { invoiceWorker, noticeExpiry } from "./invoice-worker.ts";

const logger = createLogger("silent");

afterEach(() => {
  vi.useRealTimers();
});

const DAY_MS = 86_400_000;
const END = Date.parse("2027-03-01T12:00:00Z");

test.each([
  ["31 days before its end", END - 31 * DAY_MS, 0],
  ["30 days before its end", END - 30 * DAY_MS, 1],
  ["on its last day", END - 1000, 1],
  ["after its end", END + DAY_MS, 1],
])("alerts the owner of a certificate %s", async (_title, now, alerts) => {
  const alertOwner = vi.fn(async () => {});
  await noticeExpiry({ alertOwner }, END, now);
  expect(alertOwner).toHaveBeenCalledTimes(alerts);
  // The end is the subject: another certificate is another alert, and the same one is told once.
  const end = new Date(END).toISOString();
  if (alerts > 0) expect(alertOwner).toHaveBeenCalledWith("certificate_expiring", end, end);
});

test("sends no alert without a certificate", async () => {
  const alertOwner = vi.fn(async () => {});
  await noticeExpiry({ alertOwner }, null, END);
  expect(alertOwner).not.toHaveBeenCalled();
});

type WorkerParts = {
  claim: () => Promise<object[]>;
  findAuthorization: () => Promise<object>;
  interval: number;
  onDocument?: () => void;
};

/** The worker of documents in the test environment that await a verdict. */
function workerOf({ claim, findAuthorization, interval, onDocument = () => {} }: WorkerParts) {
  return invoiceWorker({
    store: { claim, defer: async () => {} } as object as TaxDocumentStore,
    signer: { problemOf: async () => null, sign: async (_environment, xml) => xml },
    services: {
      sandbox: null,
      test: { findAuthorization } as object as SriClient,
      production: null,
    },
    logger,
    certificateEnds: null,
    interval,
    onDocument,
  });
}

test("waits longer after each round without an answer, takes one document more, and begins anew after an answer", async () => {
  const document = { id: "a", environment: "test", state: "received", accessKey: "1".repeat(49) };
  const unresolved = { kind: "unresolved", reason: "status 503" };
  let claims = 0;
  let isAnswered = false;
  const worker = workerOf({
    claim: async () => {
      claims += 1;
      return isAnswered && claims > 1 ? [] : [{ ...document, attempts: 1, ageSeconds: 0 }];
    },
    findAuthorization: async () => (isAnswered ? { kind: "processing", messages: [] } : unresolved),
    interval: 1000,
  });
  vi.useFakeTimers();
  const task = startWorker({ interval: 1000, onRound: () => {}, logger }, worker);
  await vi.advanceTimersByTimeAsync(0);
  const rounds: { claims: number; pause: number }[] = [];
  for (const isNextAnswered of [false, false, true, false, false]) {
    const [ended, endedAt] = [claims, Date.now()];
    claims = 0;
    isAnswered = isNextAnswered;
    await vi.advanceTimersToNextTimerAsync();
    rounds.push({ claims: ended, pause: Date.now() - endedAt });
  }
  await task.stop(0);
  expect(rounds).toEqual([
    { claims: 2, pause: 2000 },
    { claims: 3, pause: 4000 },
    { claims: 4, pause: 8000 },
    { claims: 2, pause: 1000 },
    { claims: 2, pause: 2000 },
  ]);
});

test("shows within every five minutes of an hour's outage that it works", async () => {
  const TIMEOUT_MS = 15_000;
  vi.useFakeTimers();
  const rounds: number[] = [];
  const onRound = () => void rounds.push(Date.now());
  const worker = workerOf({
    claim: async () => [
      { environment: "test", state: "received", accessKey: "1".repeat(49), attempts: 9 },
    ],
    async findAuthorization() {
      await new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS));
      return { kind: "unresolved", reason: "timeout" };
    },
    interval: 15_000,
    onDocument: onRound,
  });
  startWorker({ interval: 15_000, onRound, logger }, worker);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(rounds.length).toBeGreaterThan(10);
  const gaps = rounds.slice(1).map((time, index) => time - (rounds[index] ?? 0));
  expect(Math.max(...gaps)).toBeLessThan(300_000);
});
