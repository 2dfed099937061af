import { monotonicClock } from "../../runtime/monotonic-clock.ts";
import type { EmbeddedSupabase } from "./start-embedded-supabase.ts";

/** After a start the first shoppers come first. */
const FIRST_AFTER_MS = 20_000;
const EVERY_MS = 60 * 60_000;
/** A database that is never quiet is put in order all the same, so much later. */
const PATIENCE_MS = 10 * 60_000;
/** A turn that comes sooner than this was waited for by nobody else. */
const QUIET_MS = 25;

type TableRow = { name: string };

/** Everything with rows, the database's own tables too: its statistics are rows that age like any others. */
const TABLES = `
  select format('%I.%I', space.nspname, class.relname) as name
  from pg_class as class join pg_namespace as space on space.oid = class.relnamespace
  where class.relkind in ('r', 'm') and class.relpersistence = 'p'
  order by class.oid`;

/**
 * Takes the embedded database and a clock in milliseconds, and returns what its worker calls now and then. A Postgres of one process
 * has nobody who clears away dead rows, counts what a plan is made from or ends its log: this does, soon after the start and
 * every hour, in a quiet moment, and table by table, so that nobody waits for more than one of them.
 */
export function createMaintenance(
  { sql }: Pick<EmbeddedSupabase, "sql">,
  clock = monotonicClock,
): (isStopping: () => boolean) => Promise<void> {
  let dueAt = clock() + FIRST_AFTER_MS;

  async function isQuiet(): Promise<boolean> {
    const asked = clock();
    await sql("select 1");
    return clock() - asked < QUIET_MS;
  }

  return async (isStopping) => {
    const begun = clock();
    if (begun < dueAt) return;
    if (begun < dueAt + PATIENCE_MS && !(await isQuiet())) return;
    for (const { name } of await sql<TableRow>(TABLES)) {
      if (isStopping()) return;
      await sql(`vacuum (analyze) ${name}`);
    }
    await sql("checkpoint");
    dueAt = clock() + EVERY_MS;
  };
}
