import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { bufferBody } from "../http/buffer-body.ts";
import { clientClosed, isClientAbort } from "../http/client-closed.ts";
import { clientIpOf } from "../http/client-ip.ts";
import type { ClientLimits } from "../http/client-limits.ts";
import { internalError, requestTimeout, uriTooLong } from "../http/error-responses.ts";
import { guardPages } from "../http/guard-pages.ts";
import type { HostEnv } from "../http/host-env.ts";
import { limitRejectedTokens } from "../http/limit-rejected-tokens.ts";
import { routeName } from "../http/metrics/route-name.ts";
import type { ShopMetrics } from "../http/metrics/shop-metrics.ts";
import { observe } from "../http/observe.ts";
import { rejectTarget } from "../http/reject-target.ts";
import { withSecurityHeaders } from "../http/with-security-headers.ts";
import { followLanguage } from "../pages/follow-language.ts";
import type { Pages } from "../pages/pages.ts";
import type { StaticFiles } from "../pages/static-files.ts";
import type { Logger } from "../runtime/logger.ts";

const KILOBYTE = 1024;
/** The longest is a request for a bag's thirty products. */
const MAX_URL_LENGTH = 8 * KILOBYTE;
const MILLISECONDS = 1000;
const READING_METHODS = ["GET", "HEAD"];

type HostParts = {
  pages: Pages;
  /** Routes with limits of their own: monitoring, the Supabase proxy, sandboxes and social cards. */
  unguarded: Hono<HostEnv>;
  /** Routes behind the checks of origin and size: the API for staff, proofs of payment and channels. */
  guarded: Hono<HostEnv>;
  /** Null when the development server serves the files. */
  files: StaticFiles | null;
  limits: Pick<ClientLimits, "bearers">;
  metrics: ShopMetrics;
  logger: Logger;
  /** The security headers of responses that are not pages. */
  plainHeaders: Record<string, string>;
  /** The shop's URL. */
  url: string;
  /** Number of our own proxies. */
  trustedProxies: number;
};

export type Host = {
  fetch(request: Request, bindings: HttpBindings): Response | Promise<Response>;
};

/** Everything but cached pages and files. */
function createRoutes(parts: HostParts): Hono<HostEnv> {
  const { pages, limits, metrics, logger } = parts;
  const routes = new Hono<HostEnv>();
  routes.onError((error, { env }) => {
    const isAbort = isClientAbort(error, env);
    logger[isAbort ? "debug" : "error"]({ error }, "a request failed");
    return isAbort ? clientClosed() : internalError();
  });
  routes.route("/", parts.unguarded);
  guardPages(routes, parts);
  routes.use(
    "/api/*",
    limitRejectedTokens(limits.bearers, () => metrics.rejected("limit")),
  );
  routes.route("/", parts.guarded);
  routes.all("*", async (context) => {
    const request = await bufferBody(context.req.raw);
    if (!request) return requestTimeout();
    // Checked by the guard. The router would compare its scheme with that of our connection, which is http behind a TLS proxy.
    request.headers.delete("origin");
    const response = await pages.answer(request, context.env.client);
    // The router answers a request that is aborted while it renders with a 500.
    return response.status === 500 && request.signal.aborted ? clientClosed() : response;
  });
  return routes;
}

/** Create the host, which answers all requests: cached pages first, then files and routes. */
export function createHost(parts: HostParts): Host {
  const { pages, files, metrics, logger, plainHeaders, trustedProxies } = parts;
  const routes = createRoutes(parts);
  const watch = { logger, metrics, hasTrustedProxy: trustedProxies > 0 };

  async function answerUncached(request: Request, bindings: HttpBindings, path: string) {
    const { method = "GET", url = "/", headers } = bindings.incoming;
    if (url.length > MAX_URL_LENGTH) {
      metrics.rejected("size");
      return withSecurityHeaders(uriTooLong(), plainHeaders);
    }
    if (files && READING_METHODS.includes(method)) {
      const file = await files(path, headers);
      if (file) return file;
    }
    const client = clientIpOf(bindings, trustedProxies);
    return withSecurityHeaders(await routes.fetch(request, { ...bindings, client }), plainHeaders);
  }

  function answerFully(request: Request, bindings: HttpBindings, path: string) {
    const { method = "GET", headers } = bindings.incoming;
    const givenId = headers["x-request-id"];
    const observed = { method, path, givenId: typeof givenId === "string" ? givenId : undefined };
    return observe(observed, watch, () =>
      answerUncached(request, bindings, path).catch((error: unknown) => {
        logger.error({ error }, "a request failed");
        return withSecurityHeaders(internalError(), plainHeaders);
      }),
    );
  }

  function answerFromCache(bindings: HttpBindings, path: string) {
    const { method = "GET", url = "/", headers } = bindings.incoming;
    if (!pages.cache || !READING_METHODS.includes(method) || url.length > MAX_URL_LENGTH)
      return null;
    const start = performance.now();
    const client = () => clientIpOf(bindings, trustedProxies);
    const answer = pages.cache.answer({ url, headers, client }, metrics.cached);
    const count = (response: Response | null) => {
      const seconds = (performance.now() - start) / MILLISECONDS;
      if (response) metrics.answered(routeName(path), response.status, seconds);
      return response;
    };
    return answer instanceof Promise ? answer.then(count) : count(answer);
  }

  return {
    fetch(request, bindings) {
      const [path = "/"] = (bindings.incoming.url ?? "/").split("?", 1);
      const rejection = rejectTarget(path);
      if (rejection) {
        metrics.rejected("target");
        return withSecurityHeaders(rejection, plainHeaders);
      }
      const redirect = followLanguage(bindings.incoming, plainHeaders);
      if (redirect) return redirect;
      const cached = answerFromCache(bindings, path);
      if (cached instanceof Promise) {
        return cached.then(
          (found) => found ?? answerFully(request, bindings, path),
          (error: unknown) => {
            logger.error({ error }, "a public page failed");
            return answerFully(request, bindings, path);
          },
        );
      }
      return cached ?? answerFully(request, bindings, path);
    },
  };
}
