import type { Library } from "./load-library.ts";

type Connection = Awaited<ReturnType<Library["createPgliteConnection"]>>;
type Driver = Pick<Connection["driver"], "parsers" | "query">;

/** Types that need no parser, but whose lists do: by their names in `pg_type`. */
const PLAIN_TYPES = ["uuid", "name", "char"];

/**
 * Takes PGlite once it is ready and returns its parsers of single values, and of lists of them. It has one for a list of the rows of
 * each table as well, three hundred in all, and copies them all for every statement: that takes as long as the statement. Without one
 * a value comes as Postgres writes it.
 */
export async function fewParsers(driver: Driver): Promise<Driver["parsers"]> {
  const { rows } = await driver.query<{ oid: number; list: number; type: string }>(
    `select oid::integer, typarray::integer as list, typname as type from pg_type
     where typtype = 'b' and typcategory <> 'A' and typnamespace = 'pg_catalog'::regnamespace`,
  );
  const { parsers } = driver;
  const parsed = rows.filter(({ oid, type }) => parsers[oid] || PLAIN_TYPES.includes(type));
  const kept = new Set(parsed.flatMap(({ oid, list }) => [String(oid), String(list)]));
  return Object.fromEntries(Object.entries(parsers).filter(([oid]) => kept.has(oid)));
}
