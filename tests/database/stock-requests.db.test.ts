import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { supabaseOutbox } from "#app/data/server/outbox.ts";
import { supabaseStockRequests } from "#app/data/stock-requests.ts";
import { mailComposer } from "#server/mail/compose-mail.ts";
import { deleteRows } from "./delete-rows.ts";
import { openPaymentShop, type PaymentShop } from "./open-payment-shop.ts";
import { runBatchWorker } from "./run-batch-worker.ts";
import { DRESS, lapse, PRODUCTS, startCheckout } from "./sample-bag.ts";

const DRESS_ID = PRODUCTS.silkWrapDress;

let shop: PaymentShop;

beforeAll(async () => {
  shop = await openPaymentShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.reset();
  await deleteRows(shop, "stock_requests");
  await shop.sql("delete from public.product_variants");
  await stock(0);
});

const stock = (quantity: number, productId = DRESS_ID) =>
  shop.sql(
    `update public.products set quantity = $1, is_draft = false,
       inventory_status = case when $1 > 0 then 'in-stock' else 'sold-out' end
     where id = $2`,
    [quantity, productId],
  );

const stockVariant = (size: string, color: string, quantity: number) =>
  shop.sql(
    `insert into public.product_variants (product_id, size, color, quantity) values ($1, $2, $3, $4)
     on conflict (product_id, size, color) do update set quantity = excluded.quantity`,
    [DRESS_ID, size, color, quantity],
  );

const wanted = {
  email: "ana@example.com",
  hasConsent: true,
  productId: DRESS_ID as string,
  size: "M",
  color: "Cream",
  language: "es" as "en" | "es",
};

const request = (changes: Partial<typeof wanted> = {}) =>
  supabaseStockRequests(shop.client).request({ ...wanted, ...changes });

const notify = () => runBatchWorker(shop, "stock-notifications");

const waiting = async () =>
  (
    await shop.sql<{ email: string }>(
      "select email from public.stock_requests where notified_at is null order by place",
    )
  ).map(({ email }) => email);

const notified = async () =>
  (
    await shop.sql<{ recipient: string }>(
      "select recipient from public.outbox where kind = 'back_in_stock' order by id",
    )
  ).map(({ recipient }) => recipient);

/** Store the requests of n0@example.com, n1@example.com and so on, in their order. */
const fillQueue = (count: number, size = "M", color = "Cream") =>
  shop.sql(
    `insert into public.stock_requests (email, product_id, size, color, language)
     select 'n' || n || '@example.com', $2, $3, $4, 'en' from generate_series(0, $1::int - 1) as n`,
    [count, DRESS_ID, size, color],
  );
const emailsOf = (first: number, last: number) =>
  Array.from({ length: last - first }, (_, index) => `n${first + index}@example.com`);

const passHours = (hours: number) =>
  shop.sql(
    "update public.stock_requests set notified_at = notified_at - make_interval(hours => $1)",
    [hours],
  );

test("stores a request once regardless of case, with the same answer", async () => {
  for (const email of ["ana@example.com", " Ana@Example.com ", "ana@example.com"]) {
    expect(await request({ email })).toBe("requested");
  }
  expect(await waiting()).toEqual(["ana@example.com"]);
  await request({ size: "S" });
  expect(await waiting()).toHaveLength(2);
});

test.for([
  ["INVALID_EMAIL", { email: "ana" }],
  ["INVALID_EMAIL", { email: "ana@example.com\r\nBcc: eva@example.com" }],
  ["CONSENT_REQUIRED", { hasConsent: false }],
  ["CHOICE_NOT_OFFERED", { size: "XXL" }],
  ["CHOICE_NOT_OFFERED", { color: "" }],
  ["CHOICE_NOT_OFFERED", { productId: "00000000-0000-4000-8000-000000000000" }],
] as const)("rejects with %s %o", async ([code, changes]) => {
  await expect(request(changes)).rejects.toMatchObject({ code });
  expect(await waiting()).toEqual([]);
});

test("stores nothing for a draft", async () => {
  await shop.sql("update public.products set is_draft = true where id = $1", [DRESS_ID]);
  await expect(request()).rejects.toMatchObject({ code: "CHOICE_NOT_OFFERED" });
});

