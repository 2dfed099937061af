import { createUser } from "#server/database/embedded/ensure-owner.ts";
import type { Role, TestShop } from "./open-test-shop.ts";
import { CUSTOMER, PRODUCTS, startCheckout } from "./sample-bag.ts";

export const VERBS = ["select", "insert", "update", "delete"] as const;
export type Verb = (typeof VERBS)[number];

export type Table = {
  /** Verbs by role. Default: all for the server, none for others. */
  may: Partial<Record<Role, readonly Verb[]>>;
  /** The query of the test's row. */
  key: string;
  row: object;
  change: object;
  /** The table of a view's rows. */
  base?: string;
  /** The shop needs this row, so it is restored. */
  isRestored?: true;
};

const READ = ["select"] as const;
const PUBLIC_CATALOGUE = { anon: READ, stranger: READ, staff: VERBS };

const money = {
  tax_rate: 0.15,
  prices_include_tax: false,
  subtotal_amount: 10,
  tax_amount: 1.5,
  total_amount: 11.5,
};
const zone = "7b0c1d0e-2f5a-4a63-9d11-0d6e5a1f2b3c";
const chart = "7b0c1d0e-2f5a-4a63-9d11-0d6e5a1f2b4d";
const ONE_SIZE = { size: "S", elsewhere: { it: "40" }, body: { bust: [84, 87] }, garment: {} };
const person = { customer_name: "Eva", email: "eva@example.com", phone: "1", shipping_address: {} };

