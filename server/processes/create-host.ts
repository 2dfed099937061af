import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { bufferBody } from "../http/buffer-body.ts";
import { clientIp } from "../http/client-ip.ts";
import type { ClientLimits } from "../http/client-limits.ts";
import type { PolicySite } from "../http/content-security-policy.ts";
import { crossOrigin, internalError, requestTimeout, uriTooLong } from "../http/error-responses.ts";
import { limitRejectedTokens } from "../http/limit-rejected-tokens.ts";
import { routeName } from "../http/metrics/route-name.ts";
import type { ShopMetrics } from "../http/metrics/shop-metrics.ts";
import { observe } from "../http/observe.ts";
import { rejectLargeBody } from "../http/reject-large-body.ts";
import { isSameOrigin } from "../http/same-origin.ts";
import { securityHeaders } from "../http/security-headers.ts";
import { followLanguage } from "../pages/follow-language.ts";
import type { Pages } from "../pages/pages.ts";
import type { StaticFiles } from "../pages/static-files.ts";
import type { Logger } from "../runtime/logger.ts";

const KILOBYTE = 1024;
/** The longest is a bag's question about thirty products, or staff's about a page of them. */
const MOST_ADDRESS = 8 * KILOBYTE;
/** A full bag with its customer is under ten kilobytes. */
const MOST_FORM = 64 * KILOBYTE;
/** Takes a picture, and has a limit of its own. */
const UPLOAD = /^\/api\/products\/[^/]+\/pictures$/;
const MILLISECONDS = 1000;
const READING_METHODS = ["GET", "HEAD"];

type Bindings = { Bindings: HttpBindings };

export type HostParts = {
  pages: Pages;
  /** What browsers may reach of the embedded Supabase; no route where there is none. */
  supabaseProxy: (clientOf: (context: Context<Bindings>) => string) => Hono<Bindings>;
  /** The payment stand-in, where one is offered. */
  sandbox: Hono | null;
  /** What staff ask of the server itself. */
  api: Hono<Bindings>;
  /** Null while the development server serves the browser's files. */
  files: StaticFiles | null;
  watch: Hono;
  /** What link previews show of a page. */
  cards: Hono;
  limits: Pick<ClientLimits, "bearers">;
  metrics: ShopMetrics;
  logger: Logger;
  site: PolicySite;
  /** The shop's own address. */
  url: string;
  /** How many proxies of our own stand before the shop. */
  trustedProxies: number;
};

export type Host = {
  fetch(request: Request, bindings: HttpBindings): Response | Promise<Response>;
};

/** What guards every page and every action of the shop's own. */
function guardPages(host: Hono<Bindings>, { metrics, url }: HostParts): void {
  const ownHost = new URL(url).host;
  host.use(async ({ req }, next) => {
    const { method } = req;
    const [origin, secFetchSite, named] = [
      req.header("origin"),
      req.header("sec-fetch-site"),
      req.header("host"),
    ];
    if (isSameOrigin({ method, origin, secFetchSite, host: named }, ownHost)) return next();
    metrics.rejected("origin");
    return crossOrigin();
  });
  const onError = (context: Context) => {
    metrics.rejected("size");
    return rejectLargeBody(context);
  };
  const limited = bodyLimit({ maxSize: MOST_FORM, onError });
  host.use((context, next) => (UPLOAD.test(context.req.path) ? next() : limited(context, next)));
}

