import type { TestShop } from "../open-test-shop.ts";
import { READ, type Tables } from "./table.ts";

/** Return the rights on invoices and credit notes, with a row to test them on. */
export async function taxDocumentRights(shop: TestShop, order: string): Promise<Tables> {
  const [document] = await shop.sql<{ id: string }>(
    `insert into public.tax_documents (order_id, kind, state, environment)
     values ($1, 'credit_note', 'awaiting_invoice', 'test') returning id`,
    [order],
  );
  return {
    tax_documents: {
      may: { staff: READ },
      key: `kind=eq.invoice&order_id=eq.${order}`,
      row: {
        order_id: order,
        kind: "invoice",
        state: "awaiting_buyer",
        environment: "test",
      },
      change: { messages: [{ code: "60" }] },
    },
    admin_tax_documents: {
      may: { staff: READ, server: [] },
      base: "orders",
      key: "reference=eq.GL-access-view",
      row: { reference: "GL-access-view" },
      change: { reference: "GL-other" },
    },
    admin_tax_document_keys: {
      may: { staff: READ, server: [] },
      base: "tax_documents",
      key: `access_key=eq.${"1".repeat(49)}`,
      row: { access_key: "1".repeat(49) },
      change: { access_key: "2".repeat(49) },
    },
    tax_document_events: {
      may: { staff: READ },
      key: "reason=eq.access",
      row: { document_id: document?.id, to_state: "queued", reason: "access" },
      change: { to_state: "signed" },
    },
    tax_document_transitions: {
      may: {},
      key: "from_state=eq.access",
      row: { from_state: "access", to_state: "queued" },
      change: { to_state: "signed" },
    },
    tax_document_counters: {
      may: { staff: READ },
      key: "establishment=eq.999",
      row: {
        environment: "test",
        issuer_ruc: "1792261104001",
        establishment: "999",
        emission_point: "001",
        kind: "invoice",
      },
      change: { next_number: 7 },
    },
  };
}
