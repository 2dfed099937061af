import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { hashEmail } from "#server/privacy/hash-email.ts";
import { derivedKey } from "#server/runtime/derived-key.ts";
import { deleteRows } from "./delete-rows.ts";
import { markPaymentChecked } from "./mark-payment-checked.ts";
import { openTestShop, type TestShop } from "./open-test-shop.ts";
import { pay, pin } from "./pay.ts";
import { BLAZER, CUSTOMER, lapse, startCheckout } from "./sample-bag.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  const others = ["newsletter_subscribers", "stock_requests", "privacy_requests", "tax_documents"];
  await deleteRows(shop, "checkouts", "orders", "outbox", ...others);
  await shop.sql("update public.products set quantity = 50, inventory_status = 'in-stock'");
});

const ANA = CUSTOMER.email;
const KEY = derivedKey("a secret", "email addresses");
const EVA = { ...CUSTOMER, firstName: "Eva", email: "eva@example.com" };
/** With a letter, so that it occurs in no id by chance. */
const LAST_DIGITS = "x4242";
const CARD_BRAND = "Titanium Visa";
const PERSONAL = [ANA, CUSTOMER.phone, CUSTOMER.address, LAST_DIGITS, CARD_BRAND];

type Outcome = {
  orders: number;
  checkouts: number;
  emails: number;
  newsletter: number;
  stockRequests: number;
  reviews: number;
  waiting: number;
};

/** Return the parameters of a privacy request. */
const requestFor = (email: unknown, staffId = shop.userIds.staff) => ({
  email,
  person: hashEmail(KEY, String(email)),
  staff_id: staffId,
});
const erase = (email: string) => shop.rpc<Outcome>("server", "erase_person", requestFor(email));

async function buy(customer = CUSTOMER) {
  const { reference } = await startCheckout(shop, [BLAZER], { customer });
  return pay(shop, reference, {
    authorizationCode: "A1",
    cardBrand: CARD_BRAND,
    lastDigits: LAST_DIGITS,
  });
}

const askForStock = (email: string) =>
  shop.sql(
    `insert into public.stock_requests (email, product_id, size, color, language)
     values ($1, $2, 'M', 'Camel', 'es')`,
    [email, BLAZER.productId],
  );

async function deliver(id: string) {
  await markPaymentChecked(shop, id);
  for (const status of ["shipped", "delivered"]) {
    await shop.sql("update public.orders set status = $2 where id = $1", [id, status]);
  }
}

const wholeDatabase = async () => {
  const tables = [
    "orders",
    "checkouts",
    "outbox",
    "newsletter_subscribers",
    "stock_requests",
    "privacy_requests",
  ];
  const texts = await Promise.all(
    tables.map((table) =>
      shop.sql<{ row: string }>(`select t::text as row from public.${table} t`),
    ),
  );
  return texts
    .flat()
    .map(({ row }) => row)
    .join("\n");
};

test("exports all data of one person and none of another", async () => {
  const order = await buy();
  await buy(EVA);
  const open = await startCheckout(shop, [BLAZER]);
  await shop.rpc("server", "subscribe", { email: ANA, consent: true, language: "en" });
  await askForStock(ANA);
  await askForStock(EVA.email);
  const buyer = { kind: "cedula", number: "1710034065", name: "Ana Pérez" };
  await shop.sql("update public.checkouts set invoice_buyer = $2 where reference = $1", [
    open.reference,
    JSON.stringify(buyer),
  ]);
  const { status, body } = await shop.rpc<Record<string, unknown>>(
    "server",
    "export_person",
    requestFor("  ANA@example.com "),
  );
  expect(status).toBe(200);
  expect(body).toMatchObject({
    email: ANA,
    orders: [
      {
        id: order.id,
        customerName: "Ana Pérez",
        total: 442.75,
        payment: { lastDigits: LAST_DIGITS },
        history: [{ kind: "created", status: "pending" }],
      },
    ],
    checkouts: [
      { status: "settled" },
      { reference: open.reference, phone: CUSTOMER.phone, invoiceBuyer: buyer },
    ],
    newsletter: { email: ANA, confirmedAt: null },
    stockRequests: [{ productId: BLAZER.productId, size: "M", color: "Camel", notifiedAt: null }],
    emails: [{ kind: "order_confirmation" }, { kind: "newsletter_confirmation" }],
  });
  expect(JSON.stringify(body)).not.toContain(EVA.email);
});