test("says that a size and color can be bought, and stores nothing", async () => {
  await stock(1);
  expect(await request()).toBe("available");
  await stockVariant("S", "Cream", 1);
  await stockVariant("M", "Cream", 0);
  expect(await request()).toBe("requested");
  expect(await request({ size: "S" })).toBe("available");
  expect(await waiting()).toHaveLength(1);
});

test("stores at most twenty requests of one address, with the same answer", async () => {
  await shop.sql(
    "update public.products set inventory_status = 'sold-out', sizes = (select array_agg('S' || n) from generate_series(1, 30) as n) where id = $1",
    [DRESS_ID],
  );
  for (let size = 1; size <= 30; size += 1) {
    expect(await request({ size: `S${size}` })).toBe("requested");
  }
  expect(await waiting()).toHaveLength(20);
  expect(await request({ size: "S30", email: "eva@example.com" })).toBe("requested");
  expect(await waiting()).toHaveLength(21);
  await shop.sql("update public.products set sizes = '{XS,S,M,L,XL}' where id = $1", [DRESS_ID]);
});

test("tells each of 1,000 people once, with two workers at once", async () => {
  await fillQueue(1000);
  await notify();
  expect(await notified()).toEqual([]);
  await stock(1000);
  await Promise.all([notify(), notify()]);
  await Promise.all([notify(), notify()]);
  expect(await notified()).toEqual(emailsOf(0, 1000));
  expect(await waiting()).toEqual([]);
});

test("tells no more people than there are units, in the order of asking, and the next half a day later", async () => {
  await fillQueue(10);
  await stock(3);
  await notify();
  await notify();
  expect(await notified()).toEqual(emailsOf(0, 3));
  // One has bought.
  await stock(2);
  await passHours(11);
  await notify();
  expect(await notified()).toEqual(emailsOf(0, 3));
  await passHours(2);
  await notify();
  expect(await notified()).toEqual(emailsOf(0, 5));
  // More units came meanwhile.
  await stock(4);
  await notify();
  expect(await notified()).toEqual(emailsOf(0, 7));
});

test("sends every other email before news of stock", async () => {
  await fillQueue(20);
  await stock(20);
  await notify();
  await shop.sql(
    "insert into public.outbox (kind, recipient, dedupe_key) values ('test', 'buyer@example.com', 'test')",
  );
  const { claim } = supabaseOutbox(shop.client);
  const recipients = async () => (await claim(1, 60)).map(({ recipient }) => recipient);
  expect(await recipients()).toEqual(["buyer@example.com"]);
  expect(await recipients()).toEqual(["n0@example.com"]);
});

test("counts the units that a checkout holds as not free, until the hold expires", async () => {
  await stock(1);
  const { reference } = await startCheckout(shop, [DRESS]);
  expect(await request()).toBe("requested");
  await notify();
  expect(await notified()).toEqual([]);
  await lapse(shop, reference);
  await notify();
  expect(await notified()).toEqual(["ana@example.com"]);
});

test("tells only who waits for the size and color that is back", async () => {
  await stockVariant("M", "Cream", 0);
  await stockVariant("S", "Cream", 0);
  await request({ email: "small@example.com", size: "S" });
  await request({ email: "medium@example.com" });
  await stock(0);
  await shop.sql("update public.products set inventory_status = 'in-stock' where id = $1", [
    DRESS_ID,
  ]);
  await stockVariant("M", "Cream", 5);
  await notify();
  expect(await notified()).toEqual(["medium@example.com"]);
});

test("tells no one about a draft or a size that is no longer offered, and tells once it is published", async () => {
  await request();
  await stock(5);
  await shop.sql("update public.products set is_draft = true where id = $1", [DRESS_ID]);
  await notify();
  expect(await notified()).toEqual([]);
  await shop.sql("update public.products set is_draft = false, sizes = '{S}' where id = $1", [
    DRESS_ID,
  ]);
  await notify();
  expect(await notified()).toEqual([]);
  await shop.sql("update public.products set sizes = '{XS,S,M,L,XL}' where id = $1", [DRESS_ID]);
  await notify();
  expect(await notified()).toEqual(["ana@example.com"]);
});

test("lets a person who was told ask again", async () => {
  await request();
  await stock(1);
  await notify();
  await stock(0);
  expect(await request()).toBe("requested");
  await passHours(13);
  await stock(1);
  await notify();
  expect(await notified()).toEqual(["ana@example.com", "ana@example.com"]);
});

