import type { PgliteConnection } from "@supabase/lite/pglite";

type Driver = Pick<PgliteConnection["driver"], "parsers" | "query">;

/** Types without a parser whose arrays have one, by their names in `pg_type`. */
const UNPARSED_TYPES = ["uuid", "name", "char"];

/**
 * Return PGlite's parsers of scalar types and their arrays. Other values stay as Postgres writes them.
 *
 * Defect: PGlite copies all its parsers, about three hundred with those of table row arrays, for every statement. That takes as
 * long as the statement. Upstream: look parsers up instead of copying them.
 */
export async function scalarParsers(driver: Driver): Promise<Driver["parsers"]> {
  const { rows } = await driver.query<{ oid: number; arrayOid: number; name: string }>(
    `select oid::integer, typarray::integer as "arrayOid", typname as name from pg_type
     where typtype = 'b' and typcategory <> 'A' and typnamespace = 'pg_catalog'::regnamespace`,
  );
  const { parsers } = driver;
  const scalars = rows.filter(({ oid, name }) => parsers[oid] || UNPARSED_TYPES.includes(name));
  const oids = new Set(scalars.flatMap(({ oid, arrayOid }) => [String(oid), String(arrayOid)]));
  return Object.fromEntries(Object.entries(parsers).filter(([oid]) => oids.has(oid)));
}