test("marks a sandbox order in the export and after the erasure", async () => {
  const { reference } = await startCheckout(shop, [BLAZER]);
  const order = await pay(shop, reference, { sandbox: true, lastDigits: LAST_DIGITS });
  await buy();
  const { body } = await shop.rpc<{ orders: object[] }>("server", "export_person", requestFor(ANA));
  expect(body.orders).toEqual([
    expect.objectContaining({ isSandbox: true, notice: "SANDBOX: no real payment" }),
    expect.not.objectContaining({ notice: expect.anything() }),
  ]);
  await deliver(order.id);
  await erase(ANA);
  expect(await shop.sql("select is_sandbox from public.orders where id = $1", [order.id])).toEqual([
    { is_sandbox: true },
  ]);
});

test("erases a delivered order except for what tax law requires", async () => {
  const order = await buy();
  await deliver(order.id);
  const other = await buy(EVA);
  const abandoned = await startCheckout(shop, [BLAZER]);
  await lapse(shop, abandoned.reference);
  await shop.rpc("server", "release_checkout", {
    reference: abandoned.reference,
    wait_seconds: 60,
  });
  await shop.sql("update public.checkouts set next_check_at = null");
  await shop.rpc("server", "subscribe", { email: ANA, consent: true, language: "en" });
  await askForStock(ANA.toUpperCase());
  await askForStock(EVA.email);

  const { body } = await erase(ANA);
  expect(body).toMatchObject({
    orders: 1,
    checkouts: 2,
    newsletter: 1,
    stockRequests: 1,
    waiting: 0,
  });
  expect(body.emails).toBeGreaterThan(0);
  expect(await wholeDatabase()).not.toContain(ANA);
  const [erased] = await shop.sql<Record<string, unknown>>(
    "select o.*, o.total_amount::float as total from public.orders as o where id = $1",
    [order.id],
  );
  expect(erased).toMatchObject({
    customer_name: "Ana Pérez",
    total: 442.75,
    reference: order.reference,
    payphone_transaction_id: order.transactionId,
    phone: "",
    shipping_address: { address: "", city: "", postalCode: "", country: "" },
    payment: { authorizationCode: "A1" },
  });
  for (const text of PERSONAL) expect(JSON.stringify(erased)).not.toContain(text);
  const [eva] = await shop.sql<{ email: string }>("select email from public.orders where id = $1", [
    other.id,
  ]);
  expect(eva?.email).toBe(EVA.email);
  const inconsistent = await shop.rpc("server", "find_inconsistencies", {});
  expect(inconsistent.body).toEqual([]);
});

describe("the owner's alert about an invoice", () => {
  const alerts = () => shop.sql("select 1 from public.outbox where kind = 'invoice_alert'");

  /** Buy, stop the order's invoice, and queue the alert. Returns how to settle the invoice by hand. */
  async function stopInvoice(reason: string) {
    const { id: order_id } = await buy();
    await deliver(order_id);
    const [document] = await shop.sql<{ id: string }>(
      `insert into public.tax_documents (order_id, kind, state, environment)
       values ($1, 'invoice', 'awaiting_invoice', 'test') returning id`,
      [order_id],
    );
    const document_id = document?.id;
    const setOwner = (email: string | null) =>
      shop.sql("update public.shop_settings set owner_email = $1", [email]);
    await setOwner("owner@example.com");
    await shop.rpc("server", "stop_tax_document", { document_id, reason });
    await setOwner(null);
    expect(await alerts()).toHaveLength(1);
    return () => {
      const settled = { document_id, note: "by hand", staff_id: shop.userIds.staff };
      return shop.rpc("server", "close_tax_document", settled);
    };
  }

  test("is erased when the invoice was settled elsewhere", async () => {
    const settle = await stopInvoice("invalid");
    await settle();
    expect((await erase(ANA)).body).toMatchObject({ orders: 1, waiting: 0 });
    expect(await alerts()).toEqual([]);
  });

  test("is kept until it is sent while the owner has to settle the invoice", async () => {
    const settle = await stopInvoice("final_consumer");
    expect((await erase(ANA)).body).toMatchObject({ orders: 1, waiting: 0 });
    expect(await alerts()).toHaveLength(1);
    await settle();
    await erase(ANA);
    expect(await alerts()).toEqual([]);
  });
});

