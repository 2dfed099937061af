import { expect, test } from "vitest";
import type { RetentionStore } from "#app/data/server/retention-store.ts";
import { createLogger } from "../runtime/logger.ts";
import { applyRetention } from "./apply-retention.ts";

const NO_FOLDER = "/nowhere/outbox";

/** A database with some rows to remove. */
function databaseWith(given: {
  checkouts: number;
  mails: number;
  proofs?: number;
  stockRequests?: number;
  subscribers?: number;
  reviewInvitations?: number;
}) {
  const rows = { proofs: 0, stockRequests: 0, subscribers: 0, reviewInvitations: 0, ...given };
  const statements: [string, number, number][] = [];
  const store = {
    async remove(kind, keepDays, maxCount) {
      statements.push([kind, keepDays, maxCount]);
      const count = Math.min(rows[kind], maxCount);
      rows[kind] -= count;
      return count;
    },
  } satisfies RetentionStore;
  const parts = {
    store,
    retention: { checkoutDays: 30, mailDays: 90 },
    outboxFolder: NO_FOLDER,
    logger: createLogger("silent"),
    clock: () => Date.parse("2026-11-22T12:00:00Z"),
  };
  return { parts, rows, statements };
}

test("removes old data in small statements, each with its own period", async () => {
  const { parts, statements } = databaseWith({
    checkouts: 250,
    mails: 3,
    proofs: 2,
    stockRequests: 4,
    subscribers: 6,
    reviewInvitations: 5,
  });
  expect(await applyRetention(parts, () => false)).toEqual({
    checkouts: 250,
    mails: 3,
    proofs: 2,
    stockRequests: 4,
    subscribers: 6,
    reviewInvitations: 5,
    files: 0,
  });
  expect(statements).toEqual([
    ["checkouts", 30, 100],
    ["checkouts", 30, 100],
    ["checkouts", 30, 100],
    ["mails", 90, 100],
    ["proofs", 90, 100],
    ["stockRequests", 90, 100],
    ["subscribers", 30, 100],
    ["reviewInvitations", 90, 100],
  ]);
});

test("leaves a large rest to the next round", async () => {
  const { parts, rows } = databaseWith({ checkouts: 12_000, mails: 1 });
  expect(await applyRetention(parts, () => false)).toMatchObject({ checkouts: 5000, mails: 1 });
  await applyRetention(parts, () => false);
  expect(await applyRetention(parts, () => false)).toMatchObject({ checkouts: 2000 });
  expect(rows.checkouts).toBe(0);
});

test("starts no statement in a shop that stops", async () => {
  const { parts, statements } = databaseWith({ checkouts: 250, mails: 3 });
  await applyRetention(parts, () => statements.length > 0);
  expect(statements).toHaveLength(1);
});

test("throws when the database cannot be reached", async () => {
  const { parts } = databaseWith({ checkouts: 0, mails: 0 });
  const remove: RetentionStore["remove"] = async (kind, ...counts) => {
    if (kind === "mails") throw new Error("away");
    return parts.store.remove(kind, ...counts);
  };
  await expect(applyRetention({ ...parts, store: { remove } }, () => false)).rejects.toThrow(
    "away",
  );
});
