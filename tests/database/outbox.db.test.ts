import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Outbox, supabaseOutbox } from "#app/data/server/outbox.ts";
import { mailComposer } from "#server/mail/compose-mail.ts";
import { deliverOutbox } from "#server/mail/deliver-outbox.ts";
import type { Mail } from "#server/mail/mail-transport.ts";
import { driveSandbox } from "../fixtures/sandbox-driver.ts";
import { openPaymentShop, orderOf, type PaymentShop, payAtSandbox } from "./open-payment-shop.ts";
import { silentLogger } from "./silent-logger.ts";

let shop: PaymentShop;
let outbox: Outbox;

beforeAll(async () => {
  shop = await openPaymentShop();
  outbox = supabaseOutbox(shop.client);
});
afterAll(() => shop.close());
beforeEach(() => shop.reset());

const queue = (count: number) =>
  shop.sql(
    `insert into public.outbox (kind, recipient, dedupe_key)
     select 'test', n || '@example.com', 'test:' || n from generate_series(1, $1::int) as n`,
    [count],
  );
const wait = (seconds: number) =>
  shop.sql(
    "update public.outbox set next_attempt_at = next_attempt_at - make_interval(secs => $1)",
    [seconds],
  );

function deliverTo(sent: Mail[], failure: Error | null = null) {
  const transport = {
    async send(mail: Mail) {
      if (failure) throw failure;
      sent.push(mail);
    },
    close() {},
  };
  const compose = mailComposer("https://shop.test");
  return deliverOutbox({ outbox, transport, compose, logger: silentLogger }, () => false);
}

test("sends the confirmation of a paid order once", async () => {
  const sandbox = driveSandbox();
  const paid = await payAtSandbox(shop, sandbox);
  const order = await orderOf(
    shop.openDesk(sandbox.provider).confirm(paid.reference, paid.transactionId),
  );
  const sent: Mail[] = [];
  expect(await deliverTo(sent)).toBe(1);
  expect(await deliverTo(sent)).toBe(0);
  await wait(86_400);
  expect(await deliverTo(sent)).toBe(0);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    recipient: "ana@example.com",
    key: `order_confirmation:${order?.id}`,
  });
  expect(sent[0]?.text).toContain(
    `https://shop.test/confirmation?clientTransactionId=${paid.reference}`,
  );
  expect(sent[0]?.text).toContain("$442.75");
});

test("retries a failed email later and records the error", async () => {
  const sandbox = driveSandbox();
  const paid = await payAtSandbox(shop, sandbox);
  await shop.openDesk(sandbox.provider).confirm(paid.reference, paid.transactionId).settlement;
  const sent: Mail[] = [];
  await deliverTo(sent, new Error("mail server unreachable"));
  expect(await shop.sql("select attempts, last_error, sent_at from public.outbox")).toEqual([
    { attempts: 1, last_error: "mail server unreachable", sent_at: null },
  ]);
  expect(await deliverTo(sent)).toBe(0);
  await wait(31);
  expect(await deliverTo(sent)).toBe(1);
  expect(sent).toHaveLength(1);
  const [row] = await shop.sql<{ sent_at: unknown }>(
    "select sent_at, last_error from public.outbox",
  );
  expect(row).toMatchObject({ sent_at: expect.anything(), last_error: null });
});

test.each(["back_in_stock", "newsletter_confirmation", "review_invitation"])(
  "sends a later email about an order before one of the kind %s",
  async (kind) => {
    await shop.sql(
      `insert into public.outbox (kind, recipient, dedupe_key)
       values ($1, 'a@example.com', 'first'), ('order_confirmation', 'b@example.com', 'second')`,
      [kind],
    );
    expect(await outbox.claim(1, 60)).toMatchObject([{ kind: "order_confirmation" }]);
    expect(await outbox.claim(1, 60)).toMatchObject([{ kind }]);
  },
);

// In a rolling upgrade the new server queues kinds that the old one's worker claims, too.
test("leaves an unknown kind of email to a server that knows it and records why", async () => {
  await queue(1);
  await deliverTo([]);
  expect(await deliverTo([])).toBe(0);
  const [row] = await shop.sql<{ last_error: string }>("select last_error from public.outbox");
  expect(row?.last_error).toBe("no words for the kind test");
  await wait(31);
  expect(await deliverTo([])).toBe(1);
});

test("counts an email that was given up apart from those that wait", async () => {
  const figures = async () => {
    const [row] = await shop.sql<{ figures: object }>("select public.shop_figures() as figures");
    return row?.figures;
  };
  await queue(2);
  await shop.sql(
    "update public.outbox set created_at = now() - interval '1 hour' where dedupe_key = 'test:1'",
  );
  await shop.sql(
    "update public.outbox set created_at = now() - interval '1 day' where dedupe_key = 'test:2'",
  );
  const [, lost] = await outbox.claim(2, 300);
  expect(await figures()).toMatchObject({
    outboxWaiting: 2,
    outboxOldestSeconds: expect.closeTo(86_400, -2),
    outboxGivenUp: 0,
  });
  await outbox.recordFailure(lost?.id ?? 0, "no such user", null);
  expect(await figures()).toMatchObject({
    outboxWaiting: 1,
    outboxOldestSeconds: expect.closeTo(3600, -2),
    outboxGivenUp: 1,
  });
});

test("counts emails as late that wait for 15 minutes or were given up", async () => {
  const late = async () => (await shop.client.rpc("count_late_mails")).data;
  const age = (span: string) =>
    shop.sql("update public.outbox set created_at = now() - $1::interval", [span]);
  const giveUp = (kind: string) =>
    shop.sql("update public.outbox set kind = $1, attempts = 1, next_attempt_at = 'infinity'", [
      kind,
    ]);
  await queue(2);
  expect(await late()).toBe(0);
  await age("15 minutes");
  expect(await late()).toBe(2);
  await age("1 minute");
  await giveUp("order_confirmation");
  expect(await late()).toBe(2);
  // Until then the owner has called the shopper.
  await age("7 days");
  expect(await late()).toBe(0);
  await age("1 minute");
  await giveUp("newsletter_confirmation");
  expect(await late()).toBe(0);
  await age("1 hour");
  await shop.sql("update public.outbox set next_attempt_at = now(), attempts = 0");
  expect(await late()).toBe(2);
  // A stranger may have typed the address of a server that defers for days.
  await shop.sql("update public.outbox set attempts = 1");
  expect(await late()).toBe(0);
  await shop.sql("update public.outbox set kind = 'order_confirmation'");
  expect(await late()).toBe(2);
  await shop.sql("update public.outbox set sent_at = now()");
  expect(await late()).toBe(0);
});

test("claims each email for one worker, and again when its lease ends", async () => {
  await queue(6);
  const claims = await Promise.all([1, 2, 3].map(() => outbox.claim(2, 300)));
  const ids = claims.flat().map(({ id }) => id);
  expect(new Set(ids).size).toBe(6);
  expect(await outbox.claim(6, 300)).toEqual([]);
  await wait(300);
  const again = await outbox.claim(6, 300);
  expect(again.map(({ attempts }) => attempts)).toEqual(Array(6).fill(2));
});

test("rejects a duplicate email", async () => {
  await queue(1);
  await expect(queue(1)).rejects.toThrow("duplicate key");
});
