import type { TestShop } from "./open-test-shop.ts";

type Reads = { sequential: number; fetched: number };

async function countReads({ sql }: TestShop, table: string): Promise<Reads> {
  await sql("select pg_stat_force_next_flush()");
  const [row] = await sql<Reads>(
    `select seq_scan::int as sequential, idx_tup_fetch::int as fetched
     from pg_stat_user_tables where relname = $1`,
    [table],
  );
  if (!row) throw new Error(`There are no statistics of ${table}.`);
  return row;
}

/** Return Postgres' counts of a task: sequential scans of a table, and rows fetched by an index. */
export async function readsOf(
  shop: TestShop,
  work: () => Promise<unknown>,
  table = "products",
): Promise<Reads> {
  const before = await countReads(shop, table);
  await work();
  const after = await countReads(shop, table);
  return {
    sequential: after.sequential - before.sequential,
    fetched: after.fetched - before.fetched,
  };
}
