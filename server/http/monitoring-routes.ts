import { Hono } from "hono";
import type { Backend } from "../database/backend.ts";
import { isSameSecret } from "../runtime/is-same-secret.ts";
import { createHealthCheck } from "./health-check.ts";
import type { ShopMetrics } from "./metrics/shop-metrics.ts";

const UNREADY = 503;

type MonitoringParts = {
  backend: Backend;
  version: string;
  metrics: ShopMetrics;
  /** Null when `/metrics` is disabled. */
  metricsToken: string | null;
  isStopping: () => boolean;
};

/**
 * Create `/healthz` (the process answers, and whether the database does), `/readyz` (the process is not stopping) and `/metrics`
 * (Prometheus, with METRICS_TOKEN as bearer token). Without its database a server is ready: it serves pages from stale values, and a
 * balancer would take all servers away at once.
 */
export function monitoringRoutes(parts: MonitoringParts): Hono {
  const { backend, version, metrics, metricsToken, isStopping } = parts;
  const watch = new Hono();
  const readHealth = createHealthCheck(backend, version);
  // By path: mounted at the root, `*` would match every page.
  for (const path of ["/healthz", "/readyz", "/metrics"]) {
    watch.use(path, async (context, next) => {
      await next();
      context.header("Cache-Control", "no-store");
    });
  }
  watch.get("/healthz", async (context) => context.json(await readHealth()));
  watch.get("/readyz", (context) =>
    isStopping()
      ? context.json({ status: "stopping" }, UNREADY)
      : context.json({ status: "ready" }),
  );
  watch.get("/metrics", async (context, next) => {
    if (metricsToken === null) return next();
    const token = /^Bearer (.+)$/.exec(context.req.header("authorization") ?? "")?.[1] ?? "";
    if (!isSameSecret(token, metricsToken)) {
      return context.text("Unauthorized\n", 401, { "WWW-Authenticate": "Bearer" });
    }
    return context.text(await metrics.registry.write(), 200, {
      "Content-Type": "text/plain; version=0.0.4; charset=utf-8",
    });
  });
  return watch;
}
