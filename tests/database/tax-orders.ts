import { deleteRows } from "./delete-rows.ts";
import type { TestShop } from "./open-test-shop.ts";
import { type Order, pay } from "./pay.ts";
import { BLAZER, CUSTOMER, PRODUCTS, startCheckout } from "./sample-bag.ts";

export const PERSON = { kind: "cedula", number: "1710034065", name: "Ana Pérez" };
export const FINAL_CONSUMER = {
  kind: "final_consumer",
  number: "9999999999999",
  name: "CONSUMIDOR FINAL",
};

export const ISSUER = {
  environment: "test",
  ruc: "1792261104001",
  legal_name: "Gemma Luce S.A.S.",
  head_office_address: "Quito",
};

export type DocumentRow = {
  id: string;
  order_id: string;
  kind: string;
  state: string;
  environment: string;
  sequential: number | null;
  reason: string | null;
  attempts: number;
};

/** Issue invoices with these settings. */
export async function setIssuer(shop: TestShop, settings: object = ISSUER): Promise<void> {
  await shop.call("server", "PATCH", "invoice_settings?id=eq.true", settings);
}

/** Give every new order this buyer, as a checkout does whose shopper was asked. */
export async function setBuyer({ sql }: TestShop, buyer: object | null): Promise<void> {
  const value = buyer ? `'${JSON.stringify(buyer)}'` : "null";
  await sql(
    `create or replace function public.set_test_buyer() returns trigger language plpgsql as
     $$ begin new.invoice_buyer := ${value}; return new; end; $$`,
  );
  await sql(
    `create or replace trigger set_test_buyer before insert on public.orders
     for each row execute function public.set_test_buyer()`,
  );
}

/** Forget all orders, documents and counters. */
export async function resetDocuments(shop: TestShop): Promise<void> {
  await deleteRows(shop, "checkouts", "orders", "outbox", "tax_documents", "tax_document_counters");
  await shop.sql("update public.products set quantity = 1000 where id = $1", [
    PRODUCTS.cashmereBlazer,
  ]);
}

/** Buy a blazer and return its order. */
export async function buy(shop: TestShop, payment: object = {}): Promise<Order> {
  const { reference } = await startCheckout(shop, [BLAZER], {
    customer: CUSTOMER,
    invoiceBuyer: PERSON,
  });
  return pay(shop, reference, payment);
}

/** Return all documents in the order of their making. */
export function documentsOf({ sql }: TestShop): Promise<DocumentRow[]> {
  return sql<DocumentRow>(
    `select id, order_id, kind, state, environment, sequential, reason, attempts
     from public.tax_documents order by created_at, kind desc`,
  );
}

/** Set an order's status to refunded, as a finished reversal does. */
export async function refund(shop: TestShop, { id }: { id: string }): Promise<void> {
  await shop.sql("update public.orders set status = 'refunded' where id = $1", [id]);
}

const KEY = (sequential: number, kind: string) =>
  `2411202${kind === "invoice" ? "1" : "4"}${String(sequential).padStart(41, "0")}`;

/** Record the SRI's authorization of a document. */
export function authorize(shop: TestShop, document: DocumentRow) {
  return shop.rpc("server", "record_authorization", {
    document_id: document.id,
    access_key: KEY(document.sequential ?? 0, document.kind),
    authorized_at: "2026-11-24T10:00:00Z",
    authorized_xml: "<factura/>",
    messages: [],
  });
}