/** Everything but the pages that are kept: the slower way through the shop. */
function createRoutes(parts: HostParts): Hono<Bindings> {
  const { sandbox, pages, limits, metrics, logger } = parts;
  const routes = new Hono<Bindings>();
  const addressOf = ({ req, env }: Context<Bindings>) =>
    clientIp(
      env.incoming.socket.remoteAddress,
      req.header("x-forwarded-for"),
      parts.trustedProxies,
    );
  routes.onError((error) => {
    logger.error({ error }, "a request failed");
    return internalError();
  });
  routes.route("/", parts.watch);
  routes.route("/", parts.supabaseProxy(addressOf));
  if (sandbox) routes.route("/payphone-sandbox", sandbox);
  routes.route("/social-card", parts.cards);
  guardPages(routes, parts);
  const onLimit = () => metrics.rejected("limit");
  routes.use(
    "/api/*",
    limitRejectedTokens({ limiter: limits.bearers, clientOf: addressOf, onLimit }),
  );
  routes.route("/api", parts.api);
  routes.all("*", async (context) => {
    const request = await bufferBody(context.req.raw);
    return request ? pages.answer(request, addressOf(context)) : requestTimeout();
  });
  return routes;
}

/** Adds to an answer that is no page what every answer carries. */
function dressed(response: Response, plainHeaders: Record<string, string>): Response {
  if (response.headers.has("Content-Security-Policy")) return response;
  // An answer that was passed on from elsewhere cannot be written to.
  const answer = new Response(response.body, response);
  for (const [name, value] of Object.entries(plainHeaders)) answer.headers.set(name, value);
  return answer;
}

/** Takes everything the shop is made of and returns the one server that answers for it. */
export function createHost(parts: HostParts): Host {
  const { pages, files, metrics, logger, trustedProxies } = parts;
  const routes = createRoutes(parts);
  const plainHeaders = securityHeaders({ path: "/", nonce: null }, parts.site);
  const watch = { logger, metrics, hasTrustedProxy: trustedProxies > 0 };

  function answerFully(request: Request, bindings: HttpBindings, path: string) {
    const { method = "GET", url = "/", headers } = bindings.incoming;
    const givenId = headers["x-request-id"];
    const observed = { method, path, givenId: typeof givenId === "string" ? givenId : undefined };
    return observe(observed, watch, async () => {
      if (url.length > MOST_ADDRESS) {
        metrics.rejected("size");
        return dressed(uriTooLong(), plainHeaders);
      }
      if (files && READING_METHODS.includes(method)) {
        const { "accept-encoding": acceptEncoding, "if-none-match": ifNoneMatch } = headers;
        const file = await files({
          path,
          acceptEncoding: String(acceptEncoding ?? ""),
          ifNoneMatch,
        });
        if (file) return file;
      }
      return dressed(await routes.fetch(request, bindings), plainHeaders);
    });
  }

  /** A kept page needs nothing of what follows: it is looked for first. */
  function answerKept({ incoming }: HttpBindings, path: string) {
    const { method = "GET", url = "/", headers } = incoming;
    if (!pages.cache || !READING_METHODS.includes(method) || url.length > MOST_ADDRESS) return null;
    const begun = performance.now();
    const { "accept-encoding": acceptEncoding, "if-none-match": ifNoneMatch } = headers;
    const question = {
      url,
      acceptEncoding: String(acceptEncoding ?? ""),
      ifNoneMatch,
      purpose: String(headers["sec-purpose"] ?? ""),
    };
    const answer = pages.cache.answer(question, metrics.cached);
    const count = (response: Response | null) => {
      const seconds = (performance.now() - begun) / MILLISECONDS;
      if (response) metrics.answered(routeName(path), response.status, seconds);
      return response;
    };
    return answer instanceof Promise ? answer.then(count) : count(answer);
  }

  return {
    fetch(request, bindings) {
      const elsewhere = followLanguage(bindings.incoming, plainHeaders);
      if (elsewhere) return elsewhere;
      const [path = "/"] = (bindings.incoming.url ?? "/").split("?", 1);
      const kept = answerKept(bindings, path);
      if (kept instanceof Promise) {
        return kept.then(
          (found) => found ?? answerFully(request, bindings, path),
          (error: unknown) => {
            logger.error({ error }, "a public page failed");
            return answerFully(request, bindings, path);
          },
        );
      }
      return kept ?? answerFully(request, bindings, path);
    },
  };
}
