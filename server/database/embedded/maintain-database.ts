import { monotonicClock } from "../../runtime/monotonic-clock.ts";
import type { EmbeddedSupabase } from "./start-embedded-supabase.ts";

/** The first requests after a start come first. */
const INITIAL_DELAY_MS = 20_000;
const INTERVAL_MS = 60 * 60_000;
/** A database that is never idle is maintained after this delay. */
const MAX_DELAY_MS = 10 * 60_000;
/** A query that is answered sooner did not wait in the queue. */
const IDLE_MS = 25;

type TableRow = { name: string; needsVacuum: boolean; needsAnalyze: boolean };

/**
 * All tables, including Postgres's own, with what autovacuum would do by its default thresholds; everything if `$1` says that their
 * changes are unknown.
 */
const TABLES = `
  select
    format('%I.%I', changes.schemaname, changes.relname) as name,
    $1 or changes.n_dead_tup > 50 + 0.2 * class.reltuples
      or changes.n_ins_since_vacuum > 1000 + 0.2 * class.reltuples
      or age(class.relfrozenxid) > 200000000 as "needsVacuum",
    $1 or changes.n_mod_since_analyze > 50 + 0.1 * class.reltuples as "needsAnalyze"
  from pg_class as class join pg_stat_all_tables as changes on changes.relid = class.oid
  where class.relkind in ('r', 'm') and class.relpersistence = 'p'
  order by class.oid`;

/**
 * Return a periodic task that vacuums, analyzes and checkpoints the embedded database, soon after the start and every hour, when it is
 * idle: PGlite has no background processes. It also loses its counts of changed rows at a restart, so that the first round maintains
 * every table, and later ones those that changed. Each is a separate statement, so that requests wait for one at most.
 */
export function createMaintenance(
  { sql }: Pick<EmbeddedSupabase, "sql">,
  clock = monotonicClock,
): (isStopping: () => boolean) => Promise<void> {
  let dueAt = clock() + INITIAL_DELAY_MS;
  let isFirst = true;

  async function isIdle(): Promise<boolean> {
    const start = clock();
    await sql("select 1");
    return clock() - start < IDLE_MS;
  }

  return async (isStopping) => {
    const now = clock();
    if (now < dueAt) return;
    if (now < dueAt + MAX_DELAY_MS && !(await isIdle())) return;
    for (const { name, needsVacuum, needsAnalyze } of await sql<TableRow>(TABLES, [isFirst])) {
      if (needsVacuum && !isStopping()) await sql(`vacuum ${name}`);
      if (needsAnalyze && !isStopping()) await sql(`analyze ${name}`);
    }
    if (isStopping()) return;
    await sql("checkpoint");
    isFirst = false;
    dueAt = clock() + INTERVAL_MS;
  };
}
