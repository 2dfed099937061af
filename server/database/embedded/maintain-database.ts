import { monotonicClock } from "../../runtime/monotonic-clock.ts";
import type { EmbeddedSupabase } from "./start-embedded-supabase.ts";

/** The first requests after a start come first. */
const INITIAL_DELAY_MS = 20_000;
const INTERVAL_MS = 60 * 60_000;
/** A database that is never idle is maintained after this delay. */
const MAX_DELAY_MS = 10 * 60_000;
/** A query that is answered sooner did not wait in the queue. */
const IDLE_MS = 25;

type TableRow = { name: string };

/** All tables, including Postgres's own. */
const TABLES = `
  select format('%I.%I', space.nspname, class.relname) as name
  from pg_class as class join pg_namespace as space on space.oid = class.relnamespace
  where class.relkind in ('r', 'm') and class.relpersistence = 'p'
  order by class.oid`;

/**
 * Return a periodic task that vacuums, analyzes and checkpoints the embedded database, soon after the start and every hour, when it is
 * idle: PGlite has no background processes. Each table is a separate statement, so that requests wait for one table at most.
 */
export function createMaintenance(
  { sql }: Pick<EmbeddedSupabase, "sql">,
  clock = monotonicClock,
): (isStopping: () => boolean) => Promise<void> {
  let dueAt = clock() + INITIAL_DELAY_MS;

  async function isIdle(): Promise<boolean> {
    const start = clock();
    await sql("select 1");
    return clock() - start < IDLE_MS;
  }

  return async (isStopping) => {
    const now = clock();
    if (now < dueAt) return;
    if (now < dueAt + MAX_DELAY_MS && !(await isIdle())) return;
    for (const { name } of await sql<TableRow>(TABLES)) {
      if (isStopping()) return;
      await sql(`vacuum (analyze) ${name}`);
    }
    await sql("checkpoint");
    dueAt = clock() + INTERVAL_MS;
  };
}
