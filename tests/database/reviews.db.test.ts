import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { supabaseReviews } from "#app/data/reviews.ts";
import { supabaseOutbox } from "#app/data/server/outbox.ts";
import type { ReviewDraft } from "#app/domain/review/review-draft.ts";
import { mailComposer } from "#server/mail/compose-mail.ts";
import { signedTokens } from "#server/runtime/signed-tokens.ts";
import { openPaymentShop, type PaymentShop } from "./open-payment-shop.ts";
import { pay } from "./pay.ts";
import { runBatchWorker } from "./run-batch-worker.ts";
import { BLAZER, CUSTOMER, DRESS, startCheckout } from "./sample-bag.ts";

let shop: PaymentShop;

beforeAll(async () => {
  shop = await openPaymentShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.reset();
  await shop.sql("update public.products set is_draft = false, quantity = 50");
  await shop.sql("update public.review_settings set invite_days = 7");
});

/** Pass an order off as delivered some days ago. */
async function deliver(id: string, daysAgo = 8) {
  await shop.sql("select set_config('shop.order_in_transition', $1, false)", [id]);
  await shop.sql("update public.orders set status = 'delivered' where id = $1", [id]);
  await shop.sql(
    "update public.order_events set created_at = now() - make_interval(days => $2) where order_id = $1",
    [id, daysAgo],
  );
}

async function buy(lines = [DRESS], email = CUSTOMER.email, payment: object = {}) {
  const { reference } = await startCheckout(shop, lines, { customer: { ...CUSTOMER, email } });
  const { id } = await pay(shop, reference, payment);
  return id;
}

const { create: createToken } = signedTokens(Buffer.from("a key"));

const invite = () => runBatchWorker(shop, "review-invitations");

const invited = async () =>
  (
    await shop.sql<{ recipient: string }>(
      "select recipient from public.outbox where kind = 'review_invitation' order by id",
    )
  ).map(({ recipient }) => recipient);

async function tokenOf(id: string): Promise<string> {
  const [row] = await shop.sql<{ token: string }>(
    "select token from public.review_invitations where order_id = $1",
    [id],
  );
  return row?.token ?? "";
}

const reviews = () => supabaseReviews(shop.client);

const draft: ReviewDraft = {
  productId: DRESS.productId,
  stars: "5",
  fit: "true_to_size",
  words: "Falls beautifully.\nI wear it to everything.",
  size: "M",
  heightCm: "165",
  author: "Ana",
};

/** Return the token of a delivered order whose buyer was invited. */
async function beInvited(lines = [DRESS], payment: object = {}) {
  const id = await buy(lines, CUSTOMER.email, payment);
  await deliver(id);
  await invite();
  return { id, token: await tokenOf(id) };
}

const written = () =>
  shop.sql<Record<string, unknown>>("select * from public.reviews order by written_at");

test("invites a buyer once, in their language, some days after delivery", async () => {
  const id = await buy([DRESS, BLAZER]);
  await shop.sql("update public.orders set language = 'es' where id = $1", [id]);
  await deliver(id, 6);
  await invite();
  expect(await invited()).toEqual([]);
  await deliver(id, 8);
  await Promise.all([invite(), invite()]);
  await invite();
  expect(await invited()).toEqual([CUSTOMER.email]);

  const [mail] = await supabaseOutbox(shop.client)
    .claim(10, 60)
    .then((mails) => mails.filter(({ kind }) => kind === "review_invitation"));
  if (!mail) throw new Error("no email was queued");
  const { subject, text } = await mailComposer("https://shop.test")(mail);
  expect(subject).toContain("¿cómo te queda?");
  expect(text).toContain("Vestido");
  expect(text).toContain(`https://shop.test/es/review/${await tokenOf(id)}`);
});

