import { afterAll, beforeAll, expect, test } from "vitest";
import { createUser } from "#server/database/embedded/ensure-owner.ts";
import { openTestShop, ROLES, type Role, type TestShop } from "./open-test-shop.ts";
import { CUSTOMER, PRODUCTS, startCheckout } from "./sample-bag.ts";

const VERBS = ["select", "insert", "update", "delete"] as const;
type Verb = (typeof VERBS)[number];

type Table = {
  /** What each role may do; nothing where it is not named, but the server everything. */
  may: Partial<Record<Role, readonly Verb[]>>;
  /** Finds the row the test works on. */
  key: string;
  row: object;
  change: object;
  /** The table that a view shows the rows of: the test's row is put there. */
  base?: string;
  /** The shop cannot work without this row, so it is put back. */
  stays?: true;
};

const READ = ["select"] as const;
const PUBLIC_CATALOGUE = { anon: READ, stranger: READ, staff: VERBS };

let shop: TestShop;
let tables: Record<string, Table>;

const money = { subtotal_amount: 10, tax_amount: 1.5, total_amount: 11.5 };
const person = { customer_name: "Eva", email: "eva@example.com", phone: "1", shipping_address: {} };

async function describeTables(): Promise<Record<string, Table>> {
  const { reference } = await startCheckout(shop);
  const colleague = await createUser(shop.supabase, "colleague@example.com", "a long password");
  const [checkout] = await shop.sql<{ id: string }>("select id from public.checkouts limit 1");
  const [order] = await shop.sql<{ id: string }>(
    `insert into public.orders (reference, customer_name, email, phone, shipping_address, items,
       subtotal_amount, tax_amount, total_amount)
     values ($1, 'Ana', $2, '1', '{}', '[]', 10, 1.5, 11.5) returning id`,
    [reference, CUSTOMER.email],
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
      stays: true,
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
        first_name: "E",
        last_name: "F",
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
    newsletter_subscribers: {
      may: {},
      key: "email=eq.eva@example.com",
      row: { email: "eva@example.com" },
      change: { email: "thief@example.com" },
    },
  };
}

/** Does one thing to the table's row as a role and says whether it took effect, as seen by the superuser. */
async function attempt(role: Role, verb: Verb, name: string, table: Table): Promise<boolean> {
  const address = `${name}?${table.key}`;
  const base = table.base ?? name;
  const baseAddress = `${base}?${table.key}`;
  await shop.call("server", "DELETE", baseAddress);
  if (verb !== "insert") await shop.call("server", "POST", base, table.row);
  const before = await countAndHash(base);
  const { status, body } = await {
    select: () => shop.call(role, "GET", `${name}?select=*`),
    insert: () => shop.call(role, "POST", name, table.row),
    update: () => shop.call(role, "PATCH", address, table.change),
    delete: () => shop.call(role, "DELETE", address),
  }[verb]();
  const changed = (await countAndHash(base)) !== before;
  await shop.call("server", "DELETE", baseAddress);
  if (table.stays) await shop.call("server", "POST", base, table.row);
  const showed = Array.isArray(body) && body.length > 0;
  // A joined view cannot be written at all, and the engine says so before it asks about rights.
  const refusals = table.base ? [401, 403, 500] : [401, 403];
  expect([200, 201, ...refusals], `${role} ${verb} ${name}: ${JSON.stringify(body)}`).toContain(
    status,
  );
  if (verb === "select") return showed;
  expect(showed, `${role} ${verb} ${name} shows rows only if it changed them`).toBe(changed);
  return changed;
}

async function countAndHash(name: string): Promise<string> {
  const [row] = await shop.sql<{ hash: string }>(
    `select count(*) || md5(coalesce(string_agg(each::text, '|' order by each::text), '')) as hash from public.${name} as each`,
  );
  return row?.hash ?? "";
}

beforeAll(async () => {
  shop = await openTestShop();
  tables = await describeTables();
});
afterAll(() => shop.close());

test("every public table and view is described here", async () => {
  const rows = await shop.sql<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public'",
  );
  expect(Object.keys(tables).sort()).toEqual(rows.map(({ name }) => name).sort());
});

test.for(ROLES)(
  "%s may do with each table what the design allows and nothing else",
  async (role) => {
    const found: Record<string, readonly Verb[]> = {};
    const expected: Record<string, readonly Verb[]> = {};
    for (const [name, table] of Object.entries(tables)) {
      const done: Verb[] = [];
      for (const verb of VERBS) if (await attempt(role, verb, name, table)) done.push(verb);
      found[name] = done;
      expected[name] = table.may[role] ?? (role === "server" ? VERBS : []);
    }
    expect(found).toEqual(expected);
  },
);

test("staff see who is staff, so that a history can name them; nobody else does", async () => {
  await shop.call("server", "POST", "staff", tables.staff?.row);
  const { body } = await shop.call("staff", "GET", "staff?select=display_name&order=display_name");
  expect(body).toEqual([{ display_name: "Colleague" }, { display_name: "Staff" }]);
  expect((await shop.call("stranger", "GET", "staff?select=display_name")).body).toEqual([]);
  await shop.call("server", "DELETE", `staff?${tables.staff?.key}`);
});

test("staff may change the status, courier and tracking number of an order and no other column", async () => {
  await shop.call("server", "POST", "orders", tables.orders?.row);
  const columns = await shop.sql<{ name: string }>(
    "select column_name as name from information_schema.columns where table_schema = 'public' and table_name = 'orders'",
  );
  const changeable: string[] = [];
  for (const { name } of columns) {
    const [row] = await shop.sql<{ value: unknown }>(
      `select to_jsonb("${name}") as value from public.orders where reference = 'GL-order'`,
    );
    const { status } = await shop.call("staff", "PATCH", "orders?reference=eq.GL-order", {
      [name]: row?.value,
    });
    if (status === 200) changeable.push(name);
    // What the database itself generates nobody writes, so that is refused as wrong.
    else expect([400, 403], name).toContain(status);
  }
  expect(changeable.sort()).toEqual(["courier", "status", "tracking_number"]);
});

test("a session that has ended its life as staff loses the rights at once", async () => {
  await shop.sql("delete from public.staff where user_id = $1", [shop.userIds.staff]);
  const { body } = await shop.call("staff", "GET", "orders?select=id");
  expect(body).toEqual([]);
  await shop.sql("insert into public.staff (user_id, display_name) values ($1, 'Staff')", [
    shop.userIds.staff,
  ]);
});
