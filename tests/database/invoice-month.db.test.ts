import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { listInvoices, listMonth } from "#app/data/admin/invoices.ts";
import { findFirstOrderDay } from "#app/data/admin/list-orders.ts";
import { invoiceQueryFrom } from "#app/domain/invoice/invoice-query.ts";
import { shopTimestampOf } from "#app/domain/time/shop-time.ts";
import { type ManualShop, openManualShop } from "./manual-payments.ts";
import { BLAZER, CUSTOMER, startCheckout } from "./sample-bag.ts";
import { signStaffIn, staffSession } from "./staff-session.ts";

vi.mock("#app/data/admin/session.ts", () => ({
  requireStaff: async () => staffSession.client,
}));

let shop: ManualShop;

beforeAll(async () => {
  shop = await openManualShop();
  signStaffIn(shop);
  await shop.sql(
    "update public.products set price = 100, original_price = null, quantity = 1000 where id = $1",
    [BLAZER.productId],
  );
  await shop.sql(
    "insert into public.discount_codes (code, kind, value) values ('DIEZ', 'percent', 10)",
  );
  await shop.rpc("staff", "save_delivery_zones", {
    zones: [{ name: "Everywhere", isEverywhereElse: true, price: "4.00" }],
  });
});
afterAll(() => shop.close());

test("lists a month's orders with a base that has discount and delivery, and how each was paid", async () => {
  const paid = await startCheckout(shop, [BLAZER], { discountCode: "DIEZ" });
  const { id } = await shop.payments.choose(paid.reference, "transfer");
  await shop.decisions.confirm(id, shop.staff);
  const awaiting = await startCheckout(shop, [BLAZER], { discountCode: "DIEZ" });
  await shop.payments.choose(awaiting.reference, "deuna");
  const rows = await listMonth(shopTimestampOf(new Date().toISOString()).slice(0, 7));
  const amounts = { base: 94_00, tax: 14_10, total: 108_10, taxBasisPoints: 1500 };
  const uncounted = { base: 0, tax: 0, total: 0, taxBasisPoints: 1500 };
  expect(rows).toHaveLength(2);
  expect(rows).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ ...amounts, paymentMethod: "transfer", isPaid: true }),
      expect.objectContaining({ ...uncounted, paymentMethod: "deuna", isPaid: false }),
    ]),
  );
});

test("lists an order that is paid in a later month in that month, and its refund in the refund's", async () => {
  const start = await startCheckout(shop, [BLAZER]);
  const { id } = await shop.payments.choose(start.reference, "transfer");
  const move = (column: string, at: string) =>
    shop.sql(`update public.orders set ${column} = $2 where id = $1`, [id, at]);
  const monthsOf = async () => {
    const months = ["2026-08", "2026-09", "2026-10"];
    const lists = await Promise.all(months.map(listMonth));
    return lists.map((rows) => rows.filter(({ orderId }) => orderId === id).length);
  };
  await move("created_at", "2026-08-31T20:00:00-05:00");
  expect(await findFirstOrderDay()).toBe("2026-08-31");
  expect(await monthsOf()).toEqual([1, 0, 0]);
  await shop.decisions.confirm(id, shop.staff);
  await move("payment_received_at", "2026-09-30T20:00:00-05:00");
  expect(await monthsOf()).toEqual([0, 1, 0]);
  await shop.sql(
    `insert into public.tax_documents (order_id, kind, state, environment, created_at)
     values ($1, 'credit_note', 'awaiting_invoice', 'test', '2026-10-01T08:00:00-05:00')`,
    [id],
  );
  expect(await monthsOf()).toEqual([0, 0, 1]);
});

test("lists the documents of the latest day first, the latest of a day before the others", async () => {
  await shop.sql("delete from public.tax_documents");
  const days = { old: "2026-08-01", late: "2026-10-05" };
  for (const day of [days.old, days.late]) {
    const { reference } = await startCheckout(shop, [BLAZER]);
    const { id } = await shop.payments.choose(reference, "transfer");
    await shop.sql("update public.orders set created_at = $2 where id = $1", [
      id,
      `${day}T12:00:00-05:00`,
    ]);
    await shop.sql(
      `insert into public.tax_documents (order_id, kind, state, environment, created_at)
       values ($1, 'invoice', 'awaiting_buyer', 'test', $2)`,
      [id, `${day}T12:00:00-05:00`],
    );
  }
  // The credit note of the old order.
  await shop.sql(
    `insert into public.tax_documents (order_id, kind, state, environment, created_at)
     select id, 'credit_note', 'awaiting_invoice', 'test', '2026-10-05T18:00:00-05:00'
     from public.orders where created_at < '2026-08-02'`,
  );
  const { rows } = await listInvoices(invoiceQueryFrom(new URLSearchParams()));
  expect(rows.map(({ day, kind }) => [day, kind])).toEqual([
    [days.late, "credit_note"],
    [days.late, "invoice"],
    [days.old, "invoice"],
  ]);
});