test("removes every request of an address and its unsent emails by the link of one", async () => {
  await request();
  await request({ size: "S" });
  await request({ email: "eva@example.com" });
  const [row] = await shop.sql<{ id: string }>(
    "select id from public.stock_requests where email = 'ana@example.com' limit 1",
  );
  const { withdraw } = supabaseStockRequests(shop.client);
  await stock(1);
  await notify();
  expect(await notified()).toEqual(["ana@example.com"]);
  await withdraw("00000000-0000-4000-8000-000000000000");
  await withdraw("not an id");
  expect(await notified()).toEqual(["ana@example.com"]);
  await withdraw(row?.id ?? "");
  await withdraw(row?.id ?? "");
  expect(await notified()).toEqual([]);
  expect(await waiting()).toEqual(["eva@example.com"]);
});

test("deletes what was told long ago, has waited for a year, or is for a deleted product", async () => {
  const store = () =>
    shop.rpc<number>("server", "delete_stock_requests", { keep_days: 90, max_count: 100 });
  await fillQueue(5);
  const age = (n: number, columns: string) =>
    shop.sql(`update public.stock_requests set ${columns} where email = $1`, [`n${n}@example.com`]);
  await age(0, "notified_at = now() - interval '91 days'");
  await age(1, "notified_at = now() - interval '89 days'");
  await age(2, "consented_at = now() - interval '367 days'");
  await age(3, "consented_at = now() - interval '2 days', product_id = gen_random_uuid()");
  expect((await store()).body).toBe(3);
  expect((await store()).body).toBe(0);
  expect(await waiting()).toEqual(["n4@example.com"]);
});

test("keeps the link of an address that still waits for something", async () => {
  await fillQueue(1);
  await shop.sql("update public.stock_requests set notified_at = now() - interval '91 days'");
  await fillQueue(1, "S");
  const { body } = await shop.rpc("server", "delete_stock_requests", {
    keep_days: 90,
    max_count: 100,
  });
  expect(body).toBe(0);
});

test("shows staff how many wait for which size and color, without addresses, and others nothing", async () => {
  await fillQueue(12);
  await fillQueue(3, "S", "Navy");
  const { body } = await shop.rpc("staff", "list_stock_demand", {});
  expect(body).toMatchObject([
    {
      productId: DRESS_ID,
      name: "Silk Wrap Dress",
      nameEs: "Vestido cruzado de seda",
      size: "M",
      color: "Cream",
      waiting: 12,
    },
    { size: "S", color: "Navy", waiting: 3 },
  ]);
  expect(JSON.stringify(body)).not.toContain("example.com");
  expect((await shop.rpc("stranger", "list_stock_demand", {})).body).toEqual([]);
});

test("shows staff every size and color that is waited for, however many", async () => {
  await shop.sql(
    `insert into public.stock_requests (email, product_id, size, color, language)
     select 'ana@example.com', $1, 'M', 'Tone ' || tone, 'es' from generate_series(1, 760) as tone`,
    [DRESS_ID],
  );
  const { body } = await shop.rpc("staff", "list_stock_demand", {});
  expect(body).toHaveLength(760);
});

test.for([
  [
    "es",
    "Gemma Luce: ya puedes comprar otra vez Vestido cruzado de seda",
    "Talla: M",
    "IVA incluido",
    "/es/",
  ],
  ["en", "Gemma Luce: Silk Wrap Dress is back", "Size: M", "IVA included", "/"],
] as const)(
  "writes in the shopper's language, with picture, choice, final price and links: %s",
  async ([language, subject, size, tax, path]) => {
    await request({ language });
    await stock(1);
    await notify();
    const [mail] = await supabaseOutbox(shop.client).claim(1, 60);
    if (!mail) throw new Error("no email");
    const content = await mailComposer("https://shop.test")(mail);
    expect(content.subject).toBe(subject);
    for (const words of [size, tax, "$281.75"]) expect(content.text).toContain(words);
    expect(content.text).toContain(
      `https://shop.test${path}products/silk-wrap-dress?color=Cream&size=M`,
    );
    expect(content.text).toMatch(
      new RegExp(`https://shop\\.test${path}back-in-stock/[0-9a-f-]{36}`),
    );
    expect(content.html).toMatch(/<img src="https:\/\/shop\.test\/plates\/[^"]+-400\.jpg"/);
  },
);
