import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fingerprintTables } from "./fingerprint-tables.ts";
import { openTestShop, type TestShop } from "./open-test-shop.ts";
import { pay } from "./pay.ts";
import { BLAZER, startCheckout } from "./sample-bag.ts";

const EMPTY = readFileSync("docs/deploy/empty-for-restore.sql", "utf8");

let sold: TestShop;
let restored: TestShop;

beforeAll(async () => {
  [sold, restored] = await Promise.all([openTestShop(), openTestShop()]);
  // A new project has no users.
  await restored.sql("truncate auth.users cascade");
});
afterAll(() => Promise.all([sold.close(), restored.close()]));

/** Return statements like those of `pg_dump --data-only`, with the tables of the manual. Generated columns are left out. */
async function dumpData({ sql }: TestShop): Promise<string[]> {
  const tables = await sql<{ table: string; columns: string }>(
    `select attrelid::regclass::text as table, string_agg(quote_ident(attname), ', ') as columns
     from pg_attribute
     join pg_class on pg_class.oid = attrelid and relkind = 'r'
     where (relnamespace = 'public'::regnamespace or attrelid in ('auth.users'::regclass, 'auth.identities'::regclass))
       and attnum > 0 and not attisdropped and attgenerated = ''
     group by attrelid`,
  );
  const inserts = tables.map(async ({ table, columns }) => {
    const [dump] = await sql<{ statement: string }>(
      `select format('insert into ${table} (${columns}) overriding system value select ${columns} '
         'from jsonb_populate_recordset(null::${table}, %L)', coalesce(jsonb_agg(to_jsonb(t)), '[]')) as statement
       from ${table} as t`,
    );
    return dump?.statement ?? "";
  });
  const sequences = await sql<{ statement: string }>(
    `select format('select setval(%L, %s)', schemaname || '.' || sequencename, last_value) as statement
     from pg_sequences where schemaname = 'public' and last_value is not null`,
  );
  return [...(await Promise.all(inserts)), ...sequences.map(({ statement }) => statement)];
}

/** Return which functions and tables a visitor may use. */
const rightsOfVisitors = ({ sql }: TestShop) =>
  sql(
    `select oid::regprocedure::text as name from pg_proc
     where pronamespace = 'public'::regnamespace and has_function_privilege('anon', oid, 'execute')
     union all
     select relname from pg_class
     where relnamespace = 'public'::regnamespace and has_table_privilege('anon', oid, 'insert, update, delete')
     order by name`,
  );

test("restores the rows of a dump into a new project, whose rights stay those of the migrations", async () => {
  const { reference } = await startCheckout(sold, [BLAZER]);
  await pay(sold, reference);
  const dump = await dumpData(sold);

  for (const statement of EMPTY.split(/;\n\n/)) await restored.sql(statement);
  expect(new Set(Object.values(await fingerprintTables(restored)))).toEqual(new Set(["0:"]));
  for (const statement of dump) await restored.sql(statement);
  await restored.sql("reset session_replication_role");
  await restored.sql("select public.distrust_tax_documents()");

  expect(await fingerprintTables(restored)).toEqual(await fingerprintTables(sold));
  expect(await rightsOfVisitors(restored)).toEqual(await rightsOfVisitors(sold));
  const staff = await restored.sql(
    "select email from public.staff join auth.users on id = user_id order by 1",
  );
  expect(staff.length).toBeGreaterThan(0);
  const next = await startCheckout(restored, [BLAZER]);
  await pay(restored, next.reference);
  expect((await restored.rpc("server", "find_inconsistencies", {})).body).toEqual([]);
});
