import { randomBytes } from "node:crypto";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import {
  reportErrorContext,
  sandboxContext,
  scriptNonceContext,
  storeUrlContext,
} from "#app/rendering-context.ts";
import { type Shop, shopContext } from "#app/shop-context.ts";
import type { PolicySite } from "../http/content-security-policy.ts";
import { securityHeaders } from "../http/security-headers.ts";
import type { Logger } from "../runtime/logger.ts";

const NONCE_BYTES = 16;
const NOT_ALLOWED = 405;
/** React Router's, for a redirect of a page's data. */
const DATA_REDIRECT = 202;

type RendererParts = {
  build: ServerBuild | (() => Promise<ServerBuild>);
  /** Null for the development server, whose scripts are inline. */
  site: PolicySite | null;
  logger: Logger;
  /** The shop's own URL. */
  url: string;
  /** Whether payments are made in the sandbox. */
  isSandbox: boolean;
};

/** Render a request with the given services and set the headers of every page. */
export type RenderPage = (request: Request, shop: Shop) => Promise<Response>;

/** Create the renderer of the built pages; each response gets its own nonce. */
export function createRenderPage(parts: RendererParts): RenderPage {
  const { build, site, logger, url, isSandbox } = parts;
  const handle = createRequestHandler(build);
  return async (request, shop) => {
    const startedAt = performance.now();
    const nonce = randomBytes(NONCE_BYTES).toString("base64");
    const context = new RouterContextProvider();
    context.set(shopContext, shop);
    context.set(storeUrlContext, url);
    context.set(sandboxContext, isSandbox);
    if (site) context.set(scriptNonceContext, nonce);
    context.set(reportErrorContext, (error) => logger.error({ error }, "a page failed"));
    const response = await handle(request, context);
    if (site) {
      const isPage = response.headers.get("Content-Type")?.startsWith("text/html") ?? false;
      const answered = { path: new URL(request.url).pathname, nonce: isPage ? nonce : null };
      for (const [name, value] of Object.entries(securityHeaders(answered, site))) {
        response.headers.set(name, value);
      }
    }
    // RFC 9110 requires `Allow` with a 405.
    if (response.status === NOT_ALLOWED) response.headers.set("Allow", "GET, HEAD");
    // The target of a redirect may hold what opens an order.
    const isRedirect = response.headers.has("Location") || response.status === DATA_REDIRECT;
    const caching = isRedirect ? "no-store" : "no-cache";
    if (!response.headers.has("Cache-Control")) response.headers.set("Cache-Control", caching);
    const took = (performance.now() - startedAt).toFixed(1);
    response.headers.append("Server-Timing", `render;dur=${took}`);
    return response;
  };
}