test("does not find an erased order by any address, but by its reference", async () => {
  const order = await buy();
  await deliver(order.id);
  await erase(ANA);
  for (const email of [ANA, "", "erased@erased.invalid"]) {
    const { body } = await shop.rpc("server", "find_order", { number: order.id.slice(-8), email });
    expect(body).toBeNull();
  }
  const receipt = await shop.rpc("server", "find_receipt", { reference: order.reference });
  expect(receipt.body).toMatchObject({ id: order.id, total: 442.75 });
});

test("erases the name in an order older than seven years", async () => {
  const order = await buy();
  await deliver(order.id);
  await shop.sql("update public.orders set created_at = now() - interval '7 years 1 day'");
  await erase(ANA);
  expect(await wholeDatabase()).not.toContain("Pérez");
});

test("keeps all data of what is still to be shipped, paid or reversed", async () => {
  await buy();
  const paying = await startCheckout(shop, [BLAZER]);
  await pin(shop, paying.reference);
  const owed = await startCheckout(shop, [BLAZER]);
  await shop.rpc("server", "require_reversal", {
    reference: owed.reference,
    transaction_id: "T-owed",
    failure: "mismatch",
  });
  const before = await wholeDatabase();
  const { body } = await erase(ANA);
  expect(body).toEqual({
    orders: 0,
    checkouts: 0,
    emails: 0,
    newsletter: 0,
    stockRequests: 0,
    reviews: 0,
    waiting: 3,
  });
  const after = await wholeDatabase();
  for (const row of before.split("\n")) expect(after).toContain(row);
});

test("waits for the refund of a paid order that was cancelled", async () => {
  const { id } = await buy();
  await shop.sql("update public.orders set status = 'cancelled' where id = $1", [id]);
  expect((await erase(ANA)).body).toMatchObject({ orders: 0, waiting: 1 });
  await shop.sql("update public.orders set status = 'refunded' where id = $1", [id]);
  expect((await erase(ANA)).body).toMatchObject({ orders: 1, waiting: 0 });
});

test("keeps the emails of a waiting order under the reference of its former checkout", async () => {
  const { id } = await buy();
  await shop.sql("update public.orders set reference = 'GL-later' where id = $1", [id]);
  const { body } = await erase(ANA);
  expect(body).toMatchObject({ orders: 0, emails: 0 });
});

test("erases an open checkout a day later, also where no worker asks about its payment", async () => {
  await startCheckout(shop, [BLAZER]);
  const age = (hours: number) =>
    shop.sql(
      `update public.checkouts set created_at = now() - make_interval(hours => $1),
         expires_at = now() - make_interval(hours => $1 - 1)`,
      [hours],
    );
  await age(23);
  expect((await erase(ANA)).body).toMatchObject({ checkouts: 0, waiting: 1 });
  await age(25);
  expect((await erase(ANA)).body).toMatchObject({ checkouts: 1, waiting: 0 });
});

test.each([
  ["test", "needs_owner", "returned", 1],
  ["test", "needs_owner", "final_consumer", 0],
  ["test", "needs_owner", "invoice_closed", 0],
  ["sandbox", "needs_owner", "returned", 0],
  ["test", "queued", null, 1],
  ["sandbox", "queued", null, 0],
] as const)(
  "waits with the erasure for what the buyer is owed: %s invoice, %s, %s",
  async (environment, state, reason, waiting) => {
    const order = await buy();
    await deliver(order.id);
    await shop.sql(
      `insert into public.tax_documents (
         order_id, kind, environment, state, reason,
         issuer_ruc, establishment, emission_point, sequential, numeric_code, issue_date, numbered_at
       ) values ($1, 'invoice', $2, $3, $4, '1792261104001', '001', '001', 1, '12345678', '2026-11-24', now())`,
      [order.id, environment, state, reason],
    );
    expect((await erase(ANA)).body).toMatchObject({ waiting });
    const [row] = await shop.sql<{ email: string }>("select email from public.orders");
    expect(row?.email === ANA).toBe(waiting > 0);
  },
);

