import { afterAll, beforeAll, expect, test } from "vitest";
import { errorCodeOf, ShopError } from "#app/domain/shop/shop-error.ts";
import { openTestShop, type TestShop } from "./open-test-shop.ts";

// After supabase/splinter: each query lists the violations of a rule.

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const RULES: Record<string, string> = {
  "every table has row level security": `
    select relname as broken from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity`,
  "every view is security_invoker": `
    select relname as broken from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'v'
      and not coalesce(reloptions::text like '%security_invoker=true%', false)`,
  "every table has a comment": `
    select relname as broken from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v')
      and obj_description(oid, 'pg_class') is null`,
  "every function has a comment": `
    select proname as broken from pg_proc
    where pronamespace = 'public'::regnamespace and obj_description(oid, 'pg_proc') is null`,
  "every function has an empty search path": `
    select proname as broken from pg_proc
    where pronamespace = 'public'::regnamespace and not coalesce('search_path=""' = any (proconfig), false)`,
  // Its cost makes every plan with a sequential scan dear enough to be compiled, which takes longer than the plan.
  "no function that avoids sequential scans compiles its plans": `
    select proname as broken from pg_proc
    where pronamespace = 'public'::regnamespace and 'enable_seqscan=off' = any (proconfig)
      and not 'jit=off' = any (proconfig)`,
  "no function may be executed by the public": `
    select proname as broken from pg_proc
    where pronamespace = 'public'::regnamespace
      and exists (
        select from aclexplode(coalesce(proacl, acldefault('f', proowner)))
        where grantee = 0 and privilege_type = 'EXECUTE'
      )`,
  "no function locks products, discount codes or checkouts more than foreign keys allow": `
    select proname as broken from pg_proc
    where pronamespace = 'public'::regnamespace
      -- It changes a key, and locks the product before anything else.
      and proname <> 'change_product'
      and prosrc ~* 'from public\\.(products|discount_codes|checkouts)[^;]*\\mfor update\\M(?! of)'`,
  "no table is granted to the public": `
    select relname as broken from pg_class
    where relnamespace = 'public'::regnamespace
      and exists (select from aclexplode(relacl) where grantee = 0)`,
  "no table grants truncate, references or trigger": `
    select relname || ' by ' || role as broken
    from pg_class, unnest(array['anon', 'authenticated']) as role
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and has_table_privilege(role, oid, 'truncate, references, trigger')`,
  "no sequence is granted to a browser": `
    select relname || ' by ' || role as broken
    from pg_class, unnest(array['anon', 'authenticated']) as role
    where relnamespace = 'public'::regnamespace and relkind = 'S'
      and has_sequence_privilege(role, oid, 'usage, select, update')`,
  "every public table counts its changes, which invalidate cached pages": `
    select relname as broken from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and has_table_privilege('anon', oid, 'select')
      and not exists (
        select from pg_trigger
        where tgrelid = pg_class.oid and tgfoid = 'public.count_change'::regproc
      )`,
  "every foreign key has an index that begins with its columns": `
    select conrelid::regclass || ' ' || conname as broken
    from pg_constraint as key
    where key.contype = 'f' and key.connamespace = 'public'::regnamespace
      and not exists (
        select from pg_index
        where indrelid = key.conrelid
          and (indkey::int2[])[0:cardinality(key.conkey) - 1] = key.conkey
          and indpred is null
      )`,
  "every policy evaluates the user once per statement": `
    select tablename || ': ' || policyname as broken from pg_policies
    where (coalesce(qual, '') || coalesce(with_check, '')) ~ '(auth\\.uid|is_staff)\\(\\)'
      and (coalesce(qual, '') || coalesce(with_check, '')) !~* 'select (auth\\.uid|(public\\.)?is_staff)\\(\\)'`,
  "no table has two policies for one role and command": `
    select tablename || ' ' || cmd || ' ' || role as broken
    from pg_policies, unnest(roles) as role
    where schemaname = 'public' group by tablename, cmd, role having count(*) > 1`,
  "no policy is for all commands or for public": `
    select tablename || ': ' || policyname as broken from pg_policies
    where cmd = 'ALL' or 'public' = any (roles)`,
  "no index is duplicated": `
    select min(indexrelid::regclass::text) as broken from pg_index
    join pg_class on pg_class.oid = indrelid and relnamespace = 'public'::regnamespace
    group by indrelid, indkey::text, coalesce(indexprs::text, ''), coalesce(indpred::text, '')
    having count(*) > 1`,
};

test("every error is raised with the status of its code", async () => {
  const raised = await shop.sql<{ status: string; code: string }>(`
    select distinct found[1] as status, found[2] as code
    from pg_proc, regexp_matches(prosrc, 'raise_error\\(\\s*(\\d+),\\s*''(\\w+)''', 'g') as found
    where pronamespace = 'public'::regnamespace`);
  expect(raised.length).toBeGreaterThan(60);
  const expected = raised.map(({ code }) => {
    const known = errorCodeOf(code);
    return { code, status: known && String(new ShopError(known, "").status) };
  });
  expect(raised).toEqual(expected);
});

test.for(Object.entries(RULES))("%s", async ([, query]) => {
  expect(await shop.sql(query)).toEqual([]);
});
