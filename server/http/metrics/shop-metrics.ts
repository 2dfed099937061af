import { monitorEventLoopDelay } from "node:perf_hooks";
import { z } from "zod";
import type { Backend } from "../../database/backend.ts";
import { createRegistry, type Registry } from "./registry.ts";

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;
const ANSWER_WITHIN_MS = 2000;
const NANOSECONDS = 1e9;

const FiguresSchema = z.object({
  checkouts: z.record(z.string(), z.number()),
  reversalsDue: z.number(),
  outboxWaiting: z.number(),
  outboxOldestSeconds: z.number(),
  orders: z.number(),
});

/** How an answer came about: `behind` is stale-while-revalidate, `joined` shared a rendering that was under way. */
export type CacheOutcome = "hit" | "behind" | "joined" | "rendered";

/** What the host and the workers tell of themselves. */
export type ShopMetrics = {
  /** An answer that was given: the part of the shop, its status and the seconds it took. */
  answered(route: string, status: number, seconds: number): void;
  cached(outcome: CacheOutcome): void;
  /** A request that was turned away: `limit` by a client's own count, `crowd` by everybody's, `origin`, `size`. */
  refused(reason: "limit" | "crowd" | "origin" | "size"): void;
  /** A worker ended a round, at the epoch seconds of now. */
  worked(worker: string): void;
  registry: Registry;
};

function watchDatabase(registry: Registry, { clients }: Pick<Backend, "clients">): void {
  if (!clients) return;
  let asked: Promise<z.infer<typeof FiguresSchema>> | null = null;
  /** All gauges of one reading share one question. */
  const figures = () => {
    asked ??= (async () => {
      const { data, error } = await clients.server
        .rpc("shop_figures")
        .abortSignal(AbortSignal.timeout(ANSWER_WITHIN_MS));
      if (error) throw new Error(error.message);
      return FiguresSchema.parse(data);
    })().finally(() => {
      asked = null;
    });
    return asked;
  };
  registry.gauge("shop_checkouts", "Checkouts by state; finished ones of the last day.", async () =>
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
  single("shop_outbox_waiting", "E-mails that wait to be sent.", "outboxWaiting");
  single(
    "shop_outbox_oldest_seconds",
    "Age of the oldest e-mail that waits.",
    "outboxOldestSeconds",
  );
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

/** Takes the backend and returns the figures of this process, which `/metrics` writes. */
export function createShopMetrics(backend: Pick<Backend, "clients">): ShopMetrics {
  const registry = createRegistry();
  const answers = registry.counter("shop_requests_total", "Requests answered.");
  const seconds = registry.histogram(
    "shop_request_seconds",
    "Time to answer, in seconds.",
    SECONDS,
  );
  const pages = registry.counter("shop_page_cache_total", "Public pages by how they came about.");
  const refusals = registry.counter("shop_refused_total", "Requests turned away, by reason.");
  const rounds = new Map<string, number>();
  registry.gauge("shop_worker_last_round_seconds", "When a worker ended its last round.", () =>
    [...rounds].map(([worker, value]) => ({ labels: { worker }, value })),
  );
  watchProcess(registry);
  watchDatabase(registry, backend);
  return {
    answered(route, status, took) {
      answers.add({ route, status: String(status) });
      seconds.observe({ route }, took);
    },
    cached: (outcome) => pages.add({ outcome }),
    refused: (reason) => refusals.add({ reason }),
    worked: (worker) => rounds.set(worker, Math.round(Date.now() / 1000)),
    registry,
  };
}
