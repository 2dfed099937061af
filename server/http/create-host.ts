import type { HttpBindings } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono } from "hono";
import { createRequestHandler, type ServerBuild } from "react-router";
import type { Backend } from "../backend.ts";
import { clientAddress } from "./client-address.ts";
import { type ClientLimits, limitedShop } from "./client-limits.ts";
import { readHealth } from "./healthz.ts";
import { requestContext, type Shop } from "./request-context.ts";
import { securityHeaders } from "./security-headers.ts";

const SUPABASE_PATHS = ["/rest/v1/*", "/auth/v1/*", "/storage/v1/*"];
const HOUR = 3600;
const YEAR = 31_536_000;

const cachedFor =
  (seconds: number, ...more: string[]) =>
  (_path: string, context: Context) =>
    context.header("Cache-Control", ["public", `max-age=${seconds}`, ...more].join(", "));

export type HostParts = {
  backend: Backend;
  shop: Shop;
  /** The payment stand-in, where one is offered. */
  sandbox: Hono | null;
  build: ServerBuild | (() => Promise<ServerBuild>);
  /** Folder of the built browser files; null while the development server serves them. */
  clientDir: string | null;
  version: string;
  limits: ClientLimits;
  /** How many proxies of our own stand before the shop. */
  trustedProxies: number;
};

export type Host = Hono<{ Bindings: HttpBindings }>;

/** The public door to checkouts beside our own page: whoever calls it directly has no more room there. */
const CHECKOUT_FUNCTION = "/rest/v1/rpc/start_checkout";

/** Takes everything the shop is made of and returns the one server that answers for it. */
export function createHost(parts: HostParts): Host {
  const { backend, clientDir } = parts;
  const host: Host = new Hono();
  host.use(securityHeaders());
  host.get("/healthz", async (context) => {
    context.header("Cache-Control", "no-store");
    return context.json(await readHealth(backend, parts.version));
  });
  const addressOf = ({ req, env }: Context<{ Bindings: HttpBindings }>) =>
    clientAddress(
      env.incoming?.socket.remoteAddress,
      req.header("x-forwarded-for"),
      parts.trustedProxies,
    );
  if (backend.embedded) {
    const { embedded } = backend;
    host.use(CHECKOUT_FUNCTION, async (context, next) => {
      const wait = parts.limits.checkouts.take(addressOf(context));
      if (wait === 0) return next();
      return context.json({ message: "Too many checkouts" }, 429, { "Retry-After": String(wait) });
    });
    for (const path of SUPABASE_PATHS) {
      host.all(path, ({ req, env }) =>
        embedded.fetch(req.raw, env.incoming?.socket.remoteAddress ?? null),
      );
    }
  }
  if (parts.sandbox) host.route("/payphone-sandbox", parts.sandbox);
  if (clientDir) {
    host.use("/assets/*", serveStatic({ root: clientDir, onFound: cachedFor(YEAR, "immutable") }));
    host.use("*", serveStatic({ root: clientDir, onFound: cachedFor(HOUR) }));
  }
  const handle = createRequestHandler(parts.build);
  host.all("*", (context) => {
    const shop = limitedShop(parts.shop, parts.limits, addressOf(context));
    return handle(context.req.raw, requestContext(shop));
  });
  return host;
}
