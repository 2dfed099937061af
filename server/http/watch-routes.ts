import { timingSafeEqual } from "node:crypto";
import { Hono } from "hono";
import type { Backend } from "../database/backend.ts";
import { createHealth } from "./healthz.ts";
import type { ShopMetrics } from "./metrics/shop-metrics.ts";

const UNREADY = 503;

type WatchParts = {
  backend: Backend;
  version: string;
  metrics: ShopMetrics;
  /** Null where nobody may read the metrics. */
  metricsToken: string | null;
  isStopping: () => boolean;
};

function isEqual(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/**
 * Takes what is watched and returns the addresses for whoever watches: `/healthz` (the process answers), `/readyz` (it should be
 * sent shoppers: the database answers and it is not stopping), `/metrics` (Prometheus, with METRICS_TOKEN as bearer token).
 */
export function watchRoutes(parts: WatchParts): Hono {
  const { backend, version, metrics, metricsToken, isStopping } = parts;
  const watch = new Hono();
  const readHealth = createHealth(backend, version);
  // By name: it is mounted at the root, where `*` would be every page of the shop.
  for (const path of ["/healthz", "/readyz", "/metrics"]) {
    watch.use(path, async (context, next) => {
      await next();
      context.header("Cache-Control", "no-store");
    });
  }
  watch.get("/healthz", async (context) => context.json(await readHealth()));
  watch.get("/readyz", async (context) => {
    const { database } = await readHealth();
    const isReady = database !== "unreachable" && !isStopping();
    const status = isReady ? "ready" : isStopping() ? "stopping" : "no database";
    return context.json({ status }, isReady ? 200 : UNREADY);
  });
  watch.get("/metrics", async (context, next) => {
    if (metricsToken === null) return next();
    const given = /^Bearer (.+)$/.exec(context.req.header("authorization") ?? "")?.[1] ?? "";
    if (!isEqual(given, metricsToken)) {
      return context.text("Unauthorized\n", 401, { "WWW-Authenticate": "Bearer" });
    }
    return context.text(await metrics.registry.write(), 200, {
      "Content-Type": "text/plain; version=0.0.4; charset=utf-8",
    });
  });
  return watch;
}
