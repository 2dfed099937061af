import { expect, test } from "vitest";
import type { UnpaidCheckout } from "#app/data/server/restore-comparison.ts";
import type { PaymentAnswer } from "#app/payments/payment-provider.ts";
import { createLogger } from "../../runtime/logger.ts";
import { restoreComparer } from "./compare-restored.ts";

const MARK = { takenAt: "2026-11-21T08:00:00.000Z", restoredAt: "2026-11-21T20:00:00.000Z" };
const goOn = () => false;

const approved = (reference: string, transactionId: string): PaymentAnswer => ({
  kind: "approved",
  payment: {
    transactionId,
    reference,
    amount: 12_765,
    currency: "USD",
    authorizationCode: null,
    cardBrand: null,
    lastDigits: null,
    cardType: null,
    paidAt: null,
    sandbox: false,
  },
});
const unpaid = (reference: string, more: Partial<UnpaidCheckout> = {}): UnpaidCheckout => ({
  reference,
  isLive: false,
  transactionIds: [],
  ...more,
});

/** A restored shop: its unpaid checkouts, the provider's answers by reference and id, and its orders. */
function restored(
  checkouts: UnpaidCheckout[],
  answers: Record<string, PaymentAnswer>,
  noted: string[] = [],
) {
  const clock = { now: Date.parse("2026-11-21T20:05:00.000Z") };
  const asked: string[] = [];
  const periods: object[] = [];
  const reported: object[] = [];
  const orders = new Set<string>();
  const answerTo = async (question: string) => {
    asked.push(question);
    return answers[question] ?? ({ kind: "unknown" } as const);
  };
  const parts = {
    comparison: {
      async listUnpaid(period: object) {
        periods.push(period);
        return checkouts;
      },
      async report(payment: { transactionId: string }) {
        if (orders.has(payment.transactionId)) return false;
        reported.push(payment);
        return true;
      },
    },
    provider: { findByReference: answerTo, findByTransaction: answerTo },
    logger: createLogger("silent"),
    noted,
    clock: () => clock.now,
  };
  const round = restoreComparer(parts, MARK);
  return { checkouts, answers, asked, periods, reported, orders, round, parts, clock };
}

test("reports each captured payment without an order, and is done", async () => {
  const shop = restored([unpaid("GL-1"), unpaid("GL-2"), unpaid("GL-3")], {
    "GL-1": approved("GL-1", "11"),
    "GL-3": approved("GL-3", "13"),
  });
  shop.orders.add("13");
  expect(await shop.round(goOn)).toBe(true);
  expect(shop.reported).toEqual([{ reference: "GL-1", transactionId: "11", total: 12_765 }]);
  expect(shop.periods).toEqual([
    {
      since: "2026-11-18T08:00:00.000Z",
      namedSince: "2026-10-22T08:00:00.000Z",
      before: MARK.restoredAt,
    },
  ]);
});

test("queries by transaction too, and ignores another checkout's payment", async () => {
  const shop = restored([unpaid("GL-1", { transactionIds: ["11", "99"] })], {
    "11": approved("GL-1", "11"),
    "99": approved("GL-9", "99"),
  });
  expect(await shop.round(goOn)).toBe(true);
  expect(shop.asked).toEqual(["GL-1", "11", "99"]);
  expect(shop.reported).toEqual([{ reference: "GL-1", transactionId: "11", total: 12_765 }]);
});

test.each(["unresolved", "pending"] as const)(
  "repeats a query whose answer is %s",
  async (kind) => {
    const silent = kind === "pending" ? { kind } : { kind, reason: "timeout" };
    const shop = restored([unpaid("GL-1")], { "GL-1": silent });
    expect(await shop.round(goOn)).toBe(false);
    shop.answers["GL-1"] = approved("GL-1", "11");
    expect(await shop.round(goOn)).toBe(true);
    expect(shop.reported).toHaveLength(1);
  },
);