test.for([
  ["that is not delivered", "update public.orders set status = 'processing'"],
  ["that was refunded", "update public.orders set status = 'refunded'"],
  ["without an email address", "update public.orders set email = ''"],
  ["whose buyer was erased", "update public.orders set email = 'erased-1@erased.invalid'"],
  [
    "delivered long before invitations were turned on",
    "update public.order_events set created_at = now() - interval '40 days'",
  ],
  ["while invitations are off", "update public.review_settings set invite_days = null"],
  [
    "whose product is a draft",
    `update public.products set is_draft = true where id = '${DRESS.productId}'`,
  ],
] as const)("invites for no order %s", async ([, change]) => {
  const id = await buy();
  await deliver(id);
  await shop.sql("select set_config('shop.order_in_transition', $1, false)", [id]);
  await shop.sql(change);
  await invite();
  expect(await invited()).toEqual([]);
});

test("invites each of 250 orders once, with two workers at once", async () => {
  const id = await buy();
  await shop.sql(
    `insert into public.orders (reference, customer_name, email, phone, shipping_address, items, tax_rate,
       prices_include_tax, subtotal_amount, tax_amount, total_amount, status)
     select 'R-' || n, 'Ana', 'n' || n || '@example.com', '1', '{}', o.items, 0.15, false, 10, 1.5, 11.5, 'delivered'
     from public.orders as o, generate_series(1, 250) as n where o.id = $1`,
    [id],
  );
  await shop.sql(
    `insert into public.order_events (order_id, kind, to_status, created_at)
     select id, 'status_changed', 'delivered', now() - interval '8 days' from public.orders where reference like 'R-%'`,
  );
  await Promise.all([invite(), invite()]);
  await invite();
  const told = await invited();
  expect(told).toHaveLength(250);
  expect(new Set(told).size).toBe(250);
});

