import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, ROLES, type Role, type TestShop } from "./open-test-shop.ts";
import { describeTables } from "./table-rights/describe-tables.ts";
import { type Table, type Tables, VERBS, type Verb } from "./table-rights/table.ts";

let shop: TestShop;
let tables: Tables;

/** Run a verb on the table's row as a role and return whether it took effect. */
async function attempt(role: Role, verb: Verb, name: string, table: Table): Promise<boolean> {
  const path = `${name}?${table.key}`;
  const base = table.base ?? name;
  const basePath = `${base}?${table.key}`;
  await shop.call("server", "DELETE", basePath);
  if (verb !== "insert") await shop.call("server", "POST", base, table.row);
  const before = await countAndHash(base);
  const { status, body } = await {
    select: () => shop.call(role, "GET", `${name}?select=*`),
    insert: () => shop.call(role, "POST", name, table.row),
    update: () => shop.call(role, "PATCH", path, table.change),
    delete: () => shop.call(role, "DELETE", path),
  }[verb]();
  const changed = (await countAndHash(base)) !== before;
  await shop.call("server", "DELETE", basePath);
  if (table.isRestored) await shop.call("server", "POST", base, table.row);
  const returnsRows = Array.isArray(body) && body.length > 0;
  // Writing a joined view fails before its rights are checked.
  const rejections = table.base ? [401, 403, 500] : [401, 403];
  expect([200, 201, ...rejections], `${role} ${verb} ${name}: ${JSON.stringify(body)}`).toContain(
    status,
  );
  if (verb === "select") return returnsRows;
  expect(returnsRows, `${role} ${verb} ${name} returns rows only if it changed them`).toBe(changed);
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
  tables = await describeTables(shop);
});
afterAll(() => shop.close());

test("covers every public table and view", async () => {
  const rows = await shop.sql<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public'",
  );
  expect(Object.keys(tables).sort()).toEqual(rows.map(({ name }) => name).sort());
});

test.for(ROLES)("%s has exactly the described rights on each table", async (role) => {
  const found: Record<string, readonly Verb[]> = {};
  const expected: Record<string, readonly Verb[]> = {};
  for (const [name, table] of Object.entries(tables)) {
    const done: Verb[] = [];
    for (const verb of VERBS) if (await attempt(role, verb, name, table)) done.push(verb);
    found[name] = done;
    expected[name] = table.may[role] ?? (role === "server" ? VERBS : []);
  }
  expect(found).toEqual(expected);
});

test("lists staff only for staff", async () => {
  await shop.call("server", "POST", "staff", tables.staff?.row);
  const { body } = await shop.call("staff", "GET", "staff?select=display_name&order=display_name");
  expect(body).toEqual([{ display_name: "Colleague" }, { display_name: "Staff" }]);
  expect((await shop.call("stranger", "GET", "staff?select=display_name")).body).toEqual([]);
  await shop.call("server", "DELETE", `staff?${tables.staff?.key}`);
});

test("allows staff to change only the status, courier and tracking number of an order", async () => {
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
    // 400 for generated columns.
    else expect([400, 403], name).toContain(status);
  }
  expect(changeable.sort()).toEqual(["courier", "status", "tracking_number"]);
});

test("revokes the rights of a session with its staff membership", async () => {
  await shop.sql("delete from public.staff where user_id = $1", [shop.userIds.staff]);
  const { body } = await shop.call("staff", "GET", "orders?select=id");
  expect(body).toEqual([]);
  await shop.sql("insert into public.staff (user_id, display_name) values ($1, 'Staff')", [
    shop.userIds.staff,
  ]);
});