test("records each request with its actor and without the address", async () => {
  await shop.rpc("server", "export_person", requestFor(ANA));
  await erase(ANA);
  const rows = await shop.sql<Record<string, unknown>>(
    "select kind, person, actor, outcome from public.privacy_requests order by id",
  );
  const person = hashEmail(KEY, ANA);
  const actor = shop.userIds.staff;
  expect(rows).toEqual([
    { kind: "export", person, actor, outcome: { orders: 0, checkouts: 0 } },
    {
      kind: "erasure",
      person,
      actor,
      outcome: {
        orders: 0,
        checkouts: 0,
        emails: 0,
        newsletter: 0,
        stockRequests: 0,
        reviews: 0,
        waiting: 0,
      },
    },
  ]);
});

test("lists earlier requests about a person in the export", async () => {
  await erase(ANA);
  await erase(EVA.email);
  const { body } = await shop.rpc("server", "export_person", requestFor(" ANA@example.com"));
  expect(body).toMatchObject({ requests: [{ kind: "erasure", at: expect.any(String) }] });
});

test("rejects a request in the name of a user who is not staff", async () => {
  await shop.rpc("server", "subscribe", { email: ANA, consent: true, language: "en" });
  for (const name of ["export_person", "erase_person"]) {
    for (const nobody of [shop.userIds.stranger, null]) {
      const request = { ...requestFor(ANA), staff_id: nobody };
      const { status, body } = await shop.rpc<{ details: string }>("server", name, request);
      expect({ status, details: body.details }).toEqual({ status: 403, details: "NOT_STAFF" });
    }
  }
  expect(await wholeDatabase()).toContain(ANA);
});

test.for(["anon", "stranger", "staff"] as const)(
  "denies export and erasure to %s",
  async (role) => {
    await shop.rpc("server", "subscribe", { email: ANA, consent: true, language: "en" });
    for (const name of ["export_person", "erase_person"]) {
      const { status } = await shop.rpc(role, name, requestFor(ANA));
      expect([401, 403]).toContain(status);
    }
    expect(await wholeDatabase()).toContain(ANA);
    expect(await shop.sql("select id from public.privacy_requests")).toEqual([]);
  },
);

test.each([
  ["the text typed as email", "ana@example", "+593991234567", "Ana@Example "],
  ["the phone number", "ana@example", "+593991234567", "+593991234567"],
  ["the email typed as phone number", "0991234567", "ana@example.org", "ana@example.org"],
])("finds an order that no email reaches by %s", async (_, email, phone, request) => {
  await shop.sql("update public.shop_settings set owner_email = 'owner@example.com'");
  const order = await buy({ ...CUSTOMER, email, phone });
  await shop.sql("update public.shop_settings set owner_email = null");
  await buy(EVA);
  await deliver(order.id);
  const { body } = await shop.rpc<{ orders: { id: string }[] }>(
    "server",
    "export_person",
    requestFor(request),
  );
  expect(body.orders.map(({ id }) => id)).toEqual([order.id]);
  expect((await erase(request)).body).toMatchObject({ orders: 1, checkouts: 1, emails: 1 });
  for (const text of [email, phone, CUSTOMER.address]) {
    const rows = await shop.sql("select t::text as row from public.orders t where id = $1", [
      order.id,
    ]);
    expect(JSON.stringify(rows)).not.toContain(text);
  }
});

test("rejects an invalid address", async () => {
  for (const email of ["", "ana", null, "%@example.com,", "x".repeat(300)]) {
    const { status, body } = await shop.rpc<{ details: string }>(
      "server",
      "erase_person",
      requestFor(email),
    );
    expect({ status, details: body.details }).toEqual({ status: 400, details: "INVALID_PERSON" });
  }
});
