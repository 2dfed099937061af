import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  type RestoreComparison,
  supabaseRestoreComparison,
} from "#app/data/server/restore-comparison.ts";
import { mailComposer } from "#server/mail/compose-mail.ts";
import { restoreComparer } from "#server/payment/recovery/compare-restored.ts";
import { driveSandbox } from "../fixtures/sandbox-driver.ts";
import { openPaymentShop, orderOf, type PaymentShop, payAtSandbox } from "./open-payment-shop.ts";
import { CUSTOMER } from "./sample-bag.ts";
import { silentLogger } from "./silent-logger.ts";

const OWNER = "owner@example.com";
const UNKNOWN = "GL-1795300000000-0123456789abcdef0123456789abcdef";
const HOUR = 3600;
const CONTEXT = { logger: silentLogger, noted: [], clock: Date.now };

let shop: PaymentShop;
let comparison: RestoreComparison;

beforeAll(async () => {
  shop = await openPaymentShop();
  comparison = supabaseRestoreComparison(shop.client);
  await shop.sql("update public.shop_settings set owner_email = $1", [OWNER]);
});
afterAll(() => shop.close());
beforeEach(() => shop.reset());

const now = () => new Date().toISOString();
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const mails = () =>
  shop.sql<{ kind: string; recipient: string; payload: Record<string, unknown> }>(
    "select kind, recipient, payload from public.outbox where kind = 'payment_alert' order by id",
  );
/** Mark every checkout as given up by the recovery worker. */
const giveUp = () => shop.sql("update public.checkouts set next_check_at = null");

test("lists the checkouts of a period without an order, newest first, and marks those in recovery", async () => {
  const old = await shop.start({ email: "a@example.com" });
  await shop.passTime(4 * 24 * HOUR);
  const yesterday = await shop.start({ email: "b@example.com" });
  await shop.store.pin(yesterday.reference, "1");
  await shop.store.fail(yesterday.reference, "declined", "1");
  await shop.passTime(24 * HOUR);
  await giveUp();
  const young = await shop.start({ email: "c@example.com" });
  const paid = await shop.start({ email: "d@example.com" });
  await shop.store.pin(paid.reference, "2");
  await shop.store.settle(paid.reference, "2", {});

  const listed = [
    { reference: young.reference, isLive: true, transactionIds: [] },
    { reference: yesterday.reference, isLive: false, transactionIds: ["1"] },
  ];
  const list = (since: string, before: string, namedSince = since) =>
    comparison.listUnpaid({ since, before, namedSince });
  expect(await list(daysAgo(3), now())).toEqual(listed);
  expect(await list(daysAgo(3), daysAgo(0.5))).toEqual(listed.slice(1));
  expect(await list(daysAgo(9), now())).toHaveLength(3);
  expect(await list(daysAgo(0.5), now(), daysAgo(9))).toEqual(listed);
  expect(old.reference).toBeTruthy();
});

test("alerts the owner once of a payment without an order, with its shopper and amount", async () => {
  const { reference } = await shop.start();
  const payment = { reference, transactionId: "23178284", total: 12_765 };
  expect(await comparison.report(payment)).toBe(true);
  expect(await comparison.report(payment)).toBe(true);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    recipient: OWNER,
    payload: {
      problem: "restored_without_order",
      reference,
      transactionId: "23178284",
      total: 127.65,
      email: CUSTOMER.email,
    },
  });
});

test("alerts the owner of an unknown payment with PayPhone's data", async () => {
  await comparison.report({ reference: UNKNOWN, transactionId: "23178284", total: 100 });
  const [mail] = await mails();
  const composed = await mailComposer("https://shop.test")({
    kind: String(mail?.kind),
    payload: mail?.payload,
  });
  expect(composed.subject).toBe("Gemma Luce: A payment has no order since the restore");
  for (const part of [UNKNOWN, "23178284", "$1.00"]) expect(composed.text).toContain(part);
});

test("sends no alert for a payment with an order or a due reversal", async () => {
  const paid = await shop.start();
  await shop.store.pin(paid.reference, "1");
  await shop.store.settle(paid.reference, "1", {});
  const owed = await shop.start({ email: "owed@example.com" });
  await shop.store.requireReversal(owed.reference, "2", "mismatch");
  const of = (reference: string, transactionId: string) =>
    comparison.report({ reference, transactionId, total: 100 });
  expect(await of(paid.reference, "1")).toBe(false);
  expect(await of(owed.reference, "2")).toBe(false);
  expect(await mails()).toEqual([]);
});

test("alerts the owner of a payment captured after the backup, unless recovery settles it", async () => {
  const sandbox = driveSandbox();
  const lost = await payAtSandbox(shop, sandbox, "approve", { email: "lost@example.com" });
  const open = await payAtSandbox(shop, sandbox, "approve", { email: "open@example.com" });
  // Both were captured after the backup.
  for (const { transactionId, reference } of [lost, open]) {
    await sandbox.provider.confirm(transactionId, reference);
  }
  await shop.passTime(HOUR);
  await shop.sql("update public.checkouts set next_check_at = null where reference = $1", [
    lost.reference,
  ]);

  const parts = { ...CONTEXT, comparison, provider: sandbox.provider };
  const round = restoreComparer(parts, { takenAt: daysAgo(0.1), restoredAt: now() });
  expect(await round(() => false)).toBe(false);
  await shop.recover(sandbox);
  expect(await round(() => false)).toBe(true);
  expect((await shop.orders()).map(({ reference }) => reference)).toEqual([open.reference]);
  expect(await shop.alerts()).toMatchObject([
    { problem: "restored_without_order", reference: lost.reference, email: "lost@example.com" },
  ]);
});

test("sends no alert for a purchase in the backup", async () => {
  const sandbox = driveSandbox();
  const paid = await payAtSandbox(shop, sandbox);
  await orderOf(shop.openDesk(sandbox.provider).confirm(paid.reference, paid.transactionId));
  const parts = { ...CONTEXT, comparison, provider: sandbox.provider };
  const round = restoreComparer(parts, { takenAt: now(), restoredAt: now() });
  expect(await round(() => false)).toBe(true);
  expect(await mails()).toEqual([]);
});