test("repeats a reference without an answer, although a forged return named another payment", async () => {
  const shop = restored([unpaid("GL-1", { transactionIds: ["99"] })], {
    "GL-1": { kind: "unresolved", reason: "timeout" },
    "99": approved("GL-9", "99"),
  });
  expect(await shop.round(goOn)).toBe(false);
  shop.answers["GL-1"] = approved("GL-1", "11");
  expect(await shop.round(goOn)).toBe(true);
  expect(shop.reported).toEqual([{ reference: "GL-1", transactionId: "11", total: 12_765 }]);
});

test("waits for checkouts that the recovery worker still processes", async () => {
  const shop = restored([unpaid("GL-1", { isLive: true })], { "GL-1": approved("GL-1", "11") });
  expect(await shop.round(goOn)).toBe(false);
  expect(shop.asked).toEqual([]);
  shop.checkouts.splice(0, 1, unpaid("GL-1"));
  expect(await shop.round(goOn)).toBe(true);
  expect(shop.reported).toHaveLength(1);
});

test("does not wait for a checkout that became an order", async () => {
  const shop = restored([unpaid("GL-1", { isLive: true })], {});
  expect(await shop.round(goOn)).toBe(false);
  shop.checkouts.length = 0;
  expect(await shop.round(goOn)).toBe(true);
});

test("queries five checkouts a round, those with the fewest attempts first", async () => {
  const names = Array.from({ length: 12 }, (_, index) => `GL-${index}`);
  const silent = Object.fromEntries(
    names.slice(0, 5).map((name) => [name, { kind: "unresolved", reason: "timeout" } as const]),
  );
  const shop = restored(
    names.map((name) => unpaid(name)),
    silent,
  );
  const sizes: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const before = shop.asked.length;
    expect(await shop.round(goOn)).toBe(false);
    sizes.push(shop.asked.length - before);
  }
  expect(sizes).toEqual([5, 5, 5]);
  expect(new Set(shop.asked)).toEqual(new Set(names));
  expect(shop.asked.filter((name) => name === "GL-7")).toHaveLength(1);
});

test("stops querying when the shop stops, and is not done", async () => {
  const shop = restored([unpaid("GL-1")], {});
  expect(await shop.round(() => true)).toBe(false);
  expect(shop.asked).toEqual([]);
});

test("throws when the database is unreachable, and continues in the next round", async () => {
  const shop = restored([unpaid("GL-1")], { "GL-1": approved("GL-1", "11") });
  const { report } = shop.parts.comparison;
  shop.parts.comparison.report = () => Promise.reject(new Error("away"));
  await expect(shop.round(goOn)).rejects.toThrow("away");
  shop.parts.comparison.report = report;
  expect(await shop.round(goOn)).toBe(true);
  expect(shop.reported).toHaveLength(1);
});

const notedAt = (time: string) =>
  `GL-${Date.parse(`2026-11-21T${time}:00.000Z`)}-0123456789abcdef0123456789abcdef`;

test("queries references noted between the backup and the restore", async () => {
  const lost = notedAt("15:00");
  const known = notedAt("07:58");
  const shop = restored([unpaid(known)], { [lost]: approved(lost, "11") }, [
    lost,
    known,
    notedAt("06:00"),
    notedAt("20:01"),
  ]);
  expect(await shop.round(goOn)).toBe(true);
  expect(shop.asked).toEqual([known, lost]);
  expect(shop.reported).toEqual([{ reference: lost, transactionId: "11", total: 12_765 }]);
});

test("waits until PayPhone's automatic reversal", async () => {
  const young = notedAt("19:50");
  const shop = restored([], { [young]: approved(young, "11") }, [young]);
  expect(await shop.round(goOn)).toBe(false);
  shop.answers[young] = {
    kind: "cancelled",
    message: "",
    wasAuthorized: true,
    transactionId: "11",
    reference: young,
  };
  shop.clock.now += 10 * 60_000;
  expect(await shop.round(goOn)).toBe(true);
  expect(shop.reported).toEqual([]);
});