/** Confirm the payment of an order on a day, and return the order. */
async function paidOn(day: string) {
  // The limit of open checkouts per address.
  const customer = { ...CUSTOMER, email: "march@example.com" };
  const { reference } = await startCheckout(shop, [BLAZER], { customer });
  const { id } = await shop.payments.choose(reference, "transfer");
  await shop.decisions.confirm(id, shop.staff);
  await shop.sql("update public.orders set payment_received_at = $2 where id = $1", [
    id,
    `${day}T12:00:00-05:00`,
  ]);
  return id;
}

const totalsOf = (id: string) =>
  Promise.all(
    ["2026-02", "2026-03"].map(async (month) =>
      (await listMonth(month)).filter(({ orderId }) => orderId === id).map(({ total }) => total),
    ),
  );

const addDocument = (id: string, columns: { kind: string; state: string; reason?: string }) =>
  shop.sql(
    `insert into public.tax_documents (order_id, kind, state, reason, environment, created_at)
     values ($1, $2, $3, $4, 'production', '2026-02-03T12:00:00-05:00')`,
    [id, columns.kind, columns.state, columns.reason ?? null],
  );

const numberOn = (id: string, day: string) =>
  shop.sql(
    `update public.tax_documents set state = 'queued', issuer_ruc = '1792261104001', establishment = '001',
       emission_point = '001', sequential = 7, numeric_code = '12345678', issue_date = $2, numbered_at = now()
     where order_id = $1 and kind = 'invoice'`,
    [id, day],
  );

test("takes off a refund whose documents are made elsewhere in the refund's month", async () => {
  const id = await paidOn("2026-02-03");
  expect(await totalsOf(id)).toEqual([[119_60], []]);
  await shop.sql("update public.orders set status = 'refunded' where id = $1", [id]);
  await moveEvents(id, "refunded", "2026-03-01");
  expect(await totalsOf(id)).toEqual([[119_60], [-119_60]]);
});

test("counts an invoice once, in the month of its number, and no credit note to a final consumer", async () => {
  const id = await paidOn("2026-02-03");
  await addDocument(id, { kind: "invoice", state: "awaiting_buyer" });
  expect(await totalsOf(id)).toEqual([[0], []]);
  await numberOn(id, "2026-03-02");
  expect(await totalsOf(id)).toEqual([[], [119_60]]);
  await addDocument(id, { kind: "credit_note", state: "needs_owner", reason: "final_consumer" });
  expect(await totalsOf(id)).toEqual([[0], [119_60]]);
  const [note] = (await listMonth("2026-02")).filter(({ orderId }) => orderId === id);
  expect(note).toMatchObject({ kind: "credit_note", modifiedNumber: "001-001-000000007" });
});

/** Deliver an order on a day, before it is paid, and return the order. */
async function deliveredOn(day: string) {
  const customer = { ...CUSTOMER, email: "february@example.com" };
  const { reference } = await startCheckout(shop, [BLAZER], { customer });
  const { id } = await shop.payments.choose(reference, "cash_on_delivery");
  await shop.decisions.accept(id, shop.staff);
  for (const status of ["shipped", "delivered"]) {
    await shop.call("staff", "PATCH", `orders?id=eq.${id}`, { status });
  }
  await moveEvents(id, "delivered", day);
  return id;
}

const moveEvents = (id: string, status: string, day: string) =>
  shop.sql(
    "update public.order_events set created_at = $3 where order_id = $1 and to_status = $2",
    [id, status, `${day}T12:00:00-05:00`],
  );

test("counts what is delivered before it is paid in the month of its delivery", async () => {
  const id = await deliveredOn("2026-02-27");
  expect(await totalsOf(id)).toEqual([[119_60], []]);
  await shop.decisions.confirm(id, shop.staff);
  expect(await totalsOf(id)).toEqual([[119_60], []]);
});

test("takes off what is delivered and then cancelled unpaid in the month of its cancellation", async () => {
  const id = await deliveredOn("2026-02-27");
  const cancellation = { order_id: id, staff_id: shop.staff, restock: true };
  await shop.rpc("server", "cancel_order", cancellation);
  await moveEvents(id, "cancelled", "2026-03-03");
  expect(await totalsOf(id)).toEqual([[119_60], [-119_60]]);
});
