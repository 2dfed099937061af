import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Backend } from "../../database/backend.ts";
import type { Logger } from "../../runtime/logger.ts";
import type { WorkGate } from "../concurrency-limit.ts";
import { crowded } from "../error-responses.ts";
import type { ShopMetrics } from "../metrics/shop-metrics.ts";
import { refuseLargeBody } from "../refuse-large-body.ts";
import { parseAuthRequest } from "./auth-body.ts";
import { type Endpoint, findEndpoint } from "./endpoints.ts";
import { type ForwardedRequest, forwardRequest } from "./forward-request.ts";
import { createSignInGuard, type GuardedAnswer } from "./sign-in-guard.ts";
import { createStaffSessions, type StaffSession } from "./staff-sessions.ts";
import { writesWholeTable } from "./writes-whole-table.ts";

type HostContext = Context<{ Bindings: HttpBindings }>;

const PREFIXES = ["/rest/v1", "/auth/v1", "/storage/v1"] as const;
const MOST_BYTES = { "/rest/v1": 2 * 1024 * 1024, "/auth/v1": 8 * 1024, "/storage/v1": 64 * 1024 };

const NO_STORE = { "Cache-Control": "no-store" };

const refuse = (status: number, message: string, headers: Record<string, string> = {}) =>
  Response.json({ message }, { status, headers: { ...NO_STORE, ...headers } });
const notFound = () => refuse(404, "Not found");

const tooMany = (wait: number) =>
  Response.json(
    { code: "over_request_rate_limit", message: "Too many attempts. Please wait a little." },
    { status: 429, headers: { ...NO_STORE, "Retry-After": String(wait) } },
  );

export type SupabaseProxyParts = {
  backend: Pick<Backend, "embedded" | "clients" | "browser">;
  clientOf: (context: HostContext) => string;
  /** Room for strangers' pictures, and apart from it for staff and sign-in. */
  gates: { pictures: WorkGate; staff: WorkGate };
  metrics: Pick<ShopMetrics, "refused">;
  logger: Pick<Logger, "warn">;
};

/**
 * Takes the embedded Supabase and returns the routes that pass browsers' requests on to it: those of the allow-list, within limits of
 * size and, for sign-in, of number. Everything else is refused here and costs the database nothing. Without an embedded one it has no routes.
 */
export function createSupabaseProxy(parts: SupabaseProxyParts): Hono<{ Bindings: HttpBindings }> {
  const { backend, clientOf, gates, metrics, logger } = parts;
  const proxy = new Hono<{ Bindings: HttpBindings }>();
  const { embedded, clients, browser } = backend;
  if (!embedded || !clients || !browser) return proxy;
  const { fetch: send, jwtSecret } = embedded;
  const sessions = createStaffSessions({
    jwtSecret,
    send,
    publishableKey: browser.publishableKey,
    server: clients.server,
  });
  const signIn = createSignInGuard();

  const forward = (request: ForwardedRequest) => forwardRequest(request, send);

  async function within<Value>(
    gate: WorkGate,
    work: () => Promise<Value>,
  ): Promise<Value | Response> {
    const leave = gate.enter();
    if (!leave) {
      metrics.refused("crowd");
      return crowded();
    }
    try {
      return await work();
    } catch (error) {
      logger.warn({ error }, "the embedded database did not answer");
      return refuse(503, "The database is not answering.", { "Retry-After": "2" });
    } finally {
      leave();
    }
  }

  /** Returns the session of a request to an endpoint that is not for anyone, or the refusal of its sender. */
  async function authorize(
    { access }: Endpoint,
    { headers }: ForwardedRequest,
  ): Promise<StaffSession | Response> {
    const session = await sessions.find(headers.get("authorization") ?? undefined);
    if (session === null) return refuse(401, "Please sign in.");
    if (access === "signed-in" || (await sessions.isStaff(session.userId))) return session;
    return refuse(403, "Only staff may do this.");
  }

  function answerGuarded(answer: GuardedAnswer): Response {
    if (answer.kind === "answered") return answer.response;
    metrics.refused("limit");
    return tooMany(answer.wait);
  }

  /** Ends the other sessions too, as the hosted Auth does by itself. */
  async function changePassword(request: ForwardedRequest): Promise<Response> {
    const response = await forward(request);
    if (!response.ok) return response;
    const url = new URL("/auth/v1/logout?scope=others", request.url);
    await forward({ ...request, method: "POST", url, body: null });
    return response;
  }

  async function answerSignIn(
    context: HostContext,
    request: ForwardedRequest,
    sessionId: string | null,
  ): Promise<Response> {
    const { method, url } = request;
    const body = await context.req.text();
    const asked = parseAuthRequest(method, url.pathname, url.searchParams.get("grant_type"), body);
    if (!asked) return refuse(400, "The request could not be read.");
    const sent = { ...request, body: JSON.stringify(asked.body) };
    if (asked.kind !== "change-password") {
      const forwarded = () => within(gates.staff, () => forward(sent));
      return answerGuarded(await signIn.guard(clientOf(context), asked, forwarded));
    }
    const changed = () => within(gates.staff, () => changePassword(sent));
    return answerGuarded(await signIn.guardPasswordChange(sessionId ?? "", changed));
  }

  /** Answers a request whose sender may use its endpoint. */
  async function answerSession(
    context: HostContext,
    request: ForwardedRequest,
    { sessionId }: StaffSession,
  ): Promise<Response> {
    const { method, url } = request;
    if (writesWholeTable(method, url)) return refuse(400, "Name the rows by their id.");
    const endsSessions = url.pathname.startsWith("/auth/v1/") && method !== "GET";
    try {
      if (endsSessions && method === "PUT") return await answerSignIn(context, request, sessionId);
      const hasBody = !endsSessions && method !== "GET" && method !== "HEAD";
      const body = hasBody ? await context.req.arrayBuffer() : null;
      return await within(gates.staff, () => forward({ ...request, body }));
    } finally {
      if (endsSessions) sessions.forget();
    }
  }

  async function answer(context: HostContext): Promise<Response> {
    const { method, raw } = context.req;
    const url = new URL(raw.url);
    const endpoint = findEndpoint(method, url.pathname);
    if (!endpoint) return notFound();
    const request = { method, url, headers: raw.headers, body: null };
    if (endpoint.access === "anyone") {
      if (url.pathname.startsWith("/auth/v1/")) return answerSignIn(context, request, null);
      return within(gates.pictures, () => forward(request));
    }
    const session = await within(gates.staff, () => authorize(endpoint, request));
    return session instanceof Response ? session : answerSession(context, request, session);
  }

  for (const prefix of PREFIXES) {
    proxy.use(`${prefix}/*`, bodyLimit({ maxSize: MOST_BYTES[prefix], onError: refuseLargeBody }));
    proxy.all(`${prefix}/*`, answer);
    proxy.all(prefix, notFound);
  }
  return proxy;
}
