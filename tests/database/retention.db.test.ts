import { mkdir, readdir, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { supabaseRetentionStore } from "#app/data/server/retention-store.ts";
import { applyRetention } from "#server/privacy/apply-retention.ts";
import { driveSandbox } from "../fixtures/sandbox-driver.ts";
import { openPaymentShop, orderOf, type PaymentShop, payAtSandbox } from "./open-payment-shop.ts";
import { pay } from "./pay.ts";
import { CUSTOMER } from "./sample-bag.ts";
import { silentLogger } from "./silent-logger.ts";

const DAY = 86_400;
const PERSONAL = [CUSTOMER.email, CUSTOMER.phone, CUSTOMER.address, "Ana", "Pérez"];

let shop: PaymentShop;

beforeAll(async () => {
  shop = await openPaymentShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.reset(50));

const retain = (retention = { checkoutDays: 30, mailDays: 90 }, clock = Date.now) =>
  applyRetention(
    {
      store: supabaseRetentionStore(shop.client),
      retention,
      outboxFolder: path.join(shop.dataDir, "outbox"),
      logger: silentLogger,
      clock,
    },
    () => false,
  );

const rowOf = async (reference: string) => {
  const [row] = await shop.sql<Record<string, unknown>>(
    "select *, total_amount::text as total from public.checkouts where reference = $1",
    [reference],
  );
  return row ?? {};
};

/** Let a checkout be abandoned for `days`, and given up by the recovery worker. */
const age = (reference: string, days: number) =>
  shop.sql(
    `update public.checkouts set created_at = created_at - make_interval(secs => $2),
       expires_at = expires_at - make_interval(secs => $2), next_check_at = null
     where reference = $1`,
    [reference, days * DAY],
  );

/** Create a checkout that was abandoned `days` ago; its payment, if any, is begun at once. */
async function abandon(
  days: number,
  email = CUSTOMER.email,
  begin: (reference: string) => Promise<unknown> = async () => {},
) {
  const { reference } = await shop.start({ email });
  await begin(reference);
  await age(reference, days);
  return reference;
}

test("erases the shopper of an unpaid checkout after 30 days and keeps its amounts", async () => {
  const old = await abandon(30.1);
  const young = await abandon(29.9);
  const before = await rowOf(young);
  expect(await retain()).toMatchObject({ checkouts: 1 });
  const erased = await rowOf(old);
  for (const text of PERSONAL) expect(JSON.stringify(erased)).not.toContain(text);
  expect(erased).toMatchObject({
    customer_name: "—",
    phone: "",
    shipping_address: { address: "", city: "", postalCode: "", country: "" },
    email: expect.stringMatching(/^erased-[0-9a-f-]{36}@erased\.invalid$/),
    total: before.total,
    status: "failed",
    failure: "cancelled",
  });
  expect(await rowOf(young)).toEqual(before);
});

test("keeps no lines of a bag that was never bought, but those of a payment and of an order", async () => {
  const unpaid = await abandon(31);
  const refused = await abandon(31, "eva@example.com", (reference) =>
    shop.store.pin(reference, "77"),
  );
  await shop.store.fail(refused, "declined", "77");
  const { reference: bought } = await shop.start({ email: "ines@example.com" });
  await pay(shop, bought);
  await retain();
  const left = await shop.sql<{ reference: string }>(
    `select checkout.reference from public.checkouts as checkout
     where exists (select from public.checkout_lines as line where line.checkout_id = checkout.id)
       and checkout.reference = any ($1)`,
    [[unpaid, refused, bought]],
  );
  expect(left.map(({ reference }) => reference).toSorted()).toEqual([refused, bought].toSorted());
  expect((await shop.rpc("server", "find_inconsistencies", {})).body).toEqual([]);
});

test("does nothing in a second or concurrent round", async () => {
  const reference = await abandon(31);
  await Promise.all([retain(), retain()]);
  const erased = await rowOf(reference);
  expect(await retain()).toEqual({
    checkouts: 0,
    mails: 0,
    files: 0,
    proofs: 0,
    stockRequests: 0,
    subscribers: 0,
    reviewInvitations: 0,
  });
  expect(await rowOf(reference)).toEqual(erased);
});

test("keeps the failure of a declined checkout", async () => {
  const reference = await abandon(31, CUSTOMER.email, async (begun) => {
    await shop.store.pin(begun, "1");
    await shop.store.fail(begun, "declined", "1");
  });
  expect(await retain()).toMatchObject({ checkouts: 1 });
  expect(await rowOf(reference)).toMatchObject({
    status: "failed",
    failure: "declined",
    phone: "",
  });
});

test("keeps a payment that is pending, due for reversal, rejected for reversal or disputed, regardless of age", async () => {
  const paying = await abandon(400, "paying@example.com", (begun) => shop.store.pin(begun, "1"));
  const owed = await abandon(400, "owed@example.com");
  await shop.store.requireReversal(owed, "2", "mismatch");
  const refused = await abandon(400, "refused@example.com");
  await shop.store.requireReversal(refused, "3", "mismatch");
  await shop.store.refuseReversal(refused, "3");
  const disputed = await abandon(400, "disputed@example.com");
  await shop.store.requireReversal(disputed, "4", "mismatch");
  await shop.sql(
    "update public.payment_attempts set state = 'disputed' where transaction_id = '4'",
  );
  const confirming = await abandon(400, "confirming@example.com");
  await shop.sql("update public.checkouts set status = 'confirming' where reference = $1", [
    confirming,
  ]);
  const kept = [paying, owed, refused, disputed, confirming];
  await shop.sql("update public.checkouts set next_check_at = null where reference = any ($1)", [
    kept,
  ]);
  const before = await Promise.all(kept.map(rowOf));
  expect(await retain()).toMatchObject({ checkouts: 0 });
  expect(await Promise.all(kept.map(rowOf))).toEqual(before);
});

test("erases the shopper of an unpaid checkout in a shop without cards, whose recovery worker does not run", async () => {
  const { reference } = await shop.start();
  await shop.passTime(31 * DAY);
  expect(await rowOf(reference)).toMatchObject({
    status: "open",
    next_check_at: expect.anything(),
  });
  expect(await retain()).toMatchObject({ checkouts: 1 });
  expect(await rowOf(reference)).toMatchObject({ status: "failed", phone: "" });
});

test("keeps a paid checkout and its order", async () => {
  const sandbox = driveSandbox();
  const paid = await payAtSandbox(shop, sandbox);
  await orderOf(shop.openDesk(sandbox.provider).confirm(paid.reference, paid.transactionId));
  await shop.passTime(4000 * DAY);
  await shop.sql("update public.checkouts set next_check_at = null");
  expect(await retain()).toMatchObject({ checkouts: 0 });
  expect(await rowOf(paid.reference)).toMatchObject({ email: CUSTOMER.email, status: "settled" });
});

test("rejects a return to an erased checkout", async () => {
  const reference = await abandon(31);
  await retain();
  const pin = await shop.store.pin(reference, "23178284");
  expect(pin).toMatchObject({ outcome: "failed", failure: "cancelled" });
});

test("deletes sent emails after 90 days and keeps unsent ones", async () => {
  await shop.sql(
    `insert into public.outbox (kind, recipient, dedupe_key, payload, created_at, sent_at)
     select 'test', 'ana@example.com', name, '{"email": "ana@example.com"}',
       now() - make_interval(days => 400), now() - make_interval(secs => seconds)
     from (values ('old', 90.1 * 86400), ('young', 89.9 * 86400), ('unsent', null)) as mail (name, seconds)`,
  );
  expect(await retain()).toMatchObject({ mails: 1 });
  const left = await shop.sql("select dedupe_key from public.outbox order by dedupe_key");
  expect(left).toEqual([{ dedupe_key: "unsent" }, { dedupe_key: "young" }]);
});

test("deletes emails that were given up 90 days ago, and keeps those that are still tried", async () => {
  await shop.sql(
    `insert into public.outbox (kind, recipient, dedupe_key, created_at, next_attempt_at)
     select 'test', 'ana@exmaple.com', name, now() - make_interval(days => days), due
     from (values ('old', 91, 'infinity'::timestamptz), ('young', 89, 'infinity'), ('tried', 400, now())) as mail (name, days, due)`,
  );
  expect(await retain()).toMatchObject({ mails: 1 });
  const left = await shop.sql("select dedupe_key from public.outbox order by dedupe_key");
  expect(left).toEqual([{ dedupe_key: "tried" }, { dedupe_key: "young" }]);
});

test("deletes the files of sent emails after the same period", async () => {
  const outbox = path.join(shop.dataDir, "outbox");
  await mkdir(outbox, { recursive: true });
  await writeFile(path.join(outbox, "order_confirmation-1.eml"), "To: ana@example.com");
  const inDays = (days: number) => () => Date.now() + days * DAY * 1000;
  const written = new Date();
  await utimes(path.join(outbox, "order_confirmation-1.eml"), written, written);
  const periods = { checkoutDays: 30, mailDays: 90 };
  expect(await retain(periods, inDays(89))).toMatchObject({ files: 0 });
  expect(await retain(periods, inDays(91))).toMatchObject({ files: 1 });
  expect(await readdir(outbox)).toEqual([]);
});

test("erases at most the given number of rows, and none younger than a day", async () => {
  for (const email of ["a@example.com", "b@example.com", "c@example.com"]) await abandon(31, email);
  const store = supabaseRetentionStore(shop.client);
  expect(await store.remove("checkouts", 30, 2)).toBe(2);
  expect(await store.remove("checkouts", 30, 2)).toBe(1);
  await abandon(0.9);
  expect(await store.remove("checkouts", -5, 100)).toBe(0);
});
