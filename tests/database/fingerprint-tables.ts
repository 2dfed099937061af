import type { TestShop } from "./open-test-shop.ts";

/** Return a hash of all rows of each public table, by name. */
export async function fingerprintTables({ sql }: TestShop): Promise<Record<string, string>> {
  const tables = await sql<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' order by 1",
  );
  const fingerprints: Record<string, string> = {};
  for (const { name } of tables) {
    const [row] = await sql<{ hash: string }>(
      `select count(*) || ':' || coalesce(md5(string_agg(each::text, '|' order by each::text)), '') as hash
       from public."${name}" as each`,
    );
    fingerprints[name] = row?.hash ?? "";
  }
  return fingerprints;
}
