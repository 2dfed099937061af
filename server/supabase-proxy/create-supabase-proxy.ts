import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Backend } from "../backend.ts";
import { refuseLargeBody } from "../http/refuse-large-body.ts";
import { crowded } from "../http/refusing-answers.ts";
import type { WorkGate } from "../http/work-gate.ts";
import type { Logger } from "../logger.ts";
import type { ShopMetrics } from "../metrics/shop-metrics.ts";
import { parseAuthRequest } from "./auth-body.ts";
import { type Endpoint, findEndpoint } from "./endpoints.ts";
import { type ForwardedRequest, forwardRequest } from "./forward-request.ts";
import { createSignInGuard } from "./sign-in-guard.ts";
import { createStaffSessions, type StaffSessions } from "./staff-sessions.ts";

type HostContext = Context<{ Bindings: HttpBindings }>;

const PREFIXES = ["/rest/v1", "/auth/v1", "/storage/v1"] as const;
const MOST_BYTES = { "/rest/v1": 2 * 1024 * 1024, "/auth/v1": 8 * 1024, "/storage/v1": 64 * 1024 };

const NO_STORE = { "Cache-Control": "no-store" };

const refuse = (status: number, message: string, headers: Record<string, string> = {}) =>
  Response.json({ message }, { status, headers: { ...NO_STORE, ...headers } });
const notFound = () => refuse(404, "Not found");
const signedOut = () => refuse(401, "Please sign in.");

const tooMany = (wait: number) =>
  Response.json(
    { code: "over_request_rate_limit", message: "Too many attempts. Please wait a little." },
    { status: 429, headers: { ...NO_STORE, "Retry-After": String(wait) } },
  );

export type SupabaseProxyParts = {
  backend: Pick<Backend, "embedded" | "clients">;
  clientOf: (context: HostContext) => string;
  gate: WorkGate;
  metrics: Pick<ShopMetrics, "refused">;
  logger: Pick<Logger, "warn">;
};

/** Returns the refusal of a request to an endpoint that its sender may not use; null where they may. */
async function refusalOf(
  { access }: Endpoint,
  authorization: string | undefined,
  sessions: StaffSessions,
): Promise<Response | null> {
  if (access === "anyone") return null;
  const userId = await sessions.findUser(authorization);
  if (userId === null) return signedOut();
  if (access === "signed-in" || (await sessions.isStaff(userId))) return null;
  return refuse(403, "Only staff may do this.");
}

/**
 * Takes the embedded Supabase and returns the routes that pass browsers' requests on to it: those of the allow-list, within limits of
 * size and, for sign-in, of number. Everything else is refused here and costs the database nothing. Without an embedded one it has no routes.
 */
export function createSupabaseProxy(parts: SupabaseProxyParts): Hono<{ Bindings: HttpBindings }> {
  const { backend, clientOf, gate, metrics, logger } = parts;
  const proxy = new Hono<{ Bindings: HttpBindings }>();
  const { embedded, clients } = backend;
  if (!embedded || !clients) return proxy;
  const sessions = createStaffSessions(embedded.jwtSecret, clients.server);
  const signIn = createSignInGuard();

  const { fetch: send } = embedded;

  async function forward(request: ForwardedRequest): Promise<Response> {
    const leave = gate.enter();
    if (!leave) {
      metrics.refused("crowd");
      return crowded();
    }
    try {
      return await forwardRequest(request, send);
    } catch (error) {
      logger.warn({ error }, "the embedded database did not answer");
      return refuse(503, "The database is not answering.", { "Retry-After": "2" });
    } finally {
      leave();
    }
  }

  async function answerAuth(context: HostContext, request: ForwardedRequest): Promise<Response> {
    const { method, url } = request;
    const takesBody = method === "PUT" || (method === "POST" && url.pathname !== "/auth/v1/logout");
    const grantType = url.searchParams.get("grant_type");
    const body = takesBody ? await context.req.text() : "";
    const asked = takesBody ? parseAuthRequest(method, url.pathname, grantType, body) : null;
    if (takesBody && !asked) return refuse(400, "The request could not be read.");
    const sent = { ...request, body: asked ? JSON.stringify(asked.body) : null };
    const answer = await signIn.guard(clientOf(context), asked, () => forward(sent));
    if (answer.kind === "answered") return answer.response;
    metrics.refused("limit");
    return tooMany(answer.wait);
  }

  async function answer(context: HostContext): Promise<Response> {
    const { method, raw } = context.req;
    const url = new URL(raw.url);
    const endpoint = findEndpoint(method, url.pathname);
    if (!endpoint) return notFound();
    const refusal = await refusalOf(
      endpoint,
      raw.headers.get("authorization") ?? undefined,
      sessions,
    );
    if (refusal) return refusal;
    const request = { method, url, headers: raw.headers, body: null };
    if (url.pathname.startsWith("/auth/v1/")) return answerAuth(context, request);
    const hasBody = method !== "GET" && method !== "HEAD";
    return forward({ ...request, body: hasBody ? await context.req.arrayBuffer() : null });
  }

  for (const prefix of PREFIXES) {
    proxy.use(`${prefix}/*`, bodyLimit({ maxSize: MOST_BYTES[prefix], onError: refuseLargeBody }));
    proxy.all(`${prefix}/*`, answer);
    proxy.all(prefix, notFound);
  }
  return proxy;
}
