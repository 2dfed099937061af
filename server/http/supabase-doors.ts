import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { EmbeddedSupabase } from "../embedded-supabase/start-embedded-supabase.ts";
import type { ShopMetrics } from "../metrics/shop-metrics.ts";
import type { ClientLimits } from "./client-limits.ts";
import { createTurns } from "./event-loop-turns.ts";
import type { RateLimiter } from "./rate-limiter.ts";
import { refuseLargeBody } from "./refuse-large-body.ts";
import { crowded } from "./refusing-answers.ts";
import type { WorkGate } from "./work-gate.ts";

type HostContext = Context<{ Bindings: HttpBindings }>;

/** A picture is stored under a name made for it (a UUID below its product's), so what the name leads to never changes. */
const NAMED_PICTURE = /\/product-images\/[\da-f-]{36}\/[\da-f-]{36}-\d+\.(?:jpg|webp)$/;
const FOREVER = "public, max-age=31536000, immutable";

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;
/** The names of pictures to remove: they are added through the shop's own server. */
const MOST_NAMES = 64 * KILOBYTE;
const MOST_ROWS = 2 * MEGABYTE;

type DoorParts = {
  embedded: EmbeddedSupabase;
  limits: ClientLimits;
  addressOf: (context: HostContext) => string;
  gate: WorkGate;
  metrics: ShopMetrics;
};

function tooMany(wait: number): Response {
  return Response.json(
    { code: "over_request_rate_limit", message: "Too many attempts. Please wait a little." },
    { status: 429, headers: { "Retry-After": String(wait), "Cache-Control": "no-store" } },
  );
}

/**
 * Takes the embedded Supabase and returns the routes that open it to browsers: within limits of size, and where a door can be
 * abused within limits per client. A hosted Supabase keeps such limits itself.
 */
export function supabaseDoors(parts: DoorParts): Hono<{ Bindings: HttpBindings }> {
  const { embedded, limits, addressOf, gate, metrics } = parts;
  const doors = new Hono<{ Bindings: HttpBindings }>();
  const turn = createTurns();

  const limitedBy =
    (limiter: RateLimiter, isCounted: (context: HostContext) => boolean): MiddlewareHandler =>
    async (context, next) => {
      if (!isCounted(context)) return next();
      const wait = limiter.take(addressOf(context));
      if (wait === 0) return next();
      metrics.refused("limit");
      return tooMany(wait);
    };
  const always = () => true;

  doors.use("/storage/v1/*", bodyLimit({ maxSize: MOST_NAMES, onError: refuseLargeBody }));
  doors.use("/rest/v1/*", bodyLimit({ maxSize: MOST_ROWS, onError: refuseLargeBody }));
  doors.use("/auth/v1/*", bodyLimit({ maxSize: MEGABYTE, onError: refuseLargeBody }));
  doors.post("/rest/v1/rpc/start_checkout", limitedBy(limits.checkouts, always));
  doors.post("/rest/v1/rpc/subscribe", limitedBy(limits.subscriptions, always));
  doors.post("/auth/v1/recover", limitedBy(limits.resets, always));
  const isGuess = ({ req }: HostContext) => req.query("grant_type") !== "refresh_token";
  for (const door of ["/auth/v1/token", "/auth/v1/verify"]) {
    doors.post(door, limitedBy(limits.signIns, isGuess), async (context, next) => {
      await next();
      if (isGuess(context) && context.res.ok) limits.signIns.giveBack(addressOf(context));
    });
  }
  doors.get("/storage/v1/object/public/*", async (context, next) => {
    await next();
    const isFixed = context.res.ok && NAMED_PICTURE.test(context.req.path);
    if (isFixed) context.header("Cache-Control", FOREVER);
  });
  for (const path of ["/rest/v1/*", "/auth/v1/*", "/storage/v1/*"]) {
    doors.all(path, async ({ req, env }) => {
      const leave = gate.enter();
      if (!leave) {
        metrics.refused("crowd");
        return crowded();
      }
      try {
        // The database is in this process and computes without giving way.
        await turn();
        return await embedded.fetch(req.raw, env.incoming?.socket.remoteAddress ?? null);
      } finally {
        leave();
      }
    });
  }
  return doors;
}
