import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Backend } from "../../database/backend.ts";
import type { Logger } from "../../runtime/logger.ts";
import type { ConcurrencyLimit } from "../concurrency-limit.ts";
import { overloaded } from "../error-responses.ts";
import type { HostEnv } from "../host-env.ts";
import type { ShopMetrics } from "../metrics/shop-metrics.ts";
import { rejectLargeBody } from "../reject-large-body.ts";
import { parseAuthRequest } from "./auth-body.ts";
import { type Access, accessTo } from "./endpoints.ts";
import { type ForwardedRequest, forwardRequest } from "./forward-request.ts";
import { createSignInGuard } from "./sign-in-guard.ts";
import { createStaffSessions, type StaffSession } from "./staff-sessions.ts";
import { writesWholeTable } from "./writes-whole-table.ts";

type HostContext = Context<HostEnv>;

const PREFIXES = ["/rest/v1", "/auth/v1", "/storage/v1"] as const;
const MAX_BODY_BYTES = {
  "/rest/v1": 2 * 1024 * 1024,
  "/auth/v1": 8 * 1024,
  "/storage/v1": 64 * 1024,
};

const NO_STORE = { "Cache-Control": "no-store" };

const errorResponse = (status: number, message: string, headers: Record<string, string> = {}) =>
  Response.json({ message }, { status, headers: { ...NO_STORE, ...headers } });
const notFound = () => errorResponse(404, "Not found");

const tooMany = (wait: number) =>
  Response.json(
    { code: "over_request_rate_limit", message: "Too many attempts. Please wait a little." },
    { status: 429, headers: { ...NO_STORE, "Retry-After": String(wait) } },
  );

type SupabaseProxyParts = {
  backend: Pick<Backend, "embedded" | "database">;
  /** Separate limits: requests for pictures, of which a client has a share, never delay staff and sign-in. */
  limits: { pictures: ConcurrencyLimit; staff: ConcurrencyLimit };
  metrics: Pick<ShopMetrics, "rejected">;
  logger: Pick<Logger, "warn">;
};

/**
 * Create the routes that forward browsers' requests to the embedded Supabase: those on the allow-list, limited in size
 * and, for sign-in, in rate. All others are rejected without a database call. There are no routes without an embedded
 * Supabase.
 */
export function createSupabaseProxy(parts: SupabaseProxyParts): Hono<HostEnv> {
  const { backend, limits, metrics, logger } = parts;
  const proxy = new Hono<HostEnv>();
  const { embedded, database } = backend;
  if (!embedded || !database) return proxy;
  const { fetch: send, jwtSecret } = embedded;
  const sessions = createStaffSessions({
    jwtSecret,
    send,
    publishableKey: database.browser.publishableKey,
    server: database.server,
  });
  const signIn = createSignInGuard((wait) => {
    metrics.rejected("limit");
    return tooMany(wait);
  });

  const forward = (request: ForwardedRequest) => forwardRequest(request, send);

  async function within<Value>(
    limit: ConcurrencyLimit,
    work: () => Promise<Value>,
    client?: string,
  ): Promise<Value | Response> {
    const answer = limit.run(work, client);
    if (!answer) {
      metrics.rejected("overload");
      return overloaded();
    }
    return answer.catch((error: unknown) => {
      logger.warn({ error }, "the embedded database did not answer");
      return errorResponse(503, "The database is not answering.", { "Retry-After": "2" });
    });
  }

  /** Return the session of a request, or the error response. */
  async function authorize(
    access: Access,
    { headers }: ForwardedRequest,
  ): Promise<StaffSession | Response> {
    const session = await sessions.find(headers.get("authorization") ?? undefined);
    if (session === null) return errorResponse(401, "Please sign in.");
    if (access === "signed-in" || (await sessions.isStaff(session.userId))) return session;
    return errorResponse(403, "Only staff may do this.");
  }

  async function answerSignIn(
    context: HostContext,
    request: ForwardedRequest,
    sessionId: string | null,
  ): Promise<Response> {
    const { method, url } = request;
    const body = await context.req.text();
    const authRequest = parseAuthRequest(
      method,
      url.pathname,
      url.searchParams.get("grant_type"),
      body,
    );
    if (!authRequest) return errorResponse(400, "The request could not be read.");
    const sent = { ...request, body: JSON.stringify(authRequest.body) };
    const forwarded = () => within(limits.staff, () => forward(sent));
    return authRequest.kind === "change-password"
      ? signIn.guardPasswordChange(sessionId ?? "", forwarded)
      : signIn.guard(context.env.client, authRequest, forwarded);
  }

  /** Handle an authorized request. */
  async function answerSession(
    context: HostContext,
    request: ForwardedRequest,
    { sessionId }: StaffSession,
  ): Promise<Response> {
    const { method, url } = request;
    if (writesWholeTable(method, url)) return errorResponse(400, "Name the rows by their id.");
    const endsSessions = url.pathname.startsWith("/auth/v1/") && method !== "GET";
    try {
      if (endsSessions && method === "PUT") return await answerSignIn(context, request, sessionId);
      const hasBody = !endsSessions && method !== "GET" && method !== "HEAD";
      const body = hasBody ? await context.req.arrayBuffer() : null;
      return await within(limits.staff, () => forward({ ...request, body }));
    } finally {
      if (endsSessions) sessions.forget();
    }
  }

  async function answer(context: HostContext): Promise<Response> {
    const { method, raw } = context.req;
    const url = new URL(raw.url);
    const access = accessTo(method, url.pathname);
    if (!access) return notFound();
    const request = { method, url, headers: raw.headers, body: null };
    if (access === "anyone") {
      if (url.pathname.startsWith("/auth/v1/")) return answerSignIn(context, request, null);
      return within(limits.pictures, () => forward(request), context.env.client);
    }
    const session = await within(limits.staff, () => authorize(access, request));
    return session instanceof Response ? session : answerSession(context, request, session);
  }

  for (const prefix of PREFIXES) {
    proxy.use(
      `${prefix}/*`,
      bodyLimit({ maxSize: MAX_BODY_BYTES[prefix], onError: rejectLargeBody }),
    );
    proxy.all(`${prefix}/*`, answer);
    proxy.all(prefix, notFound);
  }
  return proxy;
}