test("stores a review once, which no shopper sees before staff publish it", async () => {
  const { token } = await beInvited();
  expect(await reviews().find(token)).toMatchObject({
    firstName: CUSTOMER.firstName,
    hasDeclined: false,
    products: [{ productId: DRESS.productId, choices: [{ size: "M", color: "Cream" }] }],
    reviews: [],
  });
  const attempts = await Promise.allSettled([
    reviews().write(token, draft, "en"),
    reviews().write(token, { ...draft, stars: "1" }, "en"),
  ]);
  expect(attempts.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  await expect(reviews().write(token, draft, "en")).rejects.toMatchObject({
    code: "REVIEW_WRITTEN",
  });
  expect(await written()).toMatchObject([
    {
      fit: "true_to_size",
      size: "M",
      color: "Cream",
      height_cm: 165,
      author: "Ana",
      state: "pending",
    },
  ]);
  expect((await reviews().find(token))?.reviews).toHaveLength(1);

  const list = () => shop.rpc("anon", "list_reviews", { slug: "silk-wrap-dress", page: 1 });
  expect((await list()).body).toMatchObject({ count: 0, reviews: [] });
  await shop.call("staff", "PATCH", "reviews?state=eq.pending", { state: "published" });
  expect((await list()).body).toMatchObject({ count: 1, trueToSize: 1, realCount: 1 });
});

test.for([
  ["stars", { stars: "" }],
  ["stars", { stars: "6" }],
  ["stars", { stars: "4.5" }],
  ["fit", { fit: "perfect" }],
  ["size", { size: "XS" }],
  ["heightCm", { heightCm: "1.65" }],
  ["heightCm", { heightCm: "999" }],
  ["heightCm", { heightCm: "'; drop table reviews" }],
  ["author", { author: "" }],
  ["author", { author: "Ana\r\nEva" }],
  ["author", { author: "cheap-bags.com" }],
  ["words", { words: "x".repeat(2001) }],
  ["words", { words: "reversed \u202e text" }],
  ["link", { words: "Better at https://example.com/dress" }],
  ["link", { words: "see WWW.example" }],
  ["link", { words: "buy it at example.com today" }],
] as const)("rejects a review for its %s: %o", async ([hint, change]) => {
  const { token } = await beInvited();
  await expect(reviews().write(token, { ...draft, ...change }, "en")).rejects.toMatchObject({
    code: "INVALID_REVIEW",
    hint,
  });
  expect(await written()).toEqual([]);
});

test("keeps markup as the text that it is, and a period without a space", async () => {
  const { token } = await beInvited();
  const words = `<script>alert(1)</script> & "quoted" hermosa.Me encanta`;
  await reviews().write(token, { ...draft, words, fit: "", heightCm: "" }, "es");
  expect(await written()).toMatchObject([{ words, fit: null, height_cm: null, language: "es" }]);
});

test("takes reviews of the order's products only, by its link only", async () => {
  const { token } = await beInvited();
  const other = { ...draft, productId: BLAZER.productId };
  for (const [link, review] of [
    [token, other],
    [createToken(), draft],
    ["x", draft],
    [token, { ...draft, productId: "1 or 1=1" }],
  ] as const) {
    await expect(reviews().write(link, review, "en")).rejects.toMatchObject({
      code: "REVIEW_NOT_INVITED",
    });
  }
  expect(await reviews().find(createToken())).toBeNull();
  expect(await reviews().find("'")).toBeNull();
  expect(await written()).toEqual([]);
});

test("marks a review of a sandbox order, which counts as not real", async () => {
  const { token } = await beInvited([DRESS], { sandbox: true });
  await reviews().write(token, draft, "en");
  await shop.sql("update public.reviews set state = 'published'");
  const { body } = await shop.rpc("anon", "list_reviews", { slug: "silk-wrap-dress", page: 1 });
  expect(body).toMatchObject({ count: 1, starSum: 5, realCount: 0, realStarSum: 0 });
});

test("invites an address no more that has declined", async () => {
  const { token } = await beInvited();
  await reviews().decline(token);
  await reviews().decline(token);
  expect(await reviews().find(token)).toMatchObject({ hasDeclined: true });
  const later = await buy([BLAZER], CUSTOMER.email.toUpperCase());
  await deliver(later);
  await invite();
  expect(await invited()).toHaveLength(1);
});

test("changes the cache version when a review is published, and not when one is written", async () => {
  const version = async () =>
    (await shop.rpc<{ catalogue: string }>("server", "cache_version", {})).body.catalogue;
  const { token } = await beInvited();
  const before = await version();
  await reviews().write(token, draft, "en");
  expect(await version()).toBe(before);
  await shop.call("staff", "PATCH", "reviews?state=eq.pending", { state: "published" });
  expect(await version()).not.toBe(before);
});

test("exports a person's reviews, and erases them with the link", async () => {
  const { token } = await beInvited();
  await reviews().write(token, draft, "en");
  const request = { email: CUSTOMER.email, person: "0".repeat(64), staff_id: shop.userIds.staff };
  const exported = await shop.rpc("server", "export_person", request);
  expect(exported.body).toMatchObject({ reviews: [{ author: "Ana", stars: 5, heightCm: 165 }] });
  const erased = await shop.rpc("server", "erase_person", request);
  expect(erased.body).toMatchObject({ orders: 1, reviews: 1, waiting: 0 });
  expect(await written()).toEqual([]);
  expect(await reviews().find(token)).toBeNull();
  await invite();
  expect(await invited()).toEqual([]);
});

test("ends links after half a year at the earliest, but remembers who declined", async () => {
  const { token } = await beInvited();
  const remove = async () =>
    (await shop.rpc("server", "delete_review_invitations", { keep_days: 1, max_count: 10 })).body;
  await shop.sql("update public.review_invitations set invited_at = now() - interval '170 days'");
  expect(await remove()).toBe(0);
  await shop.sql(
    "update public.review_invitations set invited_at = now() - interval '190 days', declined_at = now()",
  );
  expect(await remove()).toBe(0);
  await shop.sql("update public.review_invitations set declined_at = null");
  expect(await remove()).toBe(1);
  expect(await reviews().find(token)).toBeNull();
});
