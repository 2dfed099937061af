import { readFile } from "node:fs/promises";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { z } from "zod";
import type { Backend } from "../../database/backend.ts";
import { listBackupTimes } from "../../database/backup/prune-backups.ts";
import type { Environment } from "../../runtime/environment.ts";
import { createRegistry, type Registry } from "./registry.ts";

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;
const QUERY_TIMEOUT_MS = 2000;
const NANOSECONDS = 1e9;
const MILLISECONDS = 1000;
const KILOBYTE = 1024;

const FiguresSchema = z.object({
  checkouts: z.record(z.string(), z.number()),
  reversalsDue: z.number(),
  outboxWaiting: z.number(),
  outboxOldestSeconds: z.number(),
  outboxGivenUp: z.number(),
  orders: z.number(),
});

type BackupFolder = Pick<NonNullable<Environment["backup"]>, "folder">;

/** How a page was served: `behind` is stale-while-revalidate, `joined` shared a rendering in progress. */
export type CacheOutcome = "hit" | "behind" | "joined" | "rendered";

/** The metrics that the host and the workers record. */
export type ShopMetrics = {
  /** A response with its route, status and duration in seconds. */
  answered(route: string, status: number, seconds: number): void;
  cached(outcome: CacheOutcome): void;
  /** A rejected request: `limit` is a client's rate limit, `overload` the concurrency limit, `target` a malformed path. */
  rejected(reason: "limit" | "overload" | "origin" | "size" | "target"): void;
  /** The payment provider gave no answer to a call. */
  unanswered(call: string): void;
  /** A worker starts or finished a round now. */
  worked(worker: string): void;
  registry: Registry;
};

function watchDatabase(registry: Registry, { database }: Pick<Backend, "database">): void {
  if (!database) return;
  let pending: Promise<z.infer<typeof FiguresSchema>> | null = null;
  /** All gauges of one scrape share one query. */
  const figures = () => {
    pending ??= (async () => {
      const { data, error } = await database.server
        .rpc("shop_figures")
        .abortSignal(AbortSignal.timeout(QUERY_TIMEOUT_MS));
      if (error) throw new Error(error.message);
      return FiguresSchema.parse(data);
    })().finally(() => {
      pending = null;
    });
    return pending;
  };
  registry.gauge(
    "shop_checkouts",
    "Checkouts by state: open ones that hold units, finished ones of the last day.",
    async () =>
      Object.entries((await figures()).checkouts).map(([state, value]) => ({
        labels: { state },
        value,
      })),
  );
  const single = (
    name: string,
    help: string,
    field: Exclude<keyof z.infer<typeof FiguresSchema>, "checkouts">,
  ) => registry.gauge(name, help, async () => [{ value: (await figures())[field] }]);
  single("shop_orders_last_day", "Orders of the last day.", "orders");
  single("shop_reversals_due", "Payments that must still go back.", "reversalsDue");
  single("shop_outbox_waiting", "Emails that wait to be sent.", "outboxWaiting");
  single(
    "shop_outbox_oldest_seconds",
    "Age of the oldest email that waits.",
    "outboxOldestSeconds",
  );
  single("shop_outbox_given_up", "Emails that are not tried again.", "outboxGivenUp");
}

/** 0 without a backup, so that an alert on its age also sees a shop that never made one. */
function watchBackups(registry: Registry, { folder }: BackupFolder): void {
  const help = "When the newest backup in BACKUP_DIR was taken; 0 without one.";
  registry.gauge("shop_backup_newest_seconds", help, async () => {
    const [newest] = await listBackupTimes(folder, new Date());
    return [{ value: (newest?.getTime() ?? 0) / MILLISECONDS }];
  });
}

/** From Linux's accounts; elsewhere the metric is left out. */
function watchDatabaseProcess(
  registry: Registry,
  { pid }: Pick<NonNullable<Backend["embedded"]>, "pid">,
): void {
  const help = "Resident memory of the embedded database's process.";
  registry.gauge("shop_database_resident_memory_bytes", help, async () => {
    const status = await readFile(`/proc/${pid()}/status`, "utf8");
    return [{ value: Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * KILOBYTE }];
  });
}

function watchProcess(registry: Registry): void {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  registry.gauge("process_resident_memory_bytes", "Resident memory.", () => [
    { value: process.memoryUsage.rss() },
  ]);
  registry.gauge("process_uptime_seconds", "Seconds since the start.", () => [
    { value: Math.round(process.uptime()) },
  ]);
  registry.gauge("shop_event_loop_delay_seconds", "p99 since the last reading.", () => {
    const value = delay.percentile(99) / NANOSECONDS;
    delay.reset();
    return [{ value }];
  });
}

/** Create the metrics of this process, which `/metrics` returns. `backup` is the folder of the nightly backups, if any. */
export function createShopMetrics(
  backend: Pick<Backend, "database" | "embedded">,
  backup: BackupFolder | null = null,
): ShopMetrics {
  const registry = createRegistry();
  const answers = registry.counter("shop_requests_total", "Requests answered.");
  const seconds = registry.histogram(
    "shop_request_seconds",
    "Time to answer, in seconds.",
    SECONDS,
  );
  const pages = registry.counter("shop_page_cache_total", "Public pages by how they came about.");
  const rejections = registry.counter("shop_rejected_total", "Requests rejected, by reason.");
  const unanswered = registry.counter(
    "shop_provider_unanswered_total",
    "Calls of the payment provider without an answer.",
  );
  const rounds = new Map<string, number>();
  registry.gauge(
    "shop_worker_last_round_seconds",
    "When a worker ended its last round, or was started.",
    () => [...rounds].map(([worker, value]) => ({ labels: { worker }, value })),
  );
  watchProcess(registry);
  if (backend.embedded) watchDatabaseProcess(registry, backend.embedded);
  if (backup) watchBackups(registry, backup);
  watchDatabase(registry, backend);
  return {
    answered(route, status, took) {
      answers.add({ route, status: String(status) });
      seconds.observe({ route }, took);
    },
    cached: (outcome) => pages.add({ outcome }),
    rejected: (reason) => rejections.add({ reason }),
    unanswered: (call) => unanswered.add({ call }),
    worked: (worker) => rounds.set(worker, Math.round(Date.now() / MILLISECONDS)),
    registry,
  };
}
