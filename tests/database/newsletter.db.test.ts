import { afterAll, beforeAll, expect, test } from "vitest";
import { mailComposer } from "#server/mail/compose-mail.ts";
import { openTestShop, type TestShop } from "./open-test-shop.ts";
import { readsOf } from "./reads-of.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const subscribe = (email: unknown, consent: unknown = true) =>
  shop.rpc("server", "subscribe", { email, consent, language: "es" });

const addresses = () => shop.sql("select email from public.newsletter_subscribers order by email");

test("stores an address once regardless of case, with the same answer", async () => {
  for (const email of ["eva@example.com", " Eva@Example.com ", "eva@example.com"]) {
    expect(await subscribe(email)).toEqual({ status: 200, body: { subscribed: true } });
  }
  expect(await addresses()).toEqual([{ email: "eva@example.com" }]);
});

const mails = () =>
  shop.sql<{ kind: string; payload: { subscriptionId: string }; dedupe_key: string }>(
    "select kind, payload, dedupe_key from public.outbox where kind = 'newsletter_confirmation' order by id",
  );
const hourPasses = () =>
  shop.sql("update public.outbox set created_at = created_at - interval '61 minutes'");
const confirmedAt = async (email: string) =>
  (
    await shop.sql<{ confirmed_at: string | null }>(
      "select confirmed_at from public.newsletter_subscribers where email = $1",
      [email],
    )
  )[0]?.confirmed_at;

test("asks the owner of an address to confirm it, by one email an hour until they do", async () => {
  await shop.sql("delete from public.outbox");
  await Promise.all(["lia@example.com", "Lia@Example.com"].map((email) => subscribe(email)));
  const [first] = await mails();
  expect(await mails()).toHaveLength(1);
  expect(await confirmedAt("lia@example.com")).toBeNull();

  await hourPasses();
  await subscribe("lia@example.com");
  expect(await mails()).toHaveLength(2);
  const id = first?.payload.subscriptionId;
  const confirm = () => shop.rpc("server", "confirm_subscription", { id });
  expect((await confirm()).body).toBe(true);
  const confirmed = await confirmedAt("lia@example.com");
  expect(confirmed).not.toBeNull();
  expect((await confirm()).body).toBe(true);

  await hourPasses();
  await subscribe("lia@example.com");
  expect(await mails()).toHaveLength(2);
  expect(await confirmedAt("lia@example.com")).toEqual(confirmed);
});

test("asks the owner of a mailbox once an hour, whatever addresses lead to it", async () => {
  await shop.sql("delete from public.outbox");
  const same = ["eli+1@example.com", "Eli+2@example.com", "eli@example.com"];
  await Promise.all(same.map((email) => subscribe(email)));
  expect(await mails()).toHaveLength(1);
  for (const email of ["p.ia@gmail.com", "pi.a+x@gmail.com", "pia@googlemail.com"])
    await subscribe(email);
  expect(await mails()).toHaveLength(2);
  for (const email of ["e.li@example.com", "eli@example.org"]) await subscribe(email);
  expect(await mails()).toHaveLength(4);
  const stored = await shop.sql(
    "select 1 from public.newsletter_subscribers where email like '%+%'",
  );
  expect(stored).toHaveLength(3);
});

test("asks the owner of a mailbox three times a day, however long a stranger signs it up", async () => {
  await shop.sql("delete from public.outbox");
  for (let hour = 0; hour < 24; hour += 1) {
    await subscribe(`ada+${hour}@example.com`);
    await hourPasses();
  }
  expect(await mails()).toHaveLength(3);
  await subscribe("ada@example.com");
  expect(await mails()).toHaveLength(4);
});

test("counts the emails to a mailbox without reading the others", async () => {
  await shop.sql(
    `insert into public.outbox (kind, recipient, dedupe_key, sent_at)
     select 'order_confirmation', 'ana' || number || '@example.com', 'order_confirmation:' || number, now()
     from generate_series(1, 3000) as number`,
  );
  await shop.sql("analyze public.outbox");
  const reads = await readsOf(shop, () => subscribe("isa@example.com"), "outbox");
  expect(reads.sequential).toBe(0);
  expect(reads.fetched).toBeLessThan(20);
});

test("removes an address by the same link, and confirms nothing by an old one", async () => {
  await shop.sql("delete from public.outbox");
  await subscribe("mia@example.com");
  const id = (await mails())[0]?.payload.subscriptionId;
  await shop.rpc("server", "leave_newsletter", { id });
  await shop.rpc("server", "leave_newsletter", { id });
  expect(await confirmedAt("mia@example.com")).toBeUndefined();
  expect((await shop.rpc("server", "confirm_subscription", { id })).body).toBe(false);
  await subscribe("mia@example.com");
  expect(await mails()).toHaveLength(1);
});

test("writes the email in the language of the page, with its link as List-Unsubscribe", async () => {
  await shop.sql("delete from public.outbox");
  await subscribe("nora@example.com");
  const [mail] = await mails();
  if (!mail) throw new Error("no email");
  const url = `https://shop.test/es/newsletter/${mail.payload.subscriptionId}`;
  const { subject, html, unsubscribeUrl } = await mailComposer("https://shop.test")(mail);
  expect(subject).toBe("Gemma Luce: Confirma tu correo");
  expect(html).toContain(`href="${url}"`);
  expect(unsubscribeUrl).toBe(url);
});

test("deletes what was not confirmed in 30 days, and keeps what was", async () => {
  await subscribe("old@example.com");
  await shop.sql(
    "update public.newsletter_subscribers set consented_at = now() - interval '31 days'",
  );
  await subscribe("young@example.com");
  const before = await addresses();
  expect(before).toContainEqual({ email: "lia@example.com" });
  const remove = () =>
    shop.rpc("server", "delete_unconfirmed_subscribers", { keep_days: 30, max_count: 100 });
  expect((await remove()).body).toBeGreaterThan(0);
  expect((await remove()).body).toBe(0);
  expect(await addresses()).toEqual([{ email: "lia@example.com" }, { email: "young@example.com" }]);
});

test("stores nothing without consent", async () => {
  const before = await addresses();
  for (const consent of [false, null]) {
    expect(await subscribe("ana@example.com", consent)).toMatchObject({
      status: 400,
      body: { details: "CONSENT_REQUIRED" },
    });
  }
  expect(await addresses()).toEqual(before);
});

const NOT_ADDRESSES: [name: string, email: string | null][] = [
  ["nothing", ""],
  ["a blank", " "],
  ["null", null],
  ["a word", "ana"],
  ["no domain", "ana@"],
  ["no name", "@example.com"],
  ["no top-level domain", "ana@example"],
  ["an empty top-level domain", "ana@example."],
  ["a blank in the name", "a na@example.com"],
  ["a blank in the domain", "ana@exam ple.com"],
  ["two addresses", "ana@example.com, eva@example.com"],
  ["a display name", "Ana <ana@example.com>"],
  ["a forged header", "ana@example.com\r\nBcc: eva@example.com"],
  ["a change of the reading direction", "ana\u202e@example.com"],
  ["too long an address", `${"a".repeat(200)}@example.com`],
  ["a megabyte", `${"a".repeat(1_000_000)}@example.com`],
];

test.for(NOT_ADDRESSES)("rejects %s as an address", async ([, email]) => {
  const before = await addresses();
  expect(await subscribe(email)).toMatchObject({
    status: 400,
    body: { code: "PT400", details: "INVALID_EMAIL", hint: "email" },
  });
  expect(await addresses()).toEqual(before);
});