/** Return the described rights on every table and view, with a row to test them on. */
export async function describeTables(shop: TestShop): Promise<Record<string, Table>> {
  const { reference } = await startCheckout(shop);
  const colleague = await createUser(shop.supabase, "colleague@example.com", "a long password");
  const [checkout] = await shop.sql<{ id: string }>("select id from public.checkouts limit 1");
  const [order] = await shop.sql<{ id: string }>(
    `insert into public.orders (reference, customer_name, email, phone, shipping_address, items,
       tax_rate, prices_include_tax, subtotal_amount, tax_amount, total_amount)
     values ($1, 'Ana', $2, '1', '{}', '[]', 0.15, false, 10, 1.5, 11.5) returning id`,
    [reference, CUSTOMER.email],
  );
  const [document] = await shop.sql<{ id: string }>(
    `insert into public.tax_documents (order_id, kind, state, environment)
     values ($1, 'credit_note', 'awaiting_invoice', 'test') returning id`,
    [order?.id],
  );
  const [coast] = await shop.sql<{ id: string }>(
    "insert into public.delivery_zones (name, price) values ('The coast', 6) returning id",
  );
  const [everywhere] = await shop.sql<{ id: string }>(
    "select id from public.delivery_zones where is_everywhere_else",
  );
  const [sandals] = await shop.sql<{ id: string }>(
    "insert into public.categories (name, display_name) values ('sandals', 'Sandals') returning id",
  );
  const [firstChart, lastChart] = await shop.sql<{ id: string }>(
    "select id from public.size_charts order by id limit 2",
  );
  return {
    categories: {
      may: PUBLIC_CATALOGUE,
      key: "name=eq.swimwear",
      row: { name: "swimwear", display_name: "Swimwear" },
      change: { display_name: "Beach" },
    },
    collections: {
      may: PUBLIC_CATALOGUE,
      key: "name=eq.capri",
      row: { name: "capri", display_name: "Capri" },
      change: { description: "An island." },
    },
    products: {
      may: PUBLIC_CATALOGUE,
      key: "slug=eq.pareo",
      row: { name: "Pareo", slug: "pareo", price: 40 },
      change: { price: 1 },
    },
    admin_products: {
      may: { staff: READ, server: [] },
      base: "products",
      key: "slug=eq.admin-pareo",
      row: { name: "Admin Pareo", slug: "admin-pareo", price: 40 },
      change: { price: 1 },
    },
    product_variants: {
      may: PUBLIC_CATALOGUE,
      key: `product_id=eq.${PRODUCTS.handbag}`,
      row: { product_id: PRODUCTS.handbag, size: "One Size", color: "Black", quantity: 3 },
      change: { quantity: 2 },
    },
    swatches: {
      may: PUBLIC_CATALOGUE,
      key: "color=eq.lemon",
      row: { color: "lemon", hex: "#f5e26b" },
      change: { hex: "#f2dd55" },
    },
    size_charts: {
      may: PUBLIC_CATALOGUE,
      key: `id=eq.${chart}`,
      row: { id: chart, sizes: [ONE_SIZE] },
      change: { sizes: [{ ...ONE_SIZE, size: "M" }] },
    },
    size_chart_categories: {
      may: PUBLIC_CATALOGUE,
      key: `category_id=eq.${sandals?.id}`,
      row: { category_id: sandals?.id, chart_id: firstChart?.id },
      change: { chart_id: lastChart?.id },
    },
    search_synonyms: {
      may: {},
      key: "words=eq.pareo",
      row: { words: "pareo" },
      change: { narrower: "sarong" },
    },
    search_words: {
      may: {},
      key: "shortened=cs.{kftan}",
      row: { word: "kaftan" },
      change: { word: "kiftan" },
    },
    former_slugs: {
      may: {},
      key: "slug=eq.old-pareo",
      row: { slug: "old-pareo", product_id: PRODUCTS.handbag },
      change: { product_id: PRODUCTS.silkBlouse },
    },
    shop_settings: {
      may: {},
      key: "singleton=eq.true",
      row: { hold_minutes: 15 },
      change: { hold_minutes: 16 },
      isRestored: true,
    },
    shop_information: {
      may: { anon: READ, stranger: READ, staff: ["select", "update"] },
      key: "id=eq.true",
      row: { legal_name: "Gemma Luce S.A.S." },
      change: { return_days: 15 },
      isRestored: true,
    },
    payment_methods: {
      may: { staff: ["select", "update"] },
      key: "kind=eq.deuna",
      row: { kind: "deuna" },
      change: { hold_hours: 24 },
      isRestored: true,
    },
    payment_proofs: {
      may: {},
      key: "byte_count=eq.7",
      row: {
        order_id: order?.id,
        content_type: "image/webp",
        byte_count: 7,
        digest: "a".repeat(64),
        content: "AAAA",
      },
      change: { content_type: "application/pdf" },
    },
    tax_rates: {
      may: { staff: ["select", "insert", "delete"] },
      key: "valid_from=eq.2090-01-01",
      row: { valid_from: "2090-01-01", rate: 0.14 },
      change: { rate: 0.13 },
    },
    delivery_zones: {
      may: PUBLIC_CATALOGUE,
      key: `id=eq.${zone}`,
      row: { id: zone, name: "Islands", price: 12 },
      change: { price: 15 },
    },
    delivery_zone_provinces: {
      may: PUBLIC_CATALOGUE,
      key: "province=eq.Galápagos",
      row: { province: "Galápagos", zone_id: everywhere?.id },
      change: { zone_id: coast?.id },
    },
    discount_codes: {
      may: { staff: VERBS },
      key: "code=eq.ACCESS10",
      row: { code: "ACCESS10", kind: "percent", value: 10 },
      change: { is_paused: true },
    },
    admin_discount_codes: {
      may: { staff: READ, server: [] },
      base: "discount_codes",
      key: "code=eq.ADMIN10",
      row: { code: "ADMIN10", kind: "percent", value: 10 },
      change: { is_paused: true },
    },
    invoice_settings: {
      may: { staff: READ },
      key: "id=eq.true",
      row: { legal_name: "Gemma Luce S.A.S." },
      change: { ruc: "1790012345001" },
      isRestored: true,
    },
    staff: {
      may: { staff: READ },
      key: `user_id=eq.${colleague}`,
      row: { user_id: colleague, display_name: "Colleague" },
      change: { display_name: "Owner" },
    },
    checkouts: {
      may: {},
      key: "reference=eq.GL-access",
      row: {
        reference: "GL-access",
        ...person,
        ...money,
        expires_at: "2030-01-01",
      },
      change: { status: "confirming" },
    },
    checkout_lines: {
      may: {},
      key: "line_number=eq.99",
      row: {
        checkout_id: checkout?.id,
        line_number: 99,
        product_id: PRODUCTS.handbag,
        product_name: "Pareo",
        size: "",
        color: "",
        quantity: 1,
        unit_price: 1,
      },
      change: { unit_price: 0 },
    },
    payment_attempts: {
      may: {},
      key: "transaction_id=eq.access",
      row: { checkout_id: checkout?.id, transaction_id: "access" },
      change: { state: "paid" },
    },
    payment_actions: {
      may: { staff: READ },
      key: "note=eq.access",
      row: { checkout_id: checkout?.id, kind: "released", actor: colleague, note: "access" },
      change: { kind: "settled_by_hand" },
    },
    payment_checks: {
      may: { staff: READ },
      key: `order_id=eq.${order?.id}`,
      row: { order_id: order?.id, evening_at: "2030-01-01" },
      change: { state: "agrees" },
    },
    orders: {
      may: { staff: ["select", "update"] },
      key: "reference=eq.GL-order",
      row: { reference: "GL-order", ...person, ...money, items: [] },
      change: { tracking_number: "EC1" },
    },
    order_events: {
      may: { staff: READ },
      key: "note=eq.access",
      row: { order_id: order?.id, kind: "status_changed", to_status: "shipped", note: "access" },
      change: { to_status: "refunded" },
    },
    order_reversals: {
      may: { staff: READ },
      key: `order_id=eq.${order?.id}`,
      row: { order_id: order?.id, requested_by: colleague },
      change: { state: "done" },
    },
    order_status_transitions: {
      may: {},
      key: "from_status=eq.access",
      row: { from_status: "access", to_status: "delivered" },
      change: { to_status: "pending" },
    },
    tax_documents: {
      may: { staff: READ },
      key: `kind=eq.invoice&order_id=eq.${order?.id}`,
      row: {
        order_id: order?.id,
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
    outbox: {
      may: {},
      key: "dedupe_key=eq.access",
      row: { kind: "test", recipient: "eva@example.com", dedupe_key: "access" },
      change: { recipient: "thief@example.com" },
    },
    catalogue_changes: {
      may: {},
      key: "shard=eq.00000000-0000-4000-8000-0000000000ff",
      row: { part: "stock", shard: "00000000-0000-4000-8000-0000000000ff" },
      change: { changes: 2 },
    },
    rate_limits: {
      may: {},
      key: "limit_name=eq.access",
      row: {
        limit_name: "access",
        client_hash: "0".repeat(64),
        used: 1,
        ends_at: "2100-01-01T00:00:00Z",
      },
      change: { used: 2 },
    },
    privacy_requests: {
      may: { staff: READ },
      key: `person=eq.${"0".repeat(64)}`,
      row: { kind: "export", person: "0".repeat(64), actor: colleague },
      change: { outcome: { orders: 1 } },
    },
    review_settings: {
      may: { staff: ["select", "update"] },
      key: "id=eq.true",
      row: { invite_days: 7 },
      change: { invite_days: 3 },
      isRestored: true,
    },
    review_invitations: {
      may: {},
      key: `order_id=eq.${order?.id}`,
      row: { order_id: order?.id, token: "0".repeat(32) },
      change: { declined_at: "2026-11-25T00:00:00Z" },
    },
    reviews: {
      may: { staff: ["select", "update"] },
      key: `order_id=eq.${order?.id}`,
      row: {
        order_id: order?.id,
        product_id: "00000000-0000-4000-8000-0000000000ff",
        product_name: "A dress",
        language: "en",
        author: "Ana",
        stars: 5,
        size: "M",
        color: "Cream",
        is_sandbox: false,
      },
      change: { state: "published" },
    },
    stock_requests: {
      may: {},
      key: "email=eq.eva@example.com",
      row: {
        email: "eva@example.com",
        product_id: "00000000-0000-4000-8000-0000000000ff",
        size: "M",
        color: "Cream",
        language: "es",
      },
      change: { email: "thief@example.com" },
    },
    newsletter_subscribers: {
      may: { staff: ["select", "delete"] },
      key: "email=eq.eva@example.com",
      row: { email: "eva@example.com" },
      change: { email: "thief@example.com" },
    },
  };
}
